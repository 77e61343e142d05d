/** A group's standings as its fixture's results add up, and where the sheet says otherwise. */
import type { Standings } from '../domain/standings.ts';
import { isBye, type Result } from './model.ts';
import { recordOf } from './record.ts';

/**
 * The same table with what the duels add up to; null in a column that duels do not tell, such as
 * «Notas». Byes are no duels, also where the fixture gives them a score.
 */
export function recomputeStandings(standings: Standings, duels: readonly Result[]): Standings {
  const counted = duels.filter((duel) => !isBye(duel));
  const rows = standings.rows.map((row) => {
    const record: Readonly<Record<string, number>> = recordOf(row.player, counted);
    return { ...row, values: standings.headings.map((label) => record[label] ?? null) };
  });
  return { headings: standings.headings, rows };
}

/** A cell in which sheet and fixture do not agree. */
export interface StandingsDifference {
  /** The row in the sheet, from 1. */
  row: number;
  player: string;
  /** The column after the player, from 1. */
  column: number;
  label: string;
  /** What the sheet says; an empty cell counts as 0, as in the table's order. */
  sheet: number;
  computed: number;
}

/** Every cell of the sheet that is not what the duels add up to, in the sheet's order. */
export function standingsDifferences(
  standings: Standings,
  duels: readonly Result[],
): StandingsDifference[] {
  const recomputed = recomputeStandings(standings, duels);
  return standings.rows.flatMap(({ row, player, values }, index) =>
    standings.headings.flatMap((label, position) => {
      const sheet = values[position] ?? 0;
      const computed = recomputed.rows[index]?.values[position] ?? null;
      if (computed === null || computed === sheet) return [];
      return [{ row, player, column: position + 1, label, sheet, computed }];
    }),
  );
}
