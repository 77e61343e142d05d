/** League standings as their sheets have them, a window a group (SPEC.md §7; DESIGN.md §3). */
import type { RowWindow } from '../config/site.ts';
import { parseNumber } from './number.ts';
import { ProblemLog, type Parsed } from './problem.ts';
import { cell, isBlank, type Rows } from './rows.ts';

/** One player's row. */
export interface StandingsRow {
  /** Its row in the sheet, from 1. */
  row: number;
  player: string;
  /** Cells after the player, by sheet position: `values[0]` is SPEC.md's column 1. */
  values: (number | null)[];
}

/** A group's table. */
export interface Standings {
  /** Labels of `values`, in the sheet's order; empty for a column without label. */
  headings: string[];
  rows: StandingsRow[];
}

/** Sheet columns B–I, as 0-based indices (SPEC.md §7: «columns 2-9»). */
const firstColumn = 1;
const lastColumn = 8;

const isLabel = (text: string): boolean => text !== '' && parseNumber(text) === null;

/** Whether a window's row gives the headings: several cells, all of them labels. */
function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 1 && filled.every(isLabel);
}

const complaints = {
  beforeHeading: {
    reason: 'la fila está antes de los encabezados; no se muestra',
    advice: 'poné primero la fila con Jugador, DG, DP…',
  },
  noPlayer: {
    reason: 'la fila no tiene nombre y números; no se muestra',
    advice: 'completala, o borrala si sobra',
  },
  noNumber: { reason: 'no es un número; se toma como 0', advice: 'escribí solo el número' },
} as const;

/**
 * Reads one group out of a division's sheet (DESIGN.md §3, «Standings windows»): within columns
 * B–I of the window, the first row of labels gives the headings; a row with a name and numbers is a
 * player; blank and title rows are skipped; anything else is reported.
 */
export function parseStandings(source: string, rows: Rows, window: RowWindow): Parsed<Standings> {
  const log = new ProblemLog(source);
  let headings: string[] | null = null;
  const players: StandingsRow[] = [];

  for (let index = window.first - 1; index < Math.min(window.last, rows.length); index++) {
    const columns = (rows[index] ?? []).slice(firstColumn, lastColumn + 1);
    if (isBlank(columns)) continue;
    const [player = '', ...cells] = columns;
    const text = columns.join(' ').trim();
    if (headings === null) {
      if (isHeading(columns)) headings = withoutEmptyEnd(cells);
      else if (columns.filter(Boolean).length > 1)
        log.cell(index, firstColumn, text, complaints.beforeHeading);
      continue;
    }

    const values = headings.map((_, column) => parseNumber(cell(cells, column)));
    const labelled = headings.flatMap((heading, column) => (heading === '' ? [] : [column]));
    if (player === '' || labelled.every((column) => values[column] === null)) {
      log.cell(index, firstColumn, text, complaints.noPlayer);
      continue;
    }
    for (const column of labelled) {
      if (values[column] === null) {
        log.cell(index, firstColumn + 1 + column, cell(cells, column), complaints.noNumber);
      }
    }
    players.push({ row: index + 1, player, values });
  }
  return { value: { headings: headings ?? [], rows: players }, problems: log.problems };
}

/** The labels up to the last one that says something. */
function withoutEmptyEnd(labels: readonly string[]): string[] {
  return labels.slice(0, labels.findLastIndex(Boolean) + 1);
}
