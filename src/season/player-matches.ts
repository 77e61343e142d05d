/** A player's duels across league and cup: results, form, head-to-head, what is still to play. */
import type { PlayerRecord } from '../config/schemas/columns.ts';
import { playerKey } from '../domain/player-key.ts';
import type { Side } from '../domain/side.ts';
import { compareNames, compareTexts } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import { isOverdue, newestFirst, startOf } from './dates.ts';
import { isBye, isDecided, isDuel, isPlayed, matchesOf, type Match, type Stage } from './model.ts';
import { opponentOf, recordOf, resultFrom, type DuelResult } from './record.ts';

/** A row of a fixture as one of its players sees it. */
export interface PlayerMatch {
  match: Match;
  opponent: Side;
  /** Null while it is still to play. */
  result: DuelResult | null;
  /** There is nobody to play against, whatever the sheet has for a score. */
  isBye: boolean;
  /** Duels won and lost in its stage, this one included; null where there is no result. */
  account: { won: number; lost: number } | null;
}

/** A row as its player on a side sees it, after the player's rows before it. */
function seenFrom(
  side: 'home' | 'away',
  match: Match,
  before: readonly PlayerMatch[],
): PlayerMatch {
  const result = isDecided(match) && !isBye(match) ? resultFrom(match, side) : null;
  const last = before.findLast((one) => one.match.stage === match.stage && one.account);
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

/** A look-up of players' rows, byes included, in the order given. */
function rowsByPlayer(matches: readonly Match[]): (player: string) => readonly PlayerMatch[] {
  const byPlayer = new Map<string, PlayerMatch[]>();
  for (const match of matches) {
    for (const side of ['home', 'away'] as const) {
      const { key } = match[side];
      // Who stands on both by mistake has the duel once.
      if (side === 'away' && key === match.home.key) continue;
      const own = byPlayer.get(key) ?? [];
      own.push(seenFrom(side, match, own));
      byPlayer.set(key, own);
    }
  }
  return (player) => byPlayer.get(playerKey(player)) ?? [];
}

/** A look-up of players' duels, in the order given; byes and rows of other duels are none. */
export function matchesByPlayer(matches: readonly Match[]): (player: string) => PlayerMatch[] {
  const rowsOf = rowsByPlayer(matches);
  return (player) => rowsOf(player).filter(({ match }) => isDuel(match));
}

/** Duels without result, by day and hour, and then those without a day: overdue ones come first. */
export function pendingDuels(duels: readonly PlayerMatch[]): PlayerMatch[] {
  const start = ({ match }: PlayerMatch): string => startOf(match) || '9999';
  return duels
    .filter(({ result }) => result === null)
    .toSorted((a, b) => compareTexts(start(a), start(b)));
}

/** The next of a player's pending duels: those that are overdue come before it. */
export const nextDuel = (pending: readonly PlayerMatch[], today: CalendarDate) =>
  pending.find(({ match }) => !isOverdue(match, today));

/** A player's duel that has a result. */
export type PlayerResult = PlayerMatch & { result: DuelResult };

/** Duels that were played, the last one first: a forfeit tells nothing of how somebody plays. */
export function latestResults(duels: readonly PlayerMatch[]): PlayerResult[] {
  return newestFirst(
    duels.filter((duel): duel is PlayerResult => isPlayed(duel.match)),
    ({ match }) => startOf(match),
  );
}

/** Duels that tell a player's form. */
const formLength = 5;

/** How a player's last duels ended, oldest first. */
export function recentForm(duels: readonly PlayerMatch[]): DuelResult['outcome'][] {
  return latestResults(duels)
    .slice(0, formLength)
    .toReversed()
    .map(({ result }) => result.outcome);
}

/** The same outcome, so many times in a row. */
export interface Streak {
  outcome: DuelResult['outcome'];
  length: number;
}

/** The streak that a player's results end with, the last one first; null without results. */
export function streakOf(results: readonly PlayerResult[]): Streak | null {
  const outcome = results[0]?.result.outcome;
  if (!outcome) return null;
  const end = results.findIndex(({ result }) => result.outcome !== outcome);
  return { outcome, length: end < 0 ? results.length : end };
}

/** The most duels that were won in a row: what is level or lost ends a run. */
export function longestRun(results: readonly PlayerResult[]): number {
  let longest = 0;
  let run = 0;
  for (const { result } of results) {
    run = result.outcome === 'won' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** A player's record against an opponent. */
export interface HeadToHead {
  opponent: Side;
  record: PlayerRecord;
}

/** A player's record against each opponent of a played duel, the most frequent first and then by name. */
export function headToHeads(player: string, duels: readonly PlayerMatch[]): HeadToHead[] {
  return [...Map.groupBy(duels, ({ opponent }) => opponent.key).values()]
    .flatMap((own) => {
      const record = recordOf(player, own.map(({ match }) => match).filter(isPlayed));
      return own[0] && record.DJ > 0 ? [{ opponent: own[0].opponent, record }] : [];
    })
    .toSorted(
      (a, b) => b.record.DJ - a.record.DJ || compareNames(a.opponent.nick, b.opponent.nick),
    );
}

/** A player's rows of a stage. */
export interface PlayerStage {
  /** Name of the stage. */
  stage: string;
  /** Rows in the sheet's order, byes included. */
  duels: readonly PlayerMatch[];
}

/** Stages in the order in which they begin; one without dates comes right after the one before it. */
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
 * A look-up of players' seasons, duel by duel in the sheets' order, as the stages begin; without a row in any of them, none
 * (docs/product.md, «A player's season»).
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
