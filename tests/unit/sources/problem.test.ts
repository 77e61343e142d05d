import { expect, test } from 'vitest';
import { columnLetter, SheetLog } from '../../../src/sources/sheets/sheet.ts';
import type { ProblemLog } from '../../../src/sources/problem.ts';

const complaint = { reason: 'motivo', advice: 'consejo' };
const told = ({ problems }: Pick<ProblemLog, 'problems'>): string[] =>
  problems.map(({ row, column, value }) => `${row} ${column} ${value}`);

test('a cell is named as in the spreadsheet, a field with its document, and passwords are hidden', () => {
  const log = new SheetLog('ranking', []);
  log.reportCell(11, 27, complaint, 'y');
  log.reportField('abc', 'link', 'https://ana:sec@reta@example.com/@x', complaint);
  expect(log.problems).toMatchObject([{ source: 'ranking', ...complaint }, complaint]);
  expect(told(log)).toEqual(['12 AB y', 'abc link https://[usuario y contraseña]@example.com/@x']);
  expect([0, 25, 26, 51, 52].map(columnLetter).join(' ')).toBe('A Z AA AZ BA');
});

test('filled rows that no parser took are reported; taken, reported and blank rows are not', () => {
  const log = new SheetLog('ranking', [['Título'], ['', 'Ana'], [''], ['x', 'y'], ['z']]);
  log.accountFor(0);
  log.reportCell(1, 1, complaint);
  log.accountFor(4);
  expect(told(log.finish([]))).toEqual(['2 B Ana', '4 A x y']);
});
