/** Parsing of single texts: cleaning, numbers, slugs, addresses, CSV. */
import { expect, test } from 'vitest';
import { parseCsv } from '../../../src/sources/sheets/csv.ts';
import { parseNumber } from '../../../src/lib/number.ts';
import { nickSlug } from '../../../src/season/player-slug.ts';
import { compareNames, slug } from '../../../src/lib/text.ts';
import { cleanLine, cleanText, firstCharacters, oneLine } from '../../../src/lib/clean.ts';
import { nickKey } from '../../../src/lib/nick.ts';
import { httpUrl } from '../../../src/lib/url.ts';

test.each([
  ['trims ordinary and no-break spaces and the BOM', '\ufeff\u00a0 Ana\u00a0Sol \u202f', 'Ana Sol'],
  ['composes accents', 'N\u0303andu\u0301', 'Ñandú'],
  ['keeps line breaks, as LF', 'uno\r\ndos\rtres', 'uno\ndos\ntres'],
  ['drops control and invisible characters', 'A\u0000n\u200ba', 'Ana'],
  ['drops what right-to-left texts leave', '\u202aAna\u202c\u200e', 'Ana'],
  ['drops what isolates a text', '\u2068Ana\u2069', 'Ana'],
  ['drops soft hyphens', 'A\u00adna', 'Ana'],
  ['drops joiners and selectors beside letters', 'A\u200dn\ufe0fa\u034f\u{e0100}', 'Ana'],
  ['makes a space of what only looks like one', 'Ana\u3164Sol\u2800\uffa0', 'Ana Sol'],
  ['drops what XML cannot carry', 'A\ufffen\uffff\ud800a\u0001\udc00', 'Ana'],
  ['cuts a word that no page can lay out', `a ${'á'.repeat(49_000)} b`, `a ${'á'.repeat(199)}… b`],
  ['cuts no emoji in two', `x${'🎉'.repeat(100)}`, `x${'🎉'.repeat(99)}…`],
  ['leaves addresses', `(https://a.b/${'x'.repeat(900)})`, `(https://a.b/${'x'.repeat(900)})`],
  ['leaves emoji whole, whatever joins them', 'Ana 👩🏽‍🌾❤️1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ana 👩🏽‍🌾❤️1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('cleanText %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['abc', 9, 'abc'],
  ['👩🏽‍🌾áb', 2, '👩🏽‍🌾á'],
  [`e${'\u0301'.repeat(99)}b`, 2, `e${'\u0301'.repeat(15)}`],
])('of %s the first %d characters are %s', (text, length, expected) => {
  expect(firstCharacters(text, length)).toBe(expected);
});

test('oneLine folds white space', () => {
  expect(oneLine(' uno\n\n dos\ttres ')).toBe('uno dos tres');
});

test('cleanLine makes one line of at most 200 letters', () => {
  expect(cleanLine(' uno\n\u200bdos ')).toBe('uno dos');
  expect(cleanLine('dos '.repeat(60))).toBe(`${'dos '.repeat(49)}dos…`);
});

test('a slug can name a file: it has at most 200 bytes and no split letter', () => {
  expect(slug('駒'.repeat(300))).toBe('駒'.repeat(66));
  expect(nickSlug(`a${'𝐀𐐨'.repeat(30)}`)).toBe(`a${'𝐀𐐨'.repeat(7)}`);
});

test('names are sorted without accents and case, ñ after n, numbers by value', () => {
  const names = ['Ñandú 10', 'Ñandú 9', 'zeta', 'Ámbar', 'nogal', 'alerce', 'Nube', 'Oro'];
  expect(names.toSorted(compareNames).join(', ')).toBe(
    'alerce, Ámbar, nogal, Nube, Ñandú 9, Ñandú 10, Oro, zeta',
  );
});

test.each([
  [' PampaTiles\u00a0', 'pampatiles'],
  ['El  Tano\nRossi', 'el tano rossi'],
  ['ÑANDUBAY', 'ñandubay'],
  ['Ana❤️', 'ana❤'],
])('the key of the nick %j is %j', (nick, key) => {
  expect(nickKey(nick)).toBe(key);
});

test.each<[string, number | null]>([
  ['612', 612],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1234.5', 1234.5],
  ['1.052', 1052],
  ['12.345.678', 12_345_678],
  ['612,5', 612.5],
  ['0', 0],
  ['0.375', 0.375],
  ['-3', -3],
  ['−3', -3],
  ['+2', 2],
  [' 7 ', 7],
  ...['', '-', 'N/A', '12abc', '1.2.3', '1,2,3', '1e5', '0x10', 'Infinity', '9'.repeat(400)].map(
    (text): [string, null] => [text, null],
  ),
])('%j is the number %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each<[string, string | null]>([
  ['https://example.com/partida/1', 'https://example.com/partida/1'],
  ['http://example.com', 'http://example.com/'],
  ['"https://example.com/a?b=1&c=2"', 'https://example.com/a?b=1&c=2'],
  ["https://example.com/King's_Cross", "https://example.com/King's_Cross"],
  [' “https://example.com/1” ', 'https://example.com/1'],
  [' HTTPS://example.com/ñ ', 'https://example.com/%C3%B1'],
  ...['', '-', 'example.com', '//example.com', 'javascript:alert(1)', 'data:text/html,hola'].map(
    (text): [string, null] => [text, null],
  ),
  ['https://ana:secreta@example.com', null],
  ['https://ana@example.com', null],
  ['https://medium.com/@ana', 'https://medium.com/@ana'],
  ['https://', null],
  ['https://a b', null],
])('the address in %j is %j', (text, url) => {
  expect(httpUrl(text)).toBe(url);
});

test('an address whose end was cut off is not a link', () => {
  expect(httpUrl(cleanText(`https://example.com/${'x'.repeat(49_000)}`))).toBeNull();
});

const parse = (text: string) => parseCsv('ranking', text);

test.each<[string, string, string[][]]>([
  ['quotes and commas', 'a,"b, c","d ""e"""', [['a', 'b, c', 'd "e"']]],
  ['line breaks in quotes as spaces', 'a,"f\ng"', [['a', 'f g']]],
  ['a byte order mark, and Windows’ line ends', '\ufeffa\r\nb', [['a'], ['b']]],
  ['blank rows, which count', 'a\n\n,\nb', [['a'], [''], ['', ''], ['b']]],
  ['a semicolon as text', 'a;b', [['a;b']]],
  ...['N/A', '#1', '#equipo', '##', '#vamos!', 'Cargando la copa'].map(
    (text): [string, string, string[][]] => [`the text ${text}`, text, [[text]]],
  ),
])('reads %s', (_, text, rows) => {
  expect(parse(text)).toEqual(rows);
});

const unfinished = [
  ...['#N/A', '#REF!', '#VALUE!', '#NAME?', '#ERROR!', '#DIV/0!', '#¡REF!', '#¿NOMBRE?'],
  ...['#FIELD!', '#CALC!', '#CONNECT!', '#¡CAMPO!', '#GETTING_DATA', '#N/D', '#####'],
  ...['Loading...', 'Cargando...', 'Cargando…', 'Cargando'],
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
