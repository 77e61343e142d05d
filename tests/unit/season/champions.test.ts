/** Champions of a season, and what is missing until it is over. */
import { test } from 'vitest';
import { missingResults } from '../../../src/archive/season-plans.ts';
import { round, seasonOf, type Sheets } from './season.ts';
import { expectTold } from '../../fixtures/told.ts';

/** Champions of a season, each with the final that decided, and below them what is missing. */
function told(sheets: Sheets): string[] {
  const season = seasonOf(sheets);
  const champions = season.champions.map(({ division, player, final }) => {
    const decided = final ? `, final ${final.id}` : '';
    return `${division?.id ?? 'cup'}: ${player ?? 'nobody'}${decided}`;
  });
  return [...champions, ...missingResults(season).map((one) => `missing: ${one}`)];
}

const over = round('Fecha 1', '', 'Ana 2-0 Beto', 'Ana - Libre');
const tables = { primera: [['Ana', 'Beto']] };

test('a division without a final is won by the first of its only group, once it is over', () =>
  expectTold('champions/groups.out', {
    'the first of the group': told({ primera: over, tables }),
    'nobody while it plays': told({ primera: round('Fecha 1', '', 'Ana - Beto'), tables }),
    'nobody while its fixture is empty, whoever leads': told({ primera: [], tables }),
    'who plays it alone': told({ primera: [], tables: { primera: [['Ana']] } }),
    'nobody if the first of the group has withdrawn': told({
      ...{ primera: over, tables, forfeits: { withdrawn: { ana: '2026-11-13' } } },
    }),
    'nobody, and a playoff misses its duels, although its title stands there': told({
      ...{ primera: over, tables, promociones: [',Promociones,,,,15/11 al 20/11,'] },
    }),
    'nobody without players': told({ primera: over }),
    'nobody of several groups': told({
      ...{ segundaA: over, segundaB: over, tables: { segunda: [['Ana'], ['Beto']] } },
    }),
  }));

const levelTable = { primera: [['Ana,1,1,2,2,2,0', 'Beto,1,1,2,2,2,0', 'Caro,1,1,2,2,2,0']] };
const cycle = round('Fecha 1', '', 'Ana 2-0 Beto; Beto 2-0 Caro; Caro 2-0 Ana');
const after = (duels: string): Sheets => ({
  ...{ primera: [...cycle, ...round('Desempate por el título', '', duels)], tables: levelTable },
});

test('a total tie at the top makes nobody champion until a round «Desempate» breaks it', () =>
  expectTold('champions/tie.out', {
    'a deciding match is missing': told({ primera: cycle, tables: levelTable }),
    'broken by duels': told(after('Beto 2-0 Ana; Beto 2-1 Caro')),
    'broken by lot': told(after('Caro WO- Ana; Caro WO- Beto')),
    'not yet played': told(after('Beto 2-0 Ana; Beto - Caro')),
    'not broken by that': told(after('Beto 2-0 Ana; Ana 2-0 Caro; Caro 2-0 Beto')),
    'no tie if the season’s duels separate the players, whatever «Desempate» says': told({
      primera: [...round('Fecha 1', '', 'Ana 2-0 Beto'), ...round('Desempate', '', 'Ana 0-2 Beto')],
      tables: { primera: [['Beto,1,1,2,2,2,0', 'Ana,1,1,2,2,2,0']] },
    }),
  }));

const semis = round('Semifinales', '', 'Ana 2-0 Beto', 'Caro 2-1 Dani');
const won = round('Final', '', 'Ana 1-2 Caro');
const level = round('Final', '', 'Ana 1-1 Caro');
const third = round('Final por el 3.er puesto', '', 'Beto 2-0 Dani');

test('a final crowns its winner', () => {
  const of = (...rounds: string[][]): string[] => told({ cup: rounds.flat() });
  return expectTold('champions/final.out', {
    'with a winner': of(won),
    'below a third place': of(third, won),
    'to play': of(round('Final', '', 'Ana - Caro')),
    'that ended level': of(level),
    'that is 0–0, which is how sheets write «not yet»': of(round('Final', '', 'Ana 0-0 Caro')),
    'won by nobody known': of(round('Final', '', 'Ganador SF1 2-0 Caro')),
    'not even drawn': of(),
    'after the semifinals': of(semis),
    'that might be either of two': of(round('Final', '', 'Ana 2-0 Beto', 'Caro - Dani')),
    'that might be either of two rounds': of(won, round('Final B', '', 'Dani 2-0 Eva')),
    'for third place alone': of(third),
    'of a division': told({ segundaFinal: [...third, ...won] }),
    'of a division, that ended level': told({ segundaFinal: level }),
    'of a division, not even drawn': told({ segundaFinal: [] }),
  });
});

test('champions are listed by division, then the cup’s, and what a season lacks is each open duel, empty fixture and champion', () =>
  expectTold('champions/seasons.out', {
    'a season that is over': told({ primera: over, cup: won, tables }),
    'a final of each kind': told({
      ...{ primera: over, segundaFinal: [...semis, ...won], cup: level, tables },
    }),
    // Group B of Segunda has only one player, so no duel of it is missing.
    'much that is missing': told({
      primera: [
        ...round('Fecha 1', '', 'Ana 2-0 Beto'),
        ...round('Fecha 2', '', 'Beto - Ana', 'Beto - Libre', 'Ana - Beto'),
      ],
      promociones: [],
      segundaFinal: round('Final', '', 'Ana - Ganador SF1'),
      cup: [],
      tables: { primera: [['Ana', 'Beto']], segunda: [['Caro', 'Dani'], ['Eva']] },
    }),
  }));
