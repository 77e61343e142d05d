/** Sheets for parser tests. */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { SourceError, type Parsed } from '../../../src/domain/problem.ts';
import type { Rows } from '../../../src/domain/rows.ts';

/**
 * Reads each case of `sheets/NAME.txt`, a line that says what it shows and the rows of a plain CSV, and
 * expects what `sheets/NAME.out` has: what is shown of it, and what is said.
 */
export async function expectCases<T>(
  name: string,
  read: (rows: Rows) => Parsed<T>,
  shown: (value: T) => readonly string[],
): Promise<void> {
  const file = `${import.meta.dirname}/sheets/${name}`;
  const outcome = (rows: Rows): string[] => {
    try {
      const { value, problems } = read(rows);
      const said = problems.map((one) => `! ${one.column}${one.row} «${one.value}»: ${one.reason}`);
      return [...shown(value), ...said];
    } catch (error) {
      if (error instanceof SourceError) return [`refused: ${error.message}`];
      throw error;
    }
  };
  const told = (await readFile(`${file}.txt`, 'utf8')).split('\n\n').map((text) => {
    const [title = '', ...lines] = text.trimEnd().split('\n');
    const rows = lines.map((line) => line.split(','));
    return [title, ...outcome(rows).map((line) => `  ${line.trimEnd()}`)].join('\n');
  });
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`${file}.out`);
}
