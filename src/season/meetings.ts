/** Finds duels that stand in two rows of a fixture (docs/product.md, «A duel in two rows»). */
import { lowerMedian } from '../lib/number.ts';
import {
  countsInTable,
  isBetweenPlayers,
  isResult,
  matchesOf,
  pairOf,
  playersIn,
  type Match,
  type Stage,
} from './model.ts';

/** Rows of a pair that meets more often than usual, in sheet order. */
interface Repeated {
  rows: Match[];
  /** Number of rows that are duels of their own. */
  usual: number;
}

/** True if the row was put off and nobody played it, also if a player has withdrawn since. */
const wasPutOff = (match: Match): boolean => match.inFixture.isPostponed && !isResult(match);

/** Rows between known players, grouped by pair. Tie-breaks and moved rows are left out. */
function byPair(matches: readonly Match[]): Match[][] {
  const meetings = matches.filter((match) => isBetweenPlayers(match) && countsInTable(match));
  return [...Map.groupBy(meetings, pairOf).values()];
}

/**
 * Finds the pairs of a group that have more rows than the usual pair: the `rows` of each, in sheet order, and the
 * `usual` number (the lower median). Rows with byes or placeholders, tie-breaks and moved rows do not count. Empty if
 * the pairs would fill a round and any has no postponed row: then somebody is adding a second leg.
 */
export function extraMeetings(stage: Stage): Repeated[] {
  const meetings = byPair(matchesOf(stage));
  const usual = lowerMedian(meetings.map(({ length }) => length)) ?? 0;
  const players = new Set(playersIn(meetings.flat()).map(({ key }) => key));
  const extra = meetings.filter((rows) => rows.length > usual);
  const isWholeRound = extra.length >= Math.floor(players.size / 2);
  const areAllPostponed = extra.every((rows) => rows.some(wasPutOff));
  return isWholeRound && !areAllPostponed ? [] : extra.map((rows) => ({ rows, usual }));
}

/**
 * The row in which the duel of a row is played instead: for an open row a later one with a result, for a postponed one
 * any with a result, or else the last. Undefined if there is none, and for a row that was played.
 */
function successorOf(match: Match, rows: readonly Match[]): Match | undefined {
  if (isResult(match)) return undefined;
  if (!wasPutOff(match)) return rows.slice(rows.indexOf(match) + 1).find(isResult);
  const others = rows.filter((row) => row !== match && !wasPutOff(row));
  return others.find(isResult) ?? others.at(-1);
}

/** Finds pairs that meet more than once in a knock-out's round. Only a postponed row may be another row's duel. */
function repeatedInRounds({ rounds }: Stage): Repeated[] {
  const pairs = rounds.flatMap(({ matches }) => byPair(matches));
  const postponed = pairs.filter((rows) => rows.some(wasPutOff));
  return postponed.map((rows) => ({ rows, usual: 1 }));
}

/**
 * Changes rows of a stage whose duel is played in another row of the pair, as after it was postponed: sets `movedTo` to
 * that row, `schedule` to `Se jugó en Fecha 5 (E-12)` and `isPostponed` to false; clears score, day and forfeit.
 */
export function closeMovedRows(stage: Stage): void {
  const repeated = stage.group === null ? repeatedInRounds(stage) : extraMeetings(stage);
  for (const { rows, usual } of repeated) {
    for (const match of rows) {
      const counted = rows.filter(({ movedTo }) => !movedTo);
      const successor = successorOf(match, counted);
      if (!successor || counted.length <= usual) continue;
      const verb = isResult(successor) ? 'Se jugó' : 'Se juega';
      match.schedule = `${verb} en ${successor.round.name} (${successor.code})`;
      match.movedTo = successor;
      match.score = null;
      match.when = null;
      match.isPostponed = false;
      delete match.forfeit;
    }
  }
}
