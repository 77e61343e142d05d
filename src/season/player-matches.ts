/** A player's duels in all competitions: results, form, head-to-head, duels to play. */
import type { PlayerRecord } from '../config/schemas/columns.ts';
import { playerKey } from '../sources/player-key.ts';
import { sides, type Side } from '../sources/sheets/side.ts';
import { compareNames, compareTexts } from '../lib/text.ts';
import type { CalendarDate } from '../lib/time.ts';
import { compareMoments, isOverdue, newestFirst, startOf } from './dates.ts';
import { isBye, isDecided, isDuel, isPlayed, type Match, type Stage } from './model.ts';
import { opponentOf, recordOf, resultFrom, type DuelResult } from './record.ts';

/** A row of a fixture, seen by one of its players. */
export interface PlayerMatch {
  match: Match;
  /** A player, a placeholder, or a bye. */
  opponent: Side;
  /** Null while the duel is open, and for a bye, whatever score the sheet has. */
  result: DuelResult | null;
  /** Duels won and lost in the stage so far, this one included. Level ones count in neither. Null without a result. */
  account: Readonly<Record<'won' | 'lost', number>> | null;
}

/** Makes the row that the player on a side sees. @param before Earlier rows of the player, of any stage. */
function seenFrom(
  side: 'home' | 'away',
  match: Match,
  before: readonly PlayerMatch[],
): PlayerMatch {
  const result = isDecided(match) && !isBye(match) ? resultFrom(match, side) : null;
  const last = before.findLast((row) => row.match.stage === match.stage && row.account);
  const { won, lost } = last?.account ?? { won: 0, lost: 0 };
  return {
    match,
    opponent: opponentOf(match, side),
    result,
    account: result && {
      won: result.outcome === 'won' ? won + 1 : won,
      lost: result.outcome === 'lost' ? lost + 1 : lost,
    },
  };
}

/** Returns a function that finds a player's rows by nick, byes included, in the given order. */
function rowsByPlayer(matches: readonly Match[]): (player: string) => readonly PlayerMatch[] {
  const byPlayer = new Map<string, PlayerMatch[]>();
  for (const match of matches) {
    for (const side of sides) {
      const { key } = match[side];
      // A player who stands on both sides by mistake has the duel once.
      if (side === 'away' && key === match.home.key) continue;
      const rows = byPlayer.get(key) ?? [];
      rows.push(seenFrom(side, match, rows));
      byPlayer.set(key, rows);
    }
  }
  return (player) => byPlayer.get(playerKey(player)) ?? [];
}

/**
 * Returns a function that finds a player's duels by nick, former ones too, in the given order, seen from the player's
 * side: opponent and result, null while open. Byes and rows with `movedTo` are left out. Empty for an unknown nick.
 */
export function matchesByPlayer(matches: readonly Match[]): (player: string) => PlayerMatch[] {
  const rowsOf = rowsByPlayer(matches);
  return (player) => rowsOf(player).filter(({ match }) => isDuel(match));
}

/** Duels without a result by day and hour, or their round's first day, earliest first; undated or postponed last. */
export function pendingDuels(duels: readonly PlayerMatch[]): PlayerMatch[] {
  const startIn = ({ match }: PlayerMatch): string | null =>
    match.isPostponed ? null : startOf(match);
  return duels
    .filter(({ result }) => result === null)
    .toSorted((a, b) => compareMoments(startIn(a), startIn(b)));
}

/** A player's next duel: the first not overdue, maybe postponed; else undefined. @param pending From `pendingDuels`. */
export const nextDuel = (
  pending: readonly PlayerMatch[],
  today: CalendarDate,
): PlayerMatch | undefined => pending.find(({ match }) => !isOverdue(match, today));

type PlayerResult = PlayerMatch & { result: DuelResult };

/** The duels decided by games, newest first by their own or their round's first day. Those without a day are last. */
export function latestResults(duels: readonly PlayerMatch[]): PlayerResult[] {
  return newestFirst(
    duels.filter((duel): duel is PlayerResult => isPlayed(duel.match)),
    ({ match }) => startOf(match),
  );
}

/** Maximum number of duels in a player's form. */
const formLength = 5;

/** Outcomes of a player's last five duels decided by games, or fewer, oldest first: `won`, `lost` or `level`. */
export function recentForm(duels: readonly PlayerMatch[]): DuelResult['outcome'][] {
  return latestResults(duels)
    .slice(0, formLength)
    .toReversed()
    .map(({ result }) => result.outcome);
}

/** A number of equal outcomes in a row. */
export interface Streak {
  outcome: DuelResult['outcome'];
  length: number;
}

/** The newest outcome, and how many results have it in a row. Null without results. @param results Newest first. */
export function streakOf(results: readonly PlayerResult[]): Streak | null {
  const [newest] = results;
  if (!newest) return null;
  const { outcome } = newest.result;
  const end = results.findIndex(({ result }) => result.outcome !== outcome);
  return { outcome, length: end < 0 ? results.length : end };
}

/** A player's record against one opponent. */
export interface HeadToHead {
  opponent: Side;
  record: PlayerRecord;
}

/** A player's records in `duels` decided by games, by known opponent: most played first, then by nick from A to Z. */
export function headToHeads(player: string, duels: readonly PlayerMatch[]): HeadToHead[] {
  const all: HeadToHead[] = [];
  const known = duels.filter(
    ({ match, opponent }) => isPlayed(match) && opponent.kind === 'player',
  );
  for (const rows of Map.groupBy(known, ({ opponent }) => opponent.key).values()) {
    const [first] = rows;
    const played = rows.map(({ match }) => match);
    if (first) all.push({ opponent: first.opponent, record: recordOf(player, played) });
  }
  return all.toSorted(
    (a, b) => b.record.DJ - a.record.DJ || compareNames(a.opponent.nick, b.opponent.nick),
  );
}

/** A player's rows in one stage. */
export interface PlayerStage {
  /** Name of the stage: `Segunda · Grupo A`. */
  stage: string;
  /** Rows as they are played, byes included. */
  duels: readonly PlayerMatch[];
}

/** Sorts stages by their first day. A stage without days follows the one before it. */
function asTheyBegin(stages: readonly Stage[]): Stage[] {
  const starts = new Map<Stage, string>();
  // Stages without days at the beginning of the list stay there.
  let start = '';
  for (const stage of stages) {
    const dated = stage.rounds.find(({ days }) => days !== null);
    if (dated?.days) [start] = dated.days;
    starts.set(stage, start);
  }
  return [...starts].toSorted(([, a], [, b]) => compareTexts(a, b)).map(([stage]) => stage);
}

/**
 * Returns a function that finds a player's rows by nick, former ones too, grouped by stage, with the stage's name.
 * Stages are in the order in which they begin, without those that the player is not in. Rows go from the first round to
 * the last, byes and moved duels included. Empty for an unknown nick.
 */
export function storyByPlayer(stages: readonly Stage[]): (player: string) => PlayerStage[] {
  const rounds = asTheyBegin(stages).flatMap((stage) => stage.rounds);
  const rowsOf = rowsByPlayer(rounds.flatMap(({ matches }) => matches));
  return (player) => {
    const byStage = Map.groupBy(rowsOf(player), ({ match }) => match.stage);
    return [...byStage].map(([{ name }, duels]) => ({ stage: name, duels }));
  };
}
