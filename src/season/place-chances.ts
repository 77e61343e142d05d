/**
 * Chances of each player of a group to finish in each place, from the chances of its remaining duels (docs/product.md,
 * «Chances»).
 *
 * A player's numbers in all criteria form one integer, the sort key, with a digit for each criterion, first criterion
 * first. So a duel changes the table by one addition for each of its players, and sorting the integers sorts the table.
 */
import { winChances } from './duel-chance.ts';
import { playerKey } from '../sources/player-key.ts';
import type { Standings } from '../sources/sheets/table.ts';
import { isDuel, isOpen, type Result } from './model.ts';
import type { DuelRules } from './outlook.ts';
import { recordOf, sideOf } from './record.ts';

/** Most outcomes that are all tried. A group with more outcomes is sampled. */
const maxOutcomes = 2 ** 18;

/** Number of samples of a group. Four standard errors of a chance are at most 1 %. */
const sampleCount = 40_000;

/** Returns a generator of numbers from 0 to 1 (Mulberry32). Equal seeds give equal numbers. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Possible result of a duel: its chance, and the amounts that it adds to the sort keys of both players. */
interface End {
  chance: number;
  home: number;
  away: number;
}

/** A duel with its players as indexes of the table's rows, and its possible ends. A decided duel has one end. */
interface KeyedDuel {
  home: number;
  away: number;
  isTieBreak: boolean;
  ends: End[];
}

/** Returns a function that makes the sort key of one result. Each digit is large enough for all duels of a player. */
function sortKeys(
  { rows, criteria }: Standings,
  duels: readonly Result[],
  { gamesToWin }: DuelRules,
) {
  const sums = rows.map(({ player }) =>
    duels
      .filter((duel) => sideOf(duel, player) !== null)
      .reduce((sum, { score }) => sum + Math.max(1, ...(score ?? [gamesToWin])), 0),
  );
  const base = 1 + 2 * Math.max(...sums);
  return (player: string, duel: Result): number => {
    const record: Readonly<Record<string, number>> = recordOf(player, [duel]);
    return criteria.reduce(
      (key, { label, direction }) => key * base - (record[label] ?? 0) * direction,
      0,
    );
  };
}

/** The group's duels between players of its table. */
function keyDuels(
  standings: Standings,
  fixture: readonly Result[],
  rules: DuelRules,
  ratings: readonly number[],
): KeyedDuel[] {
  const { gamesToWin } = rules;
  const duels = fixture.filter(isDuel);
  const keyOf = sortKeys(standings, duels, rules);
  const places = new Map(standings.rows.map(({ player }, index) => [playerKey(player), index]));
  return duels.flatMap((duel): KeyedDuel[] => {
    const [home, away] = [places.get(duel.home.key), places.get(duel.away.key)];
    if (home === undefined || away === undefined) return [];
    const endOf = (chance: number, ended: Result): End => ({
      chance,
      home: keyOf(ended.home.key, ended),
      away: keyOf(ended.away.key, ended),
    });
    const [homeRating = 0, awayRating = 0] = [ratings[home], ratings[away]];
    const wins = winChances(homeRating, awayRating, gamesToWin).map((chance, lost) =>
      endOf(chance, { ...duel, score: [gamesToWin, lost] }),
    );
    const losses = winChances(awayRating, homeRating, gamesToWin).map((chance, lost) =>
      endOf(chance, { ...duel, score: [lost, gamesToWin] }),
    );
    const ends = isOpen(duel) ? [...wins, ...losses] : [endOf(1, duel)];
    return [{ home, away, isTieBreak: duel.isTieBreak ?? false, ends }];
  });
}

const addAt = (numbers: Float64Array, index: number, amount: number): void => {
  numbers[index] = (numbers[index] ?? 0) + amount;
};

/** Sorts a part of `players` in place by descending key. An insertion sort, fast for almost sorted players. */
function sortByKeys(players: Uint16Array, keys: Float64Array, first: number, end: number): void {
  for (let at = first + 1; at < end; at++) {
    const player = players[at] ?? 0;
    const key = keys[player] ?? 0;
    let place = at;
    for (; place > first; place--) {
      const above = players[place - 1] ?? 0;
      if ((keys[above] ?? 0) >= key) break;
      players[place] = above;
    }
    players[place] = player;
  }
}

/** The sort keys of a group's players, and how often each player had each place. */
class Table {
  private readonly size: number;
  /** Sums over all duels of each player. */
  private readonly totals: Float64Array;
  /** Sums over the duels between two players: a row for each player, a column for each rival. */
  private readonly headToHead: Float64Array;
  private readonly tieBreaks: Float64Array;
  /** Players in the table's order, which hardly changes from one outcome to the next. */
  private readonly order: Uint16Array;
  /** Sums of weights: a row a player, a column a place. */
  private readonly weights: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.totals = new Float64Array(size);
    this.headToHead = new Float64Array(size * size);
    this.tieBreaks = new Float64Array(size * size);
    this.order = Uint16Array.from({ length: size }, (_, index) => index);
    this.weights = new Float64Array(size * size);
  }

  /** Adds one of a duel's ends; takes it away again with the sign −1. */
  add({ home, away, isTieBreak, ends }: KeyedDuel, index: number, sign: 1 | -1): void {
    const end = ends[index];
    if (!end) return;
    const pairs = isTieBreak ? this.tieBreaks : this.headToHead;
    addAt(pairs, home * this.size + away, sign * end.home);
    addAt(pairs, away * this.size + home, sign * end.away);
    if (isTieBreak) return;
    addAt(this.totals, home, sign * end.home);
    addAt(this.totals, away, sign * end.away);
  }

  /** Counts the places of the table as it is. */
  count(weight: number): void {
    sortByKeys(this.order, this.totals, 0, this.size);
    this.countRuns(this.totals, 0, this.size, weight);
  }

  /** The chances that were counted: a list a player, from the first place to the last. */
  chances(): number[][] {
    const { weights, size } = this;
    return Array.from({ length: size }, (_, player) => [
      ...weights.subarray(player * size, (player + 1) * size),
    ]);
  }

  /** Counts sorted players: each one whose key nobody else has, and runs of others once their tie is broken. */
  private countRuns(keys: Float64Array, first: number, end: number, weight: number): void {
    const { order, weights, size } = this;
    for (let start = first; start < end;) {
      const player = order[start] ?? 0;
      let next = start + 1;
      while (next < end && keys[order[next] ?? 0] === keys[player]) next++;
      if (next === start + 1) addAt(weights, player * size + start, weight);
      else this.breakTie(start, next, weight);
      start = next;
    }
  }

  /** Counts players who are level, parted as `season/order.ts` does. A tie that nothing breaks is split evenly. */
  private breakTie(first: number, end: number, weight: number): void {
    const { order, weights, size } = this;
    for (const pairs of [this.headToHead, this.tieBreaks]) {
      const keys = new Float64Array(size);
      let isLevel = true;
      for (let at = first; at < end; at++) {
        const player = order[at] ?? 0;
        let key = 0;
        for (let rival = first; rival < end; rival++) {
          key += pairs[player * size + (order[rival] ?? 0)] ?? 0;
        }
        keys[player] = key;
        isLevel &&= key === keys[order[first] ?? 0];
      }
      if (isLevel) continue;
      sortByKeys(order, keys, first, end);
      this.countRuns(keys, first, end, weight);
      return;
    }
    for (let at = first; at < end; at++) {
      for (let place = first; place < end; place++) {
        addAt(weights, (order[at] ?? 0) * size + place, weight / (end - first));
      }
    }
  }
}

/** Counts every outcome of the duels, weighted by its chance. */
function enumerate(table: Table, duels: readonly KeyedDuel[], index = 0, weight = 1): void {
  const duel = duels[index];
  if (!duel) {
    table.count(weight);
    return;
  }
  duel.ends.forEach(({ chance }, end) => {
    table.add(duel, end, 1);
    enumerate(table, duels, index + 1, weight * chance);
    table.add(duel, end, -1);
  });
}

/** Index of the first end whose chance, with those of the ends before it, exceeds a number from 0 to 1. */
function drawEnd(ends: readonly End[], random: number): number {
  let rest = random;
  let index = -1;
  do {
    index += 1;
    rest -= ends[index]?.chance ?? 0;
  } while (rest >= 0 && index < ends.length - 1);
  return index;
}

/** Counts outcomes drawn by their chances, each with the same weight (Monte Carlo). */
function sample(table: Table, duels: readonly KeyedDuel[]): void {
  const random = randomNumbers(1);
  for (let count = 0; count < sampleCount; count++) {
    const drawn = duels.map(({ ends }) => drawEnd(ends, random()));
    for (const [index, duel] of duels.entries()) table.add(duel, drawn[index] ?? 0, 1);
    table.count(1 / sampleCount);
    for (const [index, duel] of duels.entries()) table.add(duel, drawn[index] ?? 0, -1);
  }
}

/**
 * Returns a list for each player, in the table's order, with the chances of all places from first to last, each from 0
 * to 1. Exact up to `maxOutcomes` outcomes, otherwise within 1 %. Equal data gives equal chances.
 * @param ratings Elo of each row's player.
 */
export function placeChances(
  standings: Standings,
  fixture: readonly Result[],
  rules: DuelRules,
  ratings: readonly number[],
): number[][] {
  const table = new Table(standings.rows.length);
  const open: KeyedDuel[] = [];
  for (const duel of keyDuels(standings, fixture, rules, ratings)) {
    if (duel.ends.length > 1) open.push(duel);
    else table.add(duel, 0, 1);
  }
  const outcomes = open.reduce((product, { ends }) => product * ends.length, 1);
  if (outcomes <= maxOutcomes) enumerate(table, open);
  else sample(table, open);
  return table.chances();
}
