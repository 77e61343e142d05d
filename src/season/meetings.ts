/** Duels that stand in two rows of a fixture (docs/product.md, «A duel in two rows»). */
import {
  isBetweenPlayers,
  isDecided,
  isOpen,
  matchesOf,
  pairOf,
  type Match,
  type Stage,
} from './model.ts';

/** A pair's rows, in the sheet's order, where they are more than they should be. */
interface Repeated {
  rows: Match[];
  /** How many of them are duels. */
  usual: number;
}

/** The rows of each pair of players. */
const byPair = (matches: readonly Match[]): Match[][] => [
  ...Map.groupBy(
    matches.filter((match) => isBetweenPlayers(match) && !match.isTieBreak && !match.movedTo),
    pairOf,
  ).values(),
];

/**
 * The pairs of a group that meet more often than its others. There are none where half of a round does, as while the
 * rounds of a second leg are added.
 */
export function extraMeetings(stage: Stage): Repeated[] {
  const meetings = byPair(matchesOf(stage));
  const counts = meetings.map(({ length }) => length).toSorted((a, b) => a - b);
  const usual = counts[Math.floor((counts.length - 1) / 2)] ?? 0;
  const players = new Set(
    meetings.flatMap(([match]) => (match ? [match.home.key, match.away.key] : [])),
  );
  const extra = meetings.filter((rows) => rows.length > usual);
  const isWholeRound = extra.length >= Math.floor(players.size / 2);
  return isWholeRound ? [] : extra.map((rows) => ({ rows, usual }));
}

/** Whether nobody played a row: it is open, or decided by who left. */
const isUnplayed = (match: Match): boolean => isOpen(match) || match.forfeit?.by === 'withdrawal';

/** The row in which a duel is played that another row puts off, or leaves open above it; none where it is its own. */
function successorOf(match: Match, rows: readonly Match[]): Match | undefined {
  if (!isUnplayed(match)) return undefined;
  const others = rows.filter((other) => other !== match && !other.isPostponed);
  const hasResult = (other: Match): boolean => isDecided(other) && !isUnplayed(other);
  if (match.isPostponed) return others.find(hasResult) ?? others.at(-1);
  return others.find((other) => hasResult(other) && rows.indexOf(other) > rows.indexOf(match));
}

/** Takes out of the count the rows of a stage that were put off, or left open, and stand in another row. */
export function closeMoved(stage: Stage): void {
  const repeated =
    stage.group === null
      ? stage.rounds
          .flatMap(({ matches }) => byPair(matches))
          // A knock-out may well have several duels of a pair in a round.
          .filter((rows) => rows.some(({ isPostponed }) => isPostponed))
          .map((rows) => ({ rows, usual: 1 }))
      : extraMeetings(stage);
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
