import { describe, expect, test } from 'vitest';
import { isPlayed, type Duel } from '../../../src/domain/fixture.ts';
import type { SeasonResult } from '../../../src/domain/season-duels.ts';
import { addToResultHistory, withDates } from '../../../src/snapshot/result-history.ts';
import { played } from '../domain/duel.ts';

function result(uid: string, changes: Partial<Duel> = {}, interval = ''): SeasonResult {
  const duel = { ...played('Ana', 2, 1, 'Beto'), ...changes };
  if (!isPlayed(duel)) throw new Error('a result is played');
  return {
    competition: 'cup',
    season: '1ª edición',
    division: null,
    fixture: 'cup',
    stage: 'Copa',
    round: 'Final',
    interval,
    near: '2026-11-16',
    id: uid,
    uid,
    duel,
  };
}

const monday = new Date('2026-11-16T15:00:00Z');
const tuesday = new Date('2026-11-17T15:00:00Z');
const wednesday = new Date('2026-11-18T15:00:00Z');
/** The history of a season that has begun, and no result yet. */
const empty = addToResultHistory(null, [], monday);

/** What this history remembers of the results. */
const dates = (history: string | null, ...results: SeasonResult[]) =>
  withDates(results, history, wednesday).map(({ uid, publishedAt, updatedAt }) => [
    uid,
    publishedAt,
    updatedAt,
  ]);

describe('the history of results', () => {
  const first = addToResultHistory(empty, [result('b'), result('a')], monday);

  test('dates a new result by the moment it is first seen, whatever day its sheet says', () => {
    const dated = result('c', { schedule: 'Sáb 7/11 21:00' });
    const second = addToResultHistory(first, [result('a'), result('b'), dated], tuesday);
    expect(dates(second, result('a'), result('b'), dated)).toEqual([
      ['a', monday, monday],
      ['b', monday, monday],
      ['c', tuesday, tuesday],
    ]);
  });

  test('is the same, byte for byte, when other cells of the rows or their places change', () => {
    const moved = result('a', { row: 40, code: 'E-9', schedule: 'Mar 17/11' }, '9/11 al 22/11');
    expect(addToResultHistory(first, [moved, result('b')], tuesday)).toBe(first);
  });

  test.each([
    ['score', { homeScore: 1, awayScore: 2 }],
    ['player', { home: 'Caro' }],
    ['link', { link: 'https://example.com/1' }],
  ])('dates anew a result with another %s, and only that one', (_, changes) => {
    const second = addToResultHistory(first, [result('a', changes), result('b')], tuesday);
    expect(dates(second, result('a'), result('b'))).toEqual([
      ['a', monday, tuesday],
      ['b', monday, monday],
    ]);
  });

  test('knows a result again that left and came back', () => {
    const without = addToResultHistory(first, [result('b')], tuesday);
    expect(addToResultHistory(without, [result('a'), result('b')], wednesday)).toBe(first);
  });

  test.each([null, '', 'cualquier cosa', 'id,suma\na,b'])(
    'begins with results as old as their days, so that none pops up as new: %j',
    (history) => {
      const results = [
        result('day', { schedule: 'Sáb 7/11 21:00' }),
        result('round', {}, '9/11 al 22/11'),
        result('early', { schedule: 'Dom 22/11 21:00' }),
        result('none'),
      ];
      const [saturday, round] = [new Date('2026-11-08T00:00Z'), new Date('2026-11-09T03:00Z')];
      expect(dates(addToResultHistory(history, results, tuesday), ...results)).toEqual([
        ['day', saturday, saturday],
        ['round', round, round],
        ['early', tuesday, tuesday],
        ['none', tuesday, tuesday],
      ]);
    },
  );

  test('drops a row that cannot be read, and keeps the others', () => {
    const damaged = first.replace(/^a,.*$/m, 'a,b,c,d');
    expect(
      dates(
        addToResultHistory(damaged, [result('a'), result('b')], tuesday),
        result('a'),
        result('b'),
      ),
    ).toEqual([
      ['a', tuesday, tuesday],
      ['b', monday, monday],
    ]);
  });
});

test('results that no history remembers are as old as their days, or as the data', () => {
  expect(dates(null, result('a', { schedule: 'Sáb 7/11 21:00' }), result('b'))).toEqual([
    ['a', new Date('2026-11-08T00:00Z'), new Date('2026-11-08T00:00Z')],
    ['b', wednesday, wednesday],
  ]);
});
