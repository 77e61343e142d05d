import { expect, test } from 'vitest';
import {
  columnLetter,
  cutWords,
  ProblemLog,
  SheetLog,
  SourceError,
} from '../../../src/domain/problem.ts';

const complaint = { reason: 'motivo', advice: 'consejo' };

test('a cell is named as the spreadsheet shows it, a field by its document', () => {
  const log = new ProblemLog('ranking');
  log.cell(11, 27, 'y', complaint);
  log.field('abc', 'link', 'ftp://x', complaint);
  expect(log.problems).toEqual([
    { source: 'ranking', row: 12, column: 'AB', value: 'y', ...complaint },
    { source: 'ranking', row: 'abc', column: 'link', value: 'ftp://x', ...complaint },
  ]);
});

test('a password is told of and not told', () => {
  const log = new ProblemLog('ranking');
  log.field('abc', 'link', 'https://ana:secreta@example.com/@x', complaint);
  expect(log.problems[0]?.value).toBe('https://[usuario y contraseña]@example.com/@x');
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
])('column %d is called %s', (index, letter) => {
  expect(columnLetter(index)).toBe(letter);
});

test.each([
  ['fila 12, columna C', 'ranking: fila 12, columna C: no es un número'],
  ['', 'ranking: no es un número'],
])('an error at «%s» says source, place and reason in one line', (place, message) => {
  expect(new SourceError('ranking', place, 'no es un número').message).toBe(message);
});

test('a sheet’s filled rows that nobody takes are reported; taken, reported and blank ones are not', () => {
  const log = new SheetLog('ranking', [['Título'], ['', 'Ana'], [''], ['x', 'y'], ['z']]);
  log.takes(0);
  log.cell(1, 1, 'Ana', complaint);
  log.takes(4);
  const { value, problems } = log.finish('value');
  expect(value).toBe('value');
  expect(problems.map(({ row, column, value: said }) => [row, column, said])).toEqual([
    [2, 'B', 'Ana'],
    [4, 'A', 'x y'],
  ]);
});

test('a word that was cut is told in its cell', () => {
  const log = new SheetLog('ranking', [['Título'], ['', `Ana ${'x'.repeat(199)}…`]]);
  log.takes(0);
  log.takes(1);
  expect(log.finish([]).problems).toMatchObject([{ row: 2, column: 'B', ...cutWords }]);
});
