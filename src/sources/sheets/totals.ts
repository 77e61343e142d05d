/** Finds rows that add up or average the players of a table, as organisers write them below it. */
import { parseNumber } from '../../lib/number.ts';
import type { Complaint } from '../problem.ts';
import { cell } from '../rows.ts';
import type { SheetRow } from './layout.ts';

export const totalComplaint: Complaint = {
  reason: 'suma o promedia a los demás: no es un jugador, y no se muestra',
  advice: 'pasala fuera de la tabla; si es un jugador, completá su fila y corregí sus números',
  isLoss: true,
};

const names = /^((sub)?total(es)?|sumas?|promedios?|medias?|average|sum|Σ)(?![\p{L}\d_])/iu;

/** Tolerance for averages, which are shown rounded. */
const rounding = 0.5;

/** Columns of a table, from 0, in which totals show. */
export interface TotalColumns {
  nameAt: number;
  valuesAt: readonly number[];
  /** Columns of places and ids, which totals lack. -1 for a column that the table lacks. */
  keysAt: readonly number[];
}

/**
 * Finds the rows of a table that add up or average the others. A player may have one sign of a total, so a total has two:
 * its numbers, its name, the lack of the place or id that most rows have.
 * @param read Parses a cell to a number, or null.
 * @returns Indexes of the totals.
 */
export function findTotals(
  rows: readonly SheetRow[],
  { nameAt, valuesAt, keysAt }: TotalColumns,
  read = parseNumber,
): ReadonlySet<number> {
  const lines = rows.map(({ row, index }) => ({
    index,
    values: valuesAt.map((at) => read(cell(row, at))),
    isNamed: names.test(cell(row, nameAt)),
    isPlaced: keysAt.some((at) => cell(row, at) !== ''),
  }));
  const arePlaced = lines.filter(({ isPlaced }) => isPlaced).length * 2 >= lines.length;
  const lacksPlace = ({ isPlaced }: (typeof lines)[number]): boolean => arePlaced && !isPlaced;
  const players = lines.filter((line) => !line.isNamed && !lacksPlace(line));

  /** Numbers of the players in each column. */
  const numbers = valuesAt.map((_, column) =>
    players.map(({ values }) => values[column]).filter((value) => typeof value === 'number'),
  );
  /** True if each number of a row is the sum of the players', or each is the average. */
  const sumsUp = ({ values }: (typeof lines)[number]): boolean => {
    const isEach = (divisorOf: (count: number) => number): boolean =>
      numbers.every((column, at) => {
        const value = values[at] ?? null;
        const sum = column.reduce((total, number) => total + number, 0);
        return value === null || Math.abs(value - sum / divisorOf(column.length)) <= rounding;
      });
    // Before anything is played, all players have the same numbers.
    const hasSums = players.length > 1 && values.some(Boolean);
    return hasSums && (isEach(() => 1) || isEach((count) => count));
  };
  const totals = lines.filter((line) => {
    return [line.isNamed, lacksPlace(line), sumsUp(line)].filter(Boolean).length > 1;
  });
  return new Set(totals.map(({ index }) => index));
}
