/** Finds rows that add up or average the players of a table, as organisers write them below it. */
import { parseNumber } from '../../lib/number.ts';
import type { Complaint } from '../problem.ts';
import { cell, type Rows } from '../rows.ts';

export const totalComplaint: Complaint = {
  reason: 'suma o promedia a los demás: no es un jugador, y no se muestra',
  advice: 'pasala fuera de la tabla; si es un jugador, corregí sus números',
  isLoss: true,
};

const names = /^((sub)?total(es)?|sumas?|promedios?|medias?|average|sum|Σ)(?![\p{L}\d_])/iu;

/** Tolerance for averages, which are shown rounded. */
const rounding = 0.5;

/**
 * Finds the rows of a table that add up or average the others. A player may have such numbers, or such a name. So a
 * total needs the numbers, and also either the name or the lack of a place and an id that most rows have.
 * @param nameAt Column of the players, from 0.
 * @param valuesAt Columns of their numbers, from 0.
 * @param read Parses a cell to a number, or null.
 */
export function findTotals(
  rows: Rows,
  nameAt: number,
  valuesAt: readonly number[],
  read = parseNumber,
): ReadonlySet<Rows[number]> {
  const lines = rows
    .map((row) => ({
      row,
      values: valuesAt.map((at) => read(cell(row, at))),
      isNamed: names.test(cell(row, nameAt)),
      isPlaced: row.some(
        (text, at) => at !== nameAt && !valuesAt.includes(at) && parseNumber(text) !== null,
      ),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
  type Lines = typeof lines;
  const sumsUp = ({ values, isNamed, isPlaced }: Lines[number], players: Lines): boolean => {
    // Before anything is played, all players have the same numbers.
    const isOdd = values.some(Boolean) || (isNamed && !isPlaced);
    const isEach = (divisorOf: (count: number) => number): boolean =>
      values.every((value, column) => {
        const all = players.flatMap((player) => player.values[column] ?? []);
        const sum = all.reduce((total, amount) => total + amount, 0);
        return value === null || Math.abs(value - sum / divisorOf(all.length)) <= rounding;
      });
    return isOdd && players.length > 1 && (isEach(() => 1) || isEach((count) => count));
  };
  const arePlaced = lines.filter(({ isPlaced }) => isPlaced).length * 2 >= lines.length;
  const odd = lines.filter(({ isNamed, isPlaced }) => isNamed || (arePlaced && !isPlaced));
  const sure = lines.filter((line) => !odd.includes(line));
  // A row with such a name, a place and other numbers is a player, whom the totals include.
  const players = [...sure, ...odd.filter((line) => line.isPlaced && !sumsUp(line, sure))];
  const totals = odd.filter((line) => !players.includes(line) && sumsUp(line, players));
  return new Set(totals.map(({ row }) => row));
}
