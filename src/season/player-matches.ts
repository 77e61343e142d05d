/** A player's duels across league and cup: results, form, head-to-head, duels to play. */
import type { PlayerRecord } from '../config/schemas/columns.ts';
import { playerKey } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import { compareNames, compareTexts } from '../lib/text.ts';
import type { CalendarDate } from '../lib/time.ts';
import { isOverdue, newestFirst, startOf } from './dates.ts';
import { isBye, isDecided, isDuel, isPlayed, matchesOf, type Match, type Stage } from './model.ts';
import { opponentOf, recordOf, resultFrom, type DuelResult } from './record.ts';

/** A row of a fixture, seen by one of its players. */
export interface PlayerMatch {
  match: Match;
  opponent: Side;
  /** Null while the duel is open. */
  result: DuelResult | null;
  /** True if the rival is a bye, whatever score the sheet has. */
  isBye: boolean;
  /** Duels won and lost in the stage so far, this one included. Null without a result. */
  account: { won: number; lost: number } | null;
}

/** Makes a row as the player on a side sees it. @param before Earlier rows of the player. */
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
    isBye: isBye(match),
    account: result && {
      won: won + Number(result.outcome === 'won'),
      lost: lost + Number(result.outcome === 'lost'),
    },
  };
}

/** Returns a function that finds a player's rows, byes included, in the given order. */
function rowsByPlayer(matches: readonly Match[]): (player: string) => readonly PlayerMatch[] {
  const byPlayer = new Map<string, PlayerMatch[]>();
  for (const match of matches) {
    for (const side of ['home', 'away'] as const) {
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

/** Returns a function that finds a player's duels, in the given order. Byes and moved rows are left out. */
export function matchesByPlayer(matches: readonly Match[]): (player: string) => PlayerMatch[] {
  const rowsOf = rowsByPlayer(matches);
  return (player) => rowsOf(player).filter(({ match }) => isDuel(match));
}

/** Picks the duels without a result, sorted by day and hour. Duels without a day or a dated round are last. */
export function pendingDuels(duels: readonly PlayerMatch[]): PlayerMatch[] {
  const start = ({ match }: PlayerMatch): string => startOf(match) || '9999';
  return duels
    .filter(({ result }) => result === null)
    .toSorted((a, b) => compareTexts(start(a), start(b)));
}

/** A player's next duel; undefined without one. Overdue duels do not count. @param pending Sorted by `pendingDuels`. */
export const nextDuel = (pending: readonly PlayerMatch[], today: CalendarDate) =>
  pending.find(({ match }) => !isOverdue(match, today));

export type PlayerResult = PlayerMatch & { result: DuelResult };

/** Duels that were actually played, newest first. Forfeits are left out. */
export function latestResults(duels: readonly PlayerMatch[]): PlayerResult[] {
  return newestFirst(
    duels.filter((duel): duel is PlayerResult => isPlayed(duel.match)),
    ({ match }) => startOf(match),
  );
}

const formLength = 5;

/** Outcomes of the last five played of a player's duels, oldest first (docs/product.md, «Form»). */
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

/** The streak at the end of a player's results. Null without results. @param results Newest first. */
export function streakOf(results: readonly PlayerResult[]): Streak | null {
  const outcome = results[0]?.result.outcome;
  if (!outcome) return null;
  const end = results.findIndex(({ result }) => result.outcome !== outcome);
  return { outcome, length: end < 0 ? results.length : end };
}

export interface HeadToHead {
  opponent: Side;
  record: PlayerRecord;
}

/** A player's records against all opponents, most frequent first, then by name. Only duels that were played count. */
export function headToHeads(player: string, duels: readonly PlayerMatch[]): HeadToHead[] {
  return [...Map.groupBy(duels, ({ opponent }) => opponent.key).values()]
    .flatMap((rows) => {
      const record = recordOf(player, rows.map(({ match }) => match).filter(isPlayed));
      return rows[0] && record.DJ > 0 ? [{ opponent: rows[0].opponent, record }] : [];
    })
    .toSorted(
      (a, b) => b.record.DJ - a.record.DJ || compareNames(a.opponent.nick, b.opponent.nick),
    );
}

export interface PlayerStage {
  stage: string;
  /** Rows in sheet order, byes included. */
  duels: readonly PlayerMatch[];
}

/** Sorts stages by their first day. A stage without days follows the one before it. */
function asTheyBegin(stages: readonly Stage[]): Stage[] {
  let last = '';
  return stages
    .map((stage) => {
      last = stage.rounds.find(({ days }) => days)?.days?.[0] ?? last;
      return { stage, start: last };
    })
    .toSorted((a, b) => compareTexts(a.start, b.start))
    .map(({ stage }) => stage);
}

/**
 * Returns a function that finds a player's season, stage by stage in the order in which stages begin, duel by duel in
 * sheet order. Empty for a player without any row (docs/product.md, «A player's season»).
 */
export function storyByPlayer(stages: readonly Stage[]): (player: string) => PlayerStage[] {
  const rowsOf = rowsByPlayer(asTheyBegin(stages).flatMap(matchesOf));
  return (player) => {
    const byStage = Map.groupBy(rowsOf(player), ({ match }) => match.stage.fixture);
    return [...byStage.values()].map((duels) => ({
      stage: duels[0]?.match.stage.name ?? '',
      duels,
    }));
  };
}
