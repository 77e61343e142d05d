/** A player's duels across league and cup: results, form, head-to-head, what is still to play. */
import { hasBye, isPlayed, type Duel, type Round } from './fixture.ts';
import { playerKey } from './player-key.ts';
import { opponentOf, recordOf, resultFrom, type DuelResult, type PlayerRecord } from './record.ts';
import { stageMiddle, startOf } from './stage-dates.ts';
import { compareNames } from './text.ts';
import type { CalendarDate } from './time.ts';

/** Rounds that belong together, such as a group's fixture or the cup. */
export interface Stage {
  /** `Primera`, `Segunda · Grupo A`, the cup’s name. */
  name: string;
  rounds: readonly Round[];
}

/** A duel as one of its players sees it. */
export interface PlayerDuel {
  stage: string;
  round: string;
  /** The round's dates, in the sheet's words; may be empty. */
  interval: string;
  /** The day that dates without a year are closest to. */
  near: CalendarDate;
  duel: Duel;
  opponent: string;
  /** Null while it is still to play. */
  result: DuelResult | null;
}

/** A duel as its player on a side sees it. */
function seenFrom(
  side: 'home' | 'away',
  duel: Duel,
  { stage, round, near }: { stage: Stage; round: Round; near: CalendarDate },
): PlayerDuel {
  return {
    stage: stage.name,
    round: round.name,
    interval: round.interval,
    near,
    duel,
    opponent: opponentOf(duel, side),
    result: isPlayed(duel) ? resultFrom(duel, side) : null,
  };
}

/**
 * A look-up of players' duels, in the order of the stages and their sheets; byes are no duels.
 * @param today Stages without years are the ones closest to it.
 */
export function duelsByPlayer(
  stages: readonly Stage[],
  today: CalendarDate,
): (player: string) => PlayerDuel[] {
  const byPlayer = new Map<string, PlayerDuel[]>();
  for (const stage of stages) {
    const near = stageMiddle(stage.rounds, today);
    for (const round of stage.rounds) {
      for (const duel of round.duels) {
        if (hasBye(duel)) continue;
        for (const side of ['home', 'away'] as const) {
          const key = playerKey(duel[side]);
          const own = byPlayer.get(key) ?? [];
          if (own.length === 0) byPlayer.set(key, own);
          own.push(seenFrom(side, duel, { stage, round, near }));
        }
      }
    }
  }
  return (player) => byPlayer.get(playerKey(player)) ?? [];
}

/** By day and hour; duels without a day stand together, in their order. */
function byStart(duels: readonly PlayerDuel[], undated: 'first' | 'last'): PlayerDuel[] {
  return duels
    .map((duel) => ({ duel, start: startOf(duel) ?? (undated === 'first' ? '' : '9999') }))
    .toSorted((a, b) => (a.start === b.start ? 0 : a.start < b.start ? -1 : 1))
    .map(({ duel }) => duel);
}

/** Duels without result, by day and hour: overdue ones come before the next one. */
export function pendingDuels(duels: readonly PlayerDuel[]): PlayerDuel[] {
  return byStart(
    duels.filter(({ result }) => result === null),
    'last',
  );
}

/** A player's duel that has a result. */
export type PlayerResult = PlayerDuel & { result: DuelResult };

/** Duels with result, the last one first. */
export function latestResults(duels: readonly PlayerDuel[]): PlayerResult[] {
  return byStart(duels, 'first')
    .filter((duel): duel is PlayerResult => duel.result !== null)
    .toReversed();
}

/** Duels that tell a player's form. */
const formLength = 5;

/** How a player's last duels ended, oldest first. */
export function recentForm(duels: readonly PlayerDuel[]): DuelResult['outcome'][] {
  return latestResults(duels)
    .slice(0, formLength)
    .toReversed()
    .map(({ result }) => result.outcome);
}

/** How a player comes: the same outcome, so many times in a row. */
export interface Streak {
  outcome: DuelResult['outcome'];
  length: number;
}

/** The streak of results, last one first; null without any. */
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

/** All that two players have played and have to play. */
export interface HeadToHead {
  opponent: string;
  /** What the first player's results add up to. */
  record: PlayerRecord;
  duels: PlayerDuel[];
}

/** A player against each opponent of a played duel, the most frequent first and then by name. */
export function headToHeads(player: string, duels: readonly PlayerDuel[]): HeadToHead[] {
  return [...Map.groupBy(duels, ({ opponent }) => playerKey(opponent)).values()]
    .flatMap((own): HeadToHead[] => {
      const [first] = own;
      const record = recordOf(
        player,
        own.map(({ duel }) => duel),
      );
      return first && record.DJ > 0 ? [{ opponent: first.opponent, record, duels: own }] : [];
    })
    .toSorted((a, b) => b.record.DJ - a.record.DJ || compareNames(a.opponent, b.opponent));
}
