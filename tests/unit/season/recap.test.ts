/** The recap of a finished season (docs/product.md, «A season's recap»). */
import { expect, test } from 'vitest';
import type { ArchivedSeason } from '../../../src/season/model.ts';
import { seasonRecap, type EloOn } from '../../../src/season/recap.ts';
import { archived, pairs, round } from './season.ts';
import { expectTold } from '../../fixtures/told.ts';

const noElo: EloOn = () => null;
/** Parts of a season's recap, one a line. */
function told(season: ArchivedSeason, eloOn = noElo): string[] {
  const recap = seasonRecap(season, eloOn);
  if (!recap) return ['nothing'];
  const { duels, games, players, walkovers, run, close, surprise } = recap;
  const wins = surprise?.duels.map(
    ({ winner, elo, chance }) => `${winner} ${elo.winner}:${elo.loser} ${chance.toFixed(4)}`,
  );
  return [
    `${duels} duels, ${games} games, ${players} players, ${walkovers} walkovers`,
    ...(run ? [`run of ${run.length}: ${run.players.join(', ')}`] : []),
    ...(close ? [`${close.count} close, named ${pairs(close.named).join(', ')}`] : []),
    ...(wins ? [`surprises of ${surprise?.known}: ${wins.join(', ')}`] : []),
  ];
}
const ofCup = (...duels: string[]): string[] =>
  told(archived({ cup: round('4tos de Final', '', ...duels) }, 2025));

/** A league with two wins of Ana, in May and July, and a cup's final in June. */
const acrossCup = (final: string): string[] =>
  told(
    archived(
      {
        primera: [
          ...round('Fecha 1', '1/5 al 7/5', 'Ana 2-0 Beto'),
          ...round('Fecha 2', '1/7 al 7/7', 'Ana 2-0 Caro'),
        ],
        cup: round('Final', '1/6 al 7/6', final),
      },
      2025,
    ),
  );
const three = ['Beto', 'Caro', 'Dani'].map((rival) => `Ana 2-1 ${rival}`);

const elos: Record<string, number> = { Ana: 800, Beto: 600, Caro: 500, Dani: 500 };
const eloOn: EloOn = (player) => elos[player] ?? null;
const withElo = (...duels: string[]): string[] => {
  const dated = duels.map((duel) => `${duel} @ Jue 8/5 21:00`);
  return told(archived({ cup: round('4tos de Final', '', ...dated) }, 2025), eloOn);
};

test('a recap counts results between two players, each once', () =>
  expectTold('recap.out', {
    'no duel': ofCup(),
    'duels to play': ofCup('Ana - Beto', 'Ana 0-0 Caro'),
    byes: ofCup('Ana 2-0 Libre'),
    'players who are not known': ofCup('Ganador SF-1 2-0 Ana'),
    'results between two players': ofCup(
      ...['Ana 2-1 Beto', 'ana 1-1 Caro', 'Dani - Eva', 'Fede 2-0 BYE'],
    ),
    'a fixture that two divisions share': told(
      archived({ promociones: round('Promociones', '', 'Ana 2-0 Beto') }, 2025),
    ),
    'a run goes over league and cup by their days': acrossCup('Ana 2-1 Zoe'),
    'a defeat between its duels ends a run': acrossCup('Ana 1-2 Zoe'),
    'a run names all players who had it': ofCup(
      ...['Zoe 2-0 Beto', 'Zoe 2-0 Caro', 'Ana 2-0 Zoe', 'Ana 2-0 Beto'],
    ),
    'one duel is no run, and 2–0 is not close': ofCup('Ana 2-0 Beto'),
    'close duels are those that the last game decided': ofCup('Ana 2-1 Beto', 'Ana 3-4 Beto'),
    'a duel of a single game is not close': ofCup('Ana 1-0 Beto'),
    'a clear or level duel is not close': ofCup('Ana 3-1 Beto', 'Ana 1-1 Beto'),
    'three close duels are named': ofCup(...three),
    'of more close duels only finals are named': told(
      archived(
        { cup: [...round('Semifinales', '', ...three), ...round('Final', '', 'Ana 1-2 Eva')] },
        2025,
      ),
    ),
    'a surprise is the win with the smallest chance, on either side': withElo(
      ...['Beto 2-0 Ana', 'Ana 1-2 Caro', 'Caro 2-0 Beto', 'Ana 2-0 Beto'],
    ),
    'all wins with the same chance, by each duel’s number of games': withElo(
      ...['Caro 3-2 Ana', 'Ana 0-3 Dani'],
    ),
    'no surprise by who was expected to win': withElo('Ana 2-0 Beto'),
    'no surprise with the same chance': withElo('Caro 2-0 Dani'),
    'no surprise where nobody won': withElo('Caro 1-1 Ana'),
    'no surprise without both Elos': withElo('Zoe 2-0 Ana'),
    'no surprise without a day': told(
      archived({ cup: round('4tos de Final', '', 'Caro 2-0 Ana') }, 2025),
      eloOn,
    ),
  }));

test('a surprise uses the Elo of the duel’s own day, or of its round’s first day, in the season’s year', () => {
  const asked: string[] = [];
  const log: EloOn = (player, day) => {
    asked.push(`${player} ${day}`);
    return 500;
  };
  const cup = [
    ...round('Semifinales', '5/5 al 18/5', 'Ana 2-0 Beto @ Jue 8/5 21:00'),
    ...round('Final', '19/5 al 1/6', 'Caro 2-0 Dani'),
  ];
  seasonRecap(archived({ cup }, 2025), log);
  expect(asked).toEqual([
    'Ana 2025-05-08',
    'Beto 2025-05-08',
    'Caro 2025-05-19',
    'Dani 2025-05-19',
  ]);
});
