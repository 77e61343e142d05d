import { describe, expect, test } from 'vitest';
import { ProblemLog, SheetLog, SourceError } from '../../../src/domain/problem.ts';

const complaint = { reason: 'motivo', advice: 'consejo' };

describe('ProblemLog', () => {
  test('names a cell as the spreadsheet shows it: row from 1, column by letter', () => {
    const log = new ProblemLog('ranking');
    log.cell(0, 0, 'x', complaint);
    log.cell(11, 27, 'y', complaint);
    expect(log.problems).toEqual([
      { source: 'ranking', row: 1, column: 'A', value: 'x', ...complaint },
      { source: 'ranking', row: 12, column: 'AB', value: 'y', ...complaint },
    ]);
  });

  test('names a field by its document', () => {
    const log = new ProblemLog('news');
    log.field('abc', 'link', 'ftp://x', complaint);
    expect(log.problems).toEqual([
      { source: 'news', row: 'abc', column: 'link', value: 'ftp://x', ...complaint },
    ]);
  });

  test('keeps the problems of each source apart', () => {
    const ranking = new ProblemLog('ranking');
    const news = new ProblemLog('news');
    ranking.cell(0, 0, '', complaint);
    expect(news.problems).toEqual([]);
  });
});

describe('SourceError', () => {
  test('says source, place and reason in one line', () => {
    expect(new SourceError('ranking', 'fila 12, columna C', 'no es un número').message).toBe(
      'ranking: fila 12, columna C: no es un número',
    );
  });

  test('leaves out a place nobody knows', () => {
    expect(new SourceError('ranking', '', 'está vacío').message).toBe('ranking: está vacío');
  });

  test('carries its parts for reports', () => {
    expect(new SourceError('news', 'documento abc', 'sin título')).toMatchObject({
      name: 'SourceError',
      source: 'news',
      place: 'documento abc',
      reason: 'sin título',
    });
  });
});

test('a sheet’s filled rows that nobody takes are reported; taken, reported and blank ones are not', () => {
  const log = new SheetLog('ranking', [['Título'], ['', 'Ana'], [''], ['x', 'y'], ['z']]);
  log.takes(0);
  log.cell(1, 1, 'Ana', { reason: 'r', advice: 'a' });
  log.takes(4);
  const { value, problems } = log.finish('value');
  expect(value).toBe('value');
  expect(problems.map(({ row, column, value: said }) => [row, column, said])).toEqual([
    [2, 'B', 'Ana'],
    [4, 'A', 'x y'],
  ]);
});
