/** Finds duels that stand in two rows of a fixture (docs/product.md, «A duel in two rows»). */
import { lowerMedian } from '../lib/number.ts';
import {
  isBetweenPlayers,
  isDecided,
  isOpen,
  matchesOf,
  pairOf,
  type Match,
  type Stage,
} from './model.ts';

/** Rows of a pair that meets more often than usual, in sheet order. */
interface Repeated {
  rows: Match[];
  /** Number of rows that are duels of their own. */
  usual: number;
}

/** Rows between known players, grouped by pair. Tie-breaks and moved rows are left out. */
function byPair(matches: readonly Match[]): Match[][] {
  const meetings = matches.filter(
    (match) => isBetweenPlayers(match) && !match.isTieBreak && !match.movedTo,
  );
  return [...Map.groupBy(meetings, pairOf).values()];
}

/**
 * Finds the pairs of a group that meet more often than most pairs. Empty if half of a round's pairs do: then somebody is
 * adding the rounds of a second leg.
 */
export function extraMeetings(stage: Stage): Repeated[] {
  const meetings = byPair(matchesOf(stage));
  const usual = lowerMedian(meetings.map(({ length }) => length)) ?? 0;
  const players = new Set(
    meetings.flatMap(([match]) => (match ? [match.home.key, match.away.key] : [])),
  );
  const extra = meetings.filter((rows) => rows.length > usual);
  const isWholeRound = extra.length >= Math.floor(players.size / 2);
  return isWholeRound ? [] : extra.map((rows) => ({ rows, usual }));
}

/** True if nobody played the row: it is open, or decided because a player withdrew. */
const isUnplayed = (match: Match): boolean => isOpen(match) || match.forfeit?.by === 'withdrawal';

/** The row in which the duel of a postponed or open row is played. Undefined if it is this row. */
function successorOf(match: Match, rows: readonly Match[]): Match | undefined {
  if (!isUnplayed(match)) return undefined;
  const others = rows.filter((other) => other !== match && !other.isPostponed);
  const hasResult = (other: Match): boolean => isDecided(other) && !isUnplayed(other);
  if (match.isPostponed) return others.find(hasResult) ?? others.at(-1);
  return others.find((other) => hasResult(other) && rows.indexOf(other) > rows.indexOf(match));
}

/** Finds pairs that meet more than once in a round of a knock-out. Only a postponed row may be the same duel as another. */
function repeatedInRounds({ rounds }: Stage): Repeated[] {
  const pairs = rounds.flatMap(({ matches }) => byPair(matches));
  const postponed = pairs.filter((rows) => rows.some(({ isPostponed }) => isPostponed));
  return postponed.map((rows) => ({ rows, usual: 1 }));
}

/**
 * Changes the rows of a stage that were postponed or left open and whose duel stands in another row, so that they are
 * not counted: sets `movedTo` and clears the result and the day.
 */
export function closeMoved(stage: Stage): void {
  const repeated = stage.group === null ? repeatedInRounds(stage) : extraMeetings(stage);
  for (const { rows, usual } of repeated) {
    for (const match of rows) {
      const counted = rows.filter(({ movedTo }) => !movedTo);
      const successor = successorOf(match, counted);
      if (!successor || counted.length <= usual) continue;
      const verb = isDecided(successor) ? 'Se jugó' : 'Se juega';
      const schedule = `${verb} en ${successor.round.name} (${successor.code})`;
      Object.assign(match, {
        movedTo: successor,
        score: null,
        when: null,
        isPostponed: false,
        schedule,
      });
      delete match.forfeit;
    }
  }
}
