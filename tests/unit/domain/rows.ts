/** Rows for parser tests. */
import fc from 'fast-check';
import { SourceError } from '../../../src/domain/problem.ts';
import type { Rows } from '../../../src/domain/rows.ts';
import { cleanText } from '../../../src/domain/text.ts';

/** Rows of a plain CSV: a line a row, a comma a column, nothing quoted. */
export function rowsOf(...lines: string[]): Rows {
  return lines.map((line) => line.split(','));
}

/** Rows of free text as `parseCsv` would give them, with `words` more often than chance has them. */
export function anyRows(words: readonly string[]): fc.Arbitrary<Rows> {
  const cell = fc.oneof(
    fc.constant(''),
    fc.constantFrom(...words),
    fc.string({ unit: 'grapheme' }).map(cleanText),
  );
  return fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { maxLength: 12 });
}

/** Number of cells of a row that say something. */
export function filledCells(row: readonly string[]): number {
  return row.filter((text) => text !== '').length;
}

/** What is read of a sheet in a property; one that is refused as a whole is none of its cases. */
export function unlessRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) fc.pre(false);
    throw error;
  }
}
