/** What a duel settles (docs/product.md, «What a duel decides»), against playing every outcome to its end. */
import { expect, test } from 'vitest';
import { recomputeStandings } from '../../../src/domain/checked-standings.ts';
import type { Duel } from '../../../src/domain/fixture.ts';
import { duelStakes, type StakedGroup } from '../../../src/domain/stakes.ts';
import { explainOrder } from '../../../src/domain/standings-order.ts';
import type { Standings } from '../../../src/domain/standings.ts';
import { played, unplayed } from './duel.ts';

const headings = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'];
const players = ['Ana', 'Beto', 'Carla', 'Dora'];
const scores = [
  [2, 0],
  [2, 1],
  [0, 2],
  [1, 2],
] as const;

/** A group of these duels, each pair once; a result or none for each. */
function groupOf(results: (readonly [number, number] | null)[]): StakedGroup {
  const pairs = players.flatMap((home, place) =>
    players.slice(place + 1).map((away) => [home, away] as const),
  );
  const duels = pairs.map(([home, away], index) => {
    const result = results[index];
    return result ? played(home, ...result, away) : unplayed(home, away);
  });
  const rows = players.map((player, row) => ({ row, position: '', player, values: [] }));
  const empty = { headings, rows } as unknown as Standings;
  const standings = recomputeStandings(empty, duels);
  return { standings, duels, rules: { zones: { promotion: 2, relegation: 1 }, gamesToWin: 2 } };
}

/** Every way in which the duels without a result can end. */
function outcomes(duels: readonly Duel[]): Duel[][] {
  const index = duels.findIndex(({ homeScore }) => homeScore === null);
  if (index < 0) return [[...duels]];
  return scores.flatMap(([homeScore, awayScore]) =>
    outcomes(duels.map((one, at) => (at === index ? { ...one, homeScore, awayScore } : one))),
  );
}

/** Places of a player that can come, counted by playing on; who is level in everything shares theirs. */
function places(group: StakedGroup, duels: readonly Duel[], player: string): number[] {
  return outcomes(duels).map((all) => {
    const { rows } = recomputeStandings(group.standings, all);
    const explained = explainOrder(rows, all);
    return explained.findIndex(({ row }) => row.player === player) + 1;
  });
}

test('a duel that decides everything says so of both', () => {
  // Ana has won both of hers; all else is played.
  const group = groupOf([null, [2, 0], [2, 0], [2, 0], [2, 0], [2, 0]]);
  const [last] = group.duels;
  if (!last) throw new Error('no duel');
  expect(duelStakes(group, last)).toEqual([
    { player: 'Ana', by: 'winning', goal: 'title', becomes: 'certain' },
    { player: 'Ana', by: 'losing', goal: 'title', becomes: 'impossible' },
    { player: 'Beto', by: 'winning', goal: 'title', becomes: 'certain' },
    { player: 'Beto', by: 'losing', goal: 'title', becomes: 'impossible' },
  ]);
});

test.each([
  ['two duels left', [null, [2, 0], [2, 1], [0, 2], [2, 0], null]],
  ['three duels left', [null, [2, 0], null, [0, 2], [1, 2], null]],
] as const)('with %s nothing is said that some outcome contradicts', (_, results) => {
  const group = groupOf([...results]);
  const { promotion, relegation } = group.rules.zones;
  const isReached = {
    title: (place: number) => place === 1,
    promotion: (place: number) => place <= promotion,
    relegation: (place: number) => place > players.length - relegation,
  };
  let said = 0;
  for (const open of group.duels.filter(({ homeScore }) => homeScore === null)) {
    for (const { player, by, goal, becomes } of duelStakes(group, open)) {
      said++;
      const wins = (open.home === player) === (by === 'winning');
      const ends = scores.filter(([home, away]) => home > away === wins);
      for (const [homeScore, awayScore] of ends) {
        const after = group.duels.map((one) =>
          one === open ? { ...one, homeScore, awayScore } : one,
        );
        for (const place of places(group, after, player)) {
          expect(isReached[goal](place)).toBe(becomes === 'certain');
        }
      }
    }
  }
  expect(said).toBeGreaterThan(0);
});

test('nothing is said while the table does not agree with its fixture', () => {
  const group = groupOf([null, [2, 0], [2, 0], [2, 0], [2, 0], [2, 0]]);
  const [last, ...others] = group.duels;
  if (!last) throw new Error('no duel');
  const wrong = others.map((one) => ({ ...one, homeScore: 0, awayScore: 2 }));
  expect(duelStakes({ ...group, duels: [last, ...wrong] }, last)).toEqual([]);
});
