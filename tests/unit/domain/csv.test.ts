import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../src/domain/csv.ts';
import { columnLetter, SourceError } from '../../../src/domain/problem.ts';
import { cleanText } from '../../../src/domain/text.ts';

const parse = (text: string) => parseCsv('ranking', text);

describe('parseCsv', () => {
  test('reads quotes, embedded commas, quotes and newlines, BOM and CRLF', () => {
    expect(parse('\ufeffa,"b, c","d ""e""","f\ng"\r\n1,2,3,4')).toEqual([
      ['a', 'b, c', 'd "e"', 'f\ng'],
      ['1', '2', '3', '4'],
    ]);
  });

  test('keeps blank rows, so that row numbers agree with the spreadsheet', () => {
    expect(parse('a\n\n,\nb')).toEqual([['a'], [''], ['', ''], ['b']]);
  });

  test('parts cells at commas alone: a semicolon is text', () => {
    expect(parse('a;b')).toEqual([['a;b']]);
  });

  test.each(['<!DOCTYPE html><html></html>', '  <html lang="es">', '<HEAD>'])(
    'refuses an HTML page in place of a sheet: %j',
    (text) => {
      expect(() => parse(text)).toThrow(/ranking: llegó una página HTML/);
    },
  );

  test('refuses a text cut inside quotes, naming the row', () => {
    expect(() => parse('a,b\n1,"cortad')).toThrow(/ranking: fila 2: hay comillas sin cerrar/);
  });

  test.each([
    '#N/A',
    '#REF!',
    '#VALUE!',
    '#NAME?',
    '#ERROR!',
    '#DIV/0!',
    '#¡REF!',
    '#¿NOMBRE?',
    'Loading...',
    'Cargando...',
    'Cargando…',
  ])('refuses a sheet with the unfinished cell %j, naming its place', (cell) => {
    expect(() => parse(`a,b\n1,${cell}`)).toThrow(
      new SourceError(
        'ranking',
        'fila 2, columna B',
        `la celda dice «${cell}»: corregí la fórmula en la hoja`,
      ),
    );
  });

  test.each(['N/A', '#1', '#equipo', 'Loading', 'Cargando la copa'])(
    'accepts the text %j',
    (cell) => {
      expect(parse(cell)).toEqual([[cell]]);
    },
  );

  test('reads back whatever a spreadsheet may hold', () => {
    const cell = fc.string().filter((text) => !text.includes('#') && !text.includes('<'));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const text = Papa.unparse(rows, { quotes: true });
        expect(parse(text)).toEqual(rows.map((row) => row.map(cleanText)));
      }),
    );
  });
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
])('columnLetter names column %d %s', (index, letter) => {
  expect(columnLetter(index)).toBe(letter);
});
