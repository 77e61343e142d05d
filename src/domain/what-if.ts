/** A group's table if the duels left ended as somebody supposes (docs/product.md, «What if»). */
import { recomputeStandings } from './checked-standings.ts';
import { isOpen, type Duel } from './fixture.ts';
import { recordLabels } from './record.ts';
import { explainOrder, type Reason } from './standings-order.ts';

/** Games won by each side. */
export interface Score {
  home: number;
  away: number;
}

/** The results a duel can end with, from the widest win at home to the widest away. */
export function possibleScores(gamesToWin: number): Score[] {
  const games = Array.from({ length: gamesToWin }, (_, lost) => lost);
  return [
    ...games.map((away) => ({ home: gamesToWin, away })),
    ...games.toReversed().map((home) => ({ home, away: gamesToWin })),
  ];
}

/** The same duels; those left have the results that are supposed, where any is. */
export function suppose(
  duels: readonly Duel[],
  scoreOf: (duel: Duel) => Score | undefined,
): Duel[] {
  return duels.map((duel) => {
    const score = isOpen(duel) ? scoreOf(duel) : undefined;
    return score ? { ...duel, homeScore: score.home, awayScore: score.away } : duel;
  });
}

/** A row of a table that results alone make. */
export interface ReckonedRow {
  player: string;
  /** DG, DP, DJ, PG, PP, DifP. */
  values: readonly number[];
  /** Why it stands above the next; null for the last one. */
  reason: Reason | null;
}

/**
 * The table that results make, in the official order.
 * @param players In the sheet's order, which decides where nothing else does.
 */
export function reckonTable(players: readonly string[], duels: readonly Duel[]): ReckonedRow[] {
  const rows = players.map((player) => ({ row: 0, player, values: [] }));
  const { rows: reckoned } = recomputeStandings({ headings: [...recordLabels], rows }, duels);
  return explainOrder(reckoned, duels).map(({ row, reason }) => ({
    player: row.player,
    values: row.values.map((value) => value ?? 0),
    reason,
  }));
}
