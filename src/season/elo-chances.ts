/**
 * Chances by Elo of a duel («Chance by Elo» in docs/product.md), and of each place in a group («Chances»). A player's
 * numbers in all criteria form one integer, the sort key, with a digit for each criterion, the first one first. So a
 * result adds one number for each of its players, and sorting the sums sorts the table.
 */
import type { DuelRules } from '../config/stages.ts';
import type { Score } from '../sources/sheets/fixture.ts';
import { playerKey } from '../sources/player-key.ts';
import { numberIn } from '../sources/sheets/table.ts';
import { endOf, isDuel, isOpen, possibleScores, type DuelEnd, type Result } from './model.ts';
import type { PlayedGroup } from './outlook.ts';
import { recordOf, sideOf } from './record.ts';

/** Difference of Elo at which the stronger player is expected to win ten games for each one lost. */
const tenfold = 400;

/** Chance by Elo's formula, from 0 to 1, that a player with `rating` wins one game against `rivalRating`. */
export const expectedScore = (rating: number, rivalRating: number): number =>
  1 / (1 + 10 ** ((rivalRating - rating) / tenfold));

/** Number of orders of games in which a player wins a duel and loses `lost` games: the last game is always won. */
function ordersOfGames(lost: number, gamesToWin: number): number {
  let count = 1;
  for (let game = 1; game <= lost; game++) count = (count * (gamesToWin - 1 + game)) / game;
  return count;
}

/**
 * Each score with which a duel may end, home first, in the order of `possibleScores`, with its chance from 0 to 1. The
 * home player wins each game with the chance of `expectedScore`, whatever the other games are.
 */
export function scoreChances(
  homeElo: number,
  awayElo: number,
  rules: DuelRules,
): { score: Score; chance: number }[] {
  const game = expectedScore(homeElo, awayElo);
  return possibleScores(rules).map((score) => {
    const [won, lost] = score;
    const orders = ordersOfGames(Math.min(won, lost), rules.gamesToWin);
    return { score, chance: orders * game ** won * (1 - game) ** lost };
  });
}

/** Chances of a duel's ends, from 0 to 1 or in percent. An end that the rules exclude has 0. */
export type DuelChances = Readonly<Record<DuelEnd, number>>;

/** Chances of a duel's ends by Elo (`home` won, `level`, `away` won), from 0 to 1: sums of its `scoreChances`. */
export function duelChances(homeElo: number, awayElo: number, rules: DuelRules): DuelChances {
  const chances = { home: 0, level: 0, away: 0 };
  const scores = scoreChances(homeElo, awayElo, rules);
  for (const { score, chance } of scores) chances[endOf(score)] += chance;
  return chances;
}

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

/** A possible result of a duel. Players are indexes of the table's rows. */
interface End {
  home: number;
  away: number;
  kind: 'duel' | 'tieBreak';
  /** From 0 to 1. A decided duel has one end, with 1. */
  chance: number;
  /** What the result adds to the players' sort keys. */
  homeKey: number;
  awayKey: number;
}

/** Returns a function that makes the sort key of one result. Its digits are wide enough for the sum of all results. */
function sortKeys(group: PlayedGroup): (player: string, duel: Result) => number {
  const { duels, rules } = group;
  const { rows, criteria } = group.standings;
  const sums = rows.map(({ player }) =>
    duels
      .filter((duel) => sideOf(duel, player) !== null)
      .reduce((sum, { score }) => sum + Math.max(1, ...(score ?? [rules.gamesToWin])), 0),
  );
  const base = 1 + 2 * Math.max(...sums);
  return (player, duel) => {
    const record = recordOf(player, [duel]);
    let key = 0;
    for (const { label, direction } of criteria) {
      key = key * base - numberIn(record, label) * direction;
    }
    return key;
  };
}

/** Possible ends of each duel between players of the table. A decided duel has a single end. */
function endsOfDuels(group: PlayedGroup, ratings: readonly number[]): End[][] {
  const duels = group.duels.filter(isDuel);
  const keyOf = sortKeys({ ...group, duels });
  const rows = new Map(group.standings.rows.map(({ player }, index) => [playerKey(player), index]));
  const all: End[][] = [];
  for (const duel of duels) {
    const [home, away] = [rows.get(duel.home.key), rows.get(duel.away.key)];
    if (home === undefined || away === undefined) continue;
    const kind = duel.isTieBreak ? 'tieBreak' : 'duel';
    const endWith = (chance: number, score: Result['score']): End => {
      const ended = { ...duel, score };
      const [homeKey, awayKey] = [keyOf(duel.home.key, ended), keyOf(duel.away.key, ended)];
      return { home, away, kind, chance, homeKey, awayKey };
    };
    if (!isOpen(duel)) {
      all.push([endWith(1, duel.score)]);
      continue;
    }
    const [homeRating, awayRating] = [ratings[home], ratings[away]];
    if (homeRating === undefined || awayRating === undefined) throw new Error('a row without Elo');
    const scores = scoreChances(homeRating, awayRating, group.rules);
    all.push(scores.map(({ chance, score }) => endWith(chance, score)));
  }
  return all;
}

/** Groups players by the sums of sort keys over their duels, or tie-breaks, with each other, highest sum first. */
function groupByKey(
  players: readonly number[],
  ends: readonly End[],
  counted: End['kind'],
): number[][] {
  // Players who are not compared have no sum, so their duels do not count.
  const sums: number[] = [];
  for (const player of players) sums[player] = 0;
  for (const { home, away, kind, homeKey, awayKey } of ends) {
    const homeSum = sums[home];
    const awaySum = sums[away];
    if (kind !== counted || homeSum === undefined || awaySum === undefined) continue;
    sums[home] = homeSum + homeKey;
    sums[away] = awaySum + awayKey;
  }
  const sumOf = (player: number): number => sums[player] ?? 0;
  const highestFirst = players.toSorted((a, b) => sumOf(b) - sumOf(a));
  return [...Map.groupBy(highestFirst, sumOf).values()];
}

/**
 * Finds the places of players once all duels have ended: by their duels, then by the duels among those who are level,
 * then by their tie-breaks, as `season/order.ts` does. Players whom nothing separates share their places evenly.
 * @param first The first of the places, from 0.
 * @param addShare Called for each place that a player has or shares, with the player's share of it, from 0 to 1.
 */
function rank(
  players: readonly number[],
  ends: readonly End[],
  first: number,
  addShare: (player: number, place: number, share: number) => void,
): void {
  let groups: (readonly number[])[] = [players];
  if (players.length > 1) groups = groupByKey(players, ends, 'duel');
  if (players.length > 1 && groups.length === 1) groups = groupByKey(players, ends, 'tieBreak');
  if (groups.length === 1) {
    for (const player of players) {
      for (const index of players.keys()) addShare(player, first + index, 1 / players.length);
    }
    return;
  }
  let place = first;
  for (const group of groups) {
    rank(group, ends, place, addShare);
    place += group.length;
  }
}

/**
 * Calls `countOutcome` with every outcome of the duels and its chance.
 * @param ends Ends of the first duels, which all outcomes share; `chance` is that of these ends.
 */
function forEachOutcome(
  duels: readonly End[][],
  countOutcome: (ends: readonly End[], chance: number) => void,
  ends: readonly End[] = [],
  chance = 1,
): void {
  const next = duels[ends.length];
  if (!next) {
    countOutcome(ends, chance);
    return;
  }
  for (const end of next) {
    forEachOutcome(duels, countOutcome, [...ends, end], chance * end.chance);
  }
}

/** Draws an end of a duel with a random number from 0 to 1: the first at which the sum of the chances exceeds it. */
function drawEnd(ends: readonly End[], random: number): End | undefined {
  let remaining = random;
  for (const end of ends) {
    remaining -= end.chance;
    if (remaining < 0) return end;
  }
  // Rounding errors may leave a remainder above 0.
  return ends.at(-1);
}

/**
 * Returns for each row, in the table's order, its player's chance to finish in each place, the first place first, from
 * 0 to 1. Exact up to 262,144 outcomes, else sampled, nearly always within one percentage point. Equal data, equal
 * chances. Players whom nothing separates share their places evenly.
 * @param ratings Elo of each row's player, in the table's order. @throws Error if a player with an open duel has none.
 */
export function placeChances(group: PlayedGroup, ratings: readonly number[]): number[][] {
  const duels = endsOfDuels(group, ratings);
  const players = [...group.standings.rows.keys()];
  const chances = players.map(() => players.map(() => 0));
  const countOutcome = (ends: readonly End[], chance: number): void =>
    rank(players, ends, 0, (player, place, share) => {
      const places = chances[player];
      if (places) places[place] = (places[place] ?? 0) + chance * share;
    });
  const outcomes = duels.reduce((product, ends) => product * ends.length, 1);
  if (outcomes <= maxOutcomes) {
    forEachOutcome(duels, countOutcome);
    return chances;
  }
  const random = randomNumbers(1);
  for (let index = 0; index < sampleCount; index++) {
    // A decided duel needs no random number.
    const ends = duels.map((duel) => (duel.length > 1 ? drawEnd(duel, random()) : duel[0]));
    const drawn = ends.filter((end) => end !== undefined);
    countOutcome(drawn, 1 / sampleCount);
  }
  return chances;
}
