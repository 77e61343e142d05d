/** Finds rows that add up or average the players of a table, as organisers write them below it. */
import { parseElo } from '../../lib/number.ts';
import type { Complaint } from '../problem.ts';
import { cell } from './sheet.ts';
import type { SheetRow } from './layout.ts';

/** Complaint about a row of a table that is not a player's: a total, a note, a row without numbers. */
export const noPlayerComplaint: Complaint = {
  reason: 'no es la fila de un jugador, con su nombre y sus números; no se muestra',
  advice: 'si es un jugador, completala (con 0 si no jugó); si no, pasala fuera de la tabla',
  isLoss: true,
};

/** Names of totals and averages: `TOTAL`, `Promedio Elo`, `Todos`. */
const totalNames =
  /^((sub)?total(es)?|sumas?|promedios?|medias?|average|sum|Σ|todos)(?![\p{L}\d_])/iu;

/** Sheets show averages rounded, at most to whole numbers. */
const averageTolerance = 0.5;
/** Sums may only differ in the last digits of their decimals. */
const sumTolerance = 0.005;

/** Columns of a table, from 0, in which totals show. */
interface TotalColumns {
  nameAt: number;
  valuesAt: readonly number[];
  /** Columns of places and ids, which totals lack. -1 for a column that the table lacks. */
  keysAt: readonly number[];
  /** True if a player may lack these, too: then no row without a total's name is a total. */
  isKeyOptional: boolean;
}

/**
 * Finds rows that add up or average the others. A player may have one sign of a total, so a total has two: its numbers
 * (in `valuesAt`), its name (`nameAt`: «Total», «Promedio»), the lack of the place or id (`keysAt`) that at least half
 * of the rows have. If `isKeyOptional`, one of the two must be the name. Columns count from 0.
 * @returns The totals' `index`es in the sheet, from 0. Empty if there are none.
 */
export function findTotals(
  rows: readonly SheetRow[],
  { nameAt, valuesAt, keysAt, isKeyOptional }: TotalColumns,
): ReadonlySet<number> {
  const lacksKeys = ({ row }: SheetRow): boolean => keysAt.every((at) => cell(row, at) === '');
  const haveKeys = rows.filter((line) => !lacksKeys(line)).length * 2 >= rows.length;
  const hasTotalName = ({ row }: SheetRow): boolean => totalNames.test(cell(row, nameAt));
  const isApart = (line: SheetRow): boolean => haveKeys && lacksKeys(line);
  const mayBeTotal = (line: SheetRow): boolean =>
    hasTotalName(line) || (isApart(line) && !isKeyOptional);
  const players = rows.filter((line) => !mayBeTotal(line));
  const sums = valuesAt.map((at) => {
    const values = players
      .map(({ row }) => parseElo(cell(row, at)))
      .filter((value) => value !== null);
    return { at, sum: values.reduce((total, value) => total + value, 0), count: values.length };
  });
  /** True if each number of a row is the sum of the players', or each is the average. */
  const sumsUp = ({ row }: SheetRow): boolean => {
    // Before anything is played, all players have the same numbers.
    if (players.length < 2 || !valuesAt.some((at) => parseElo(cell(row, at)))) return false;
    const isNear = (at: number, expected: number, tolerance: number): boolean => {
      const value = parseElo(cell(row, at));
      return value === null || Math.abs(value - expected) <= tolerance;
    };
    const isSum = sums.every(({ at, sum }) => isNear(at, sum, sumTolerance));
    return isSum || sums.every(({ at, sum, count }) => isNear(at, sum / count, averageTolerance));
  };
  const totals = rows.filter((line) => {
    return mayBeTotal(line) && (sumsUp(line) || (hasTotalName(line) && isApart(line)));
  });
  return new Set(totals.map(({ index }) => index));
}
