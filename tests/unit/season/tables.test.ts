/** Sums of results: records, checked and supposed tables, crosstable, places by round. */
import { describe, expect, test } from 'vitest';
import type { Score } from '../../../src/sources/sheets/fixture.ts';
import type { Standings } from '../../../src/sources/sheets/table.ts';
import { zoneAt } from '../../../src/season/zones.ts';
import { placesByRound, computeStandings } from '../../../src/season/order.ts';
import {
  crosstable,
  recomputeStandings,
  standingsDifferences,
  tableOfFixture,
  tableOfResults,
} from '../../../src/season/record.ts';
import { suppose } from '../../../src/season/model.ts';
import {
  officialShape,
  pairs,
  points,
  results,
  round,
  seasonOf,
  stageOf,
  tableOf,
  tableRules,
  tableWith,
} from './season.ts';
import { expectTold } from '../../fixtures/told.ts';

const duels = results('Ana 2-1 Beto', 'Beto - Ana', 'Ana 2-0 BYE');
const ana = ['Ana', 1, 0, 1, 2, 1, 1] as const;
const beto = ['BETO', 0, 1, 1, 1, 2, -1] as const;
const cellsOf = ({ rows }: Standings) => rows.map(({ cells }) => cells);

test('a sheet’s table keeps columns that results do not tell, which a table without a sheet lacks', () => {
  const sheet = tableWith([['Ana', 7, 9]], points);
  expect(cellsOf(recomputeStandings(sheet, duels))).toMatchObject([{ Pts: 7, DG: 1 }]);
  expect(tableOfResults(['Ana'], duels, points)).toEqual(tableWith([ana]));
});

test('a sheet’s table has each player of the fixture in the first spelling where no sheet has it', () => {
  const { matches } = seasonOf({ primera: round('Fecha 1', '', 'Ana 2-0 Beto', 'ANA - Caro') });
  const { rows } = tableOfFixture(matches, tableRules);
  expect(rows.map(({ player }) => player)).toEqual(['Ana', 'Beto', 'Caro']);
});

test('a sheet’s table differs by rows, players and labels, with both numbers', () => {
  const told = (table: Standings): string[] =>
    standingsDifferences(table, duels).map((one) => Object.values(one).join(' '));
  return expectTold('tables/differences.out', {
    'nothing where it agrees': told(tableWith([ana, beto])),
    'row, player, label, and the numbers of sheet and results': told(
      tableWith([ana, ['Beto', 0, 1, 1, 3, 2, -1]]),
    ),
    'a missing cell as 0, and nothing of columns that duels do not tell': told(
      tableWith([['Ana', 7, 1, 0, 0]], points),
    ),
  });
});

describe('a supposed table', () => {
  const players = ['Ana', 'Beto', 'Caro'];
  const duels = results('Ana 2-0 Beto', 'Caro - Ana', 'Beto - Caro', 'Caro - Libre');
  const tableWith = (scores: Readonly<Record<string, Score>>): string[] =>
    computeStandings(
      players,
      suppose(duels, (duel) => scores[pairs([duel])[0] ?? '']),
      officialShape,
    ).map(({ row, reason }) =>
      [row.player, ...Object.values(row.cells), reason?.by ?? ''].join(' '),
    );

  test('adds up what is supposed, in the official order', () =>
    expectTold('tables/supposed.out', {
      'the true table where nothing is supposed': tableWith({}),
      'other results for open duels': tableWith({ 'Caro-Ana': [2, 1], 'Beto-Caro': [0, 2] }),
      'true results stay, and no bye counts': tableWith({
        'Ana-Beto': [0, 2],
        'Caro-Libre': [2, 0],
      }),
      'the sheet’s order where nothing decides': tableWith({
        'Caro-Ana': [2, 0],
        'Beto-Caro': [2, 0],
      }),
    }));

  const both = { directPromotion: 1, promotion: 1, relegation: 1, directRelegation: 2 };
  test.each([
    [4, 5, { promotion: 2, relegation: 1 }, 'relegation'],
    [0, 1, { promotion: 1, relegation: 1 }, 'promotion'],
    [0, 6, both, 'directPromotion'],
    [1, 6, both, 'promotion'],
    [3, 6, both, 'relegation'],
    [5, 6, both, 'directRelegation'],
    [1, 6, { ...both, promotion: 0 }, null],
    [3, 6, { ...both, relegation: 0 }, null],
  ])('place %i of %i, with zones %j, is in %j', (at, count, zones, zone) => {
    expect(zoneAt(at, count, zones)).toBe(zone);
  });
});

/** Rows of a crosstable: `2-1`, `?` for an open duel, empty for a pair that does not meet, `x` for the same player. */
const cells = (...duels: string[]): string[] =>
  crosstable(['Ana', 'Beto', 'Caro'], results(...duels)).map(({ cells: row }) =>
    row
      .map((cell) => {
        const scores = cell?.map((one) => (one ? `${one.gamesWon}-${one.gamesLost}` : '?'));
        return scores?.join('+') ?? 'x';
      })
      .join(' | '),
  );

test('a crosstable has each duel from both sides', () =>
  expectTold('tables/crosstable.out', {
    'results, and what is to play': cells('Beto 2-1 Ana; Caro - Ana'),
    'both duels of those who meet twice': cells('Ana 2-0 Beto; Beto - Ana'),
    'nicks in any case, and nobody else': cells('ANA 2-0 beto; Ana 0-2 Dani; Ana 2-0 Libre'),
  }));

const first = round('Fecha 1', '', 'Ana 2-0 Beto', 'Caro 2-1 Dani');
const second = round('Fecha 2', '', 'Dani 2-0 Ana', 'Beto 2-0 Caro');
const third = round('Fecha 3', '', 'Ana - Caro', 'Beto - Dani');
const begun = round('Fecha 3', '', 'Caro 2-0 Ana', 'Beto - Dani');
/** The listed rounds, `*` if incomplete, and each player's places. */
const told = (...rounds: string[][]): string[] => {
  const { rounds: own } = stageOf(seasonOf({ primera: rounds.flat() }), 'primera');
  const places = placesByRound(tableOf(['Ana', 'Beto', 'Caro', 'Dani'], []), own);
  if (!places) return ['none'];
  const heads = places.rounds.map(
    ({ name, isComplete }) => name.slice(-1) + (isComplete ? '' : '*'),
  );
  return [heads.join(' '), ...places.lines.map((line) => [line.player, ...line.places].join(' '))];
};

test('places by round are of the table that each round and those before it make', () =>
  expectTold('tables/places.out', {
    // All have won one duel and lost one; Dani has the best difference, Caro the worst.
    'rounds with results': told(first, second, third),
    'the last round with a result may not be complete': told(first, second, begun),
    'a bye does not count, and is not waited for': told(
      first,
      [...second, 'B-1,Ana,2,0,Libre,,'],
      round('Fecha 3', '', 'Caro 2-0 BYE', 'Ana - -'),
    ),
    'a round that has no duels yet is not complete': told(first, round('Fecha 2', ''), begun),
    'a player begins with the first round that names the player': told(
      round('Fecha 1', '', 'Ana 2-0 Beto'),
      round('Fecha 2', '', 'Caro 2-0 Ana', 'Beto - BYE'),
      begun,
    ),
    'no rounds': told(),
    'no result': told(third),
    'no complete round': told(begun, begun),
  }));
