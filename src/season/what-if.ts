/** A group's table if the duels left ended as somebody supposes (docs/product.md, «What if»). */
import type { Zones } from '../domain/zones.ts';
import { recomputeStandings } from './record.ts';
import { isOpen, type Result, type Score } from './model.ts';
import { explainOrder } from './order.ts';
import { recordLabels } from '../domain/record-columns.ts';

/** A duel of a group, with its part of an address. */
export interface SupposedDuel extends Result {
  id: string;
  code: string;
}

export interface SupposedGroup {
  title: string;
  zones: Zones;
  gamesToWin: number;
  /** In the sheet's order. */
  players: string[];
  rounds: { name: string; duels: SupposedDuel[] }[];
}

/** The results a duel can end with, from the widest win at home to the widest away. */
export function possibleScores(gamesToWin: number): Score[] {
  const games = Array.from({ length: gamesToWin }, (_, lost) => lost);
  return [
    ...games.map((away) => [gamesToWin, away] as const),
    ...games.toReversed().map((home) => [home, gamesToWin] as const),
  ];
}

/** The same duels; those left have the results that are supposed, where any is. */
export function suppose<Of extends Result>(
  duels: readonly Of[],
  scoreOf: (duel: Of) => Score | undefined,
): Of[] {
  return duels.map((duel) => {
    const score = isOpen(duel) ? scoreOf(duel) : undefined;
    return score ? { ...duel, score } : duel;
  });
}

export type ComputedRow = ReturnType<typeof computeStandings>[number];

/**
 * The table that results make, in the official order: of each row DG, DP, DJ, PG, PP, DifP, and why it stands
 * above the next; null for the last one.
 * @param players In the sheet's order, which decides where nothing else does.
 */
export function computeStandings(players: readonly string[], duels: readonly Result[]) {
  const rows = players.map((player) => ({ row: 0, player, values: [] }));
  const { rows: computed } = recomputeStandings({ headings: [...recordLabels], rows }, duels);
  return explainOrder(computed, duels).map(({ row, reason }) => ({
    player: row.player,
    values: row.values.map((value) => value ?? 0),
    reason,
  }));
}
