import { expect, test } from 'vitest';
import { parseCsv } from '../../../src/domain/csv.ts';

const parse = (text: string) => parseCsv('ranking', text);

test.each<[string, string, string[][]]>([
  ['quotes and commas', 'a,"b, c","d ""e"""', [['a', 'b, c', 'd "e"']]],
  ['line breaks in quotes', 'a,"f\ng"', [['a', 'f\ng']]],
  ['a byte order mark, and Windows’ line ends', '\ufeffa\r\nb', [['a'], ['b']]],
  ['blank rows, which count', 'a\n\n,\nb', [['a'], [''], ['', ''], ['b']]],
  ['a semicolon as text', 'a;b', [['a;b']]],
  ...['N/A', '#1', '#equipo', 'Loading', 'Cargando la copa'].map(
    (text): [string, string, string[][]] => [`the text ${text}`, text, [[text]]],
  ),
])('reads %s', (_, text, rows) => {
  expect(parse(text)).toEqual(rows);
});

const unfinished = [
  ...['#N/A', '#REF!', '#VALUE!', '#NAME?', '#ERROR!', '#DIV/0!', '#¡REF!', '#¿NOMBRE?'],
  ...['Loading...', 'Cargando...', 'Cargando…'],
];

test.each<[string, string | RegExp]>([
  ...['<!DOCTYPE html><html></html>', '  <html lang="es">', '<HEAD>'].map(
    (text): [string, RegExp] => [text, /^ranking: llegó una página HTML/],
  ),
  ['a,b\n1,"cortad', /^ranking: fila 2: hay comillas sin cerrar/],
  ...unfinished.map((cell): [string, string] => [
    `a,b\n1,${cell}`,
    `ranking: fila 2, columna B: la celda dice «${cell}»: corregí la fórmula en la hoja`,
  ]),
])('refuses %j', (text, message) => {
  expect(() => parse(text)).toThrow(message);
});
