/** Rows of cells, to lay out a landscape. */
import type { Cell } from '../tile/land.ts';

/** Cells of one row of a landscape, `from` and `to` included. */
export function row(down: number, from: number, to: number): Cell[] {
  return Array.from({ length: (to - from) / 2 + 1 }, (_, index): Cell => [from + index * 2, down]);
}
