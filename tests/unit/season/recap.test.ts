/** The recap of a finished season (docs/product.md, «A season's recap»). */
import { describe, expect, test } from 'vitest';
import { duelChance } from '../../../src/domain/duel-chance.ts';
import { seasonRecap, type EloOn, type SeasonRecap } from '../../../src/season/recap.ts';
import { archived, pairs, round } from './season.ts';

const noElo: EloOn = () => null;
const recapOf = (duels: readonly string[], eloOn = noElo): SeasonRecap | null =>
  seasonRecap(archived({ cup: round('4tos de Final', '', ...duels) }, 2025), eloOn);

test.each([
  ['no duel', []],
  ['duels to play', ['Ana - Beto', 'Ana 0-0 Caro']],
  ['byes', ['Ana 2-0 Libre']],
  ['players who are not known', ['Ganador SF-1 2-0 Ana']],
])('a season of %s says nothing', (_, duels) => {
  expect(recapOf(duels)).toBeNull();
});

test('duels, games and players are counted from results between two players, each once', () => {
  const duels = ['Ana 2-1 Beto', 'ana 1-1 Caro', 'Dani - Eva', 'Fede 2-0 BYE'];
  expect(recapOf(duels)).toMatchObject({ duels: 2, games: 5, players: 3 });
  const shared = archived({ promociones: round('Promociones', '', 'Ana 2-0 Beto') }, 2025);
  expect(seasonRecap(shared, noElo)).toMatchObject({ duels: 1 });
});

describe('the longest run', () => {
  test.each([
    ['Ana 2-1 Zoe', { length: 3, players: ['Ana'] }],
    ['Ana 1-2 Zoe', null],
  ])('goes over league and cup by their days, not by their sheets: %s', (duel, run) => {
    const primera = [
      ...round('Fecha 1', '1/5 al 7/5', 'Ana 2-0 Beto'),
      ...round('Fecha 2', '1/7 al 7/7', 'Ana 2-0 Caro'),
    ];
    const season = archived({ primera, cup: round('Final', '1/6 al 7/6', duel) }, 2025);
    expect(seasonRecap(season, noElo)?.run).toEqual(run);
  });

  test('names all players who had it, and needs more than one duel', () => {
    const duels = ['Zoe 2-0 Beto', 'Zoe 2-0 Caro', 'Ana 2-0 Zoe', 'Ana 2-0 Beto'];
    expect(recapOf(duels)?.run).toEqual({ length: 2, players: ['Ana', 'Zoe'] });
    expect(recapOf(['Ana 2-0 Beto'])?.run).toBeNull();
  });
});

describe('close duels', () => {
  test.each([
    ['2-1', 1],
    ['3-4', 1],
    // A duel of a single game.
    ['1-0', 0],
    ['3-1', 0],
    ['1-1', 0],
  ])('are those that the last game decided: %s', (score, count) => {
    expect(recapOf([`Ana ${score} Beto`])?.close?.count ?? 0).toBe(count);
  });

  test('are named if they are three or fewer; otherwise only the finals', () => {
    const three = ['Beto', 'Caro', 'Dani'].map((rival) => `Ana 2-1 ${rival}`);
    expect(recapOf(three)?.close?.named).toHaveLength(3);
    const cup = [...round('Semifinales', '', ...three), ...round('Final', '', 'Ana 1-2 Eva')];
    const close = seasonRecap(archived({ cup }, 2025), noElo)?.close;
    expect(close?.count).toBe(4);
    expect(pairs(close?.named ?? [])).toEqual(['Ana-Eva']);
  });
});

describe('the biggest surprise', () => {
  const elos: Record<string, number> = { Ana: 800, Beto: 600, Caro: 500, Dani: 500 };
  const eloOn: EloOn = (player) => elos[player] ?? null;
  const surpriseOf = (...duels: string[]): SeasonRecap['surprise'] | undefined =>
    recapOf(
      duels.map((duel) => `${duel} @ Jue 8/5 21:00`),
      eloOn,
    )?.surprise;

  test('is the win with the smallest chance by Elo, on either side', () => {
    const duels = ['Beto 2-0 Ana', 'Ana 1-2 Caro', 'Caro 2-0 Beto', 'Ana 2-0 Beto'];
    const chance = duelChance(500, 800, 2);
    expect(surpriseOf(...duels)).toMatchObject({
      known: 4,
      duels: [{ winner: 'Caro', elo: { winner: 500, loser: 800 }, chance }],
    });
  });

  test('lists all wins with the same chance, computed by each duel’s number of games', () => {
    const { duels } = surpriseOf('Caro 3-2 Ana', 'Ana 0-3 Dani') ?? { duels: [] };
    expect(duels.map(({ winner }) => winner)).toEqual(['Caro', 'Dani']);
    expect(duels[0]?.chance).toBe(duelChance(500, 800, 3));
  });

  test.each([
    ['who was expected to win did', 'Ana 2-0 Beto'],
    ['both had the same chance', 'Caro 2-0 Dani'],
    ['nobody won', 'Caro 1-1 Ana'],
    ['the Elo of one is not known', 'Zoe 2-0 Ana'],
  ])('is none where %s', (_, duel) => {
    expect(surpriseOf(duel)).toBeNull();
  });

  test('uses the Elo of the duel’s own day, or of its round’s first day, in the season’s year', () => {
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
    expect(recapOf(['Caro 2-0 Ana'], eloOn)?.surprise).toBeNull();
  });
});
