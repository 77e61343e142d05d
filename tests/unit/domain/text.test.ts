import { expect, test } from 'vitest';
import {
  cleanText,
  compareNames,
  firstCharacters,
  nickKey,
  oneLine,
} from '../../../src/domain/text.ts';

test.each([
  ['trims ordinary and no-break spaces and the BOM', '\ufeff\u00a0 Ana\u00a0Sol \u202f', 'Ana Sol'],
  ['composes accents', 'N\u0303andu\u0301', 'Ñandú'],
  ['keeps line breaks, as LF', 'uno\r\ndos\rtres', 'uno\ndos\ntres'],
  ['drops control and invisible characters', 'A\u0000n\u200ba', 'Ana'],
  ['drops what right-to-left texts leave', '\u202aAna\u202c\u200e', 'Ana'],
  ['drops what isolates a text', '\u2068Ana\u2069', 'Ana'],
  ['drops soft hyphens', 'A\u00adna', 'Ana'],
  ['drops what XML cannot carry', 'A\ufffen\uffff\ud800a\u0001\udc00', 'Ana'],
  ['cuts a word that no page can lay out', `a ${'á'.repeat(49_000)} b`, `a ${'á'.repeat(199)}… b`],
  ['cuts no emoji in two', `x${'🎉'.repeat(100)}`, `x${'🎉'.repeat(99)}…`],
  ['leaves addresses', `(https://a.b/${'x'.repeat(900)})`, `(https://a.b/${'x'.repeat(900)})`],
  ['leaves emoji whole, whatever joins them', 'Ana 👩🏽‍🌾❤️', 'Ana 👩🏽‍🌾❤️'],
])('cleanText %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each([
  ['abc', 2, 'ab'],
  ['abc', 3, 'abc'],
  ['abc', 9, 'abc'],
  ['👩🏽‍🌾áb', 2, '👩🏽‍🌾á'],
])('of %s the first %d characters are %s', (text, length, expected) => {
  expect(firstCharacters(text, length)).toBe(expected);
});

test('oneLine folds white space', () => {
  expect(oneLine(' uno\n\n dos\ttres ')).toBe('uno dos tres');
});

test('names go without accents and case, ñ after n, numbers by value', () => {
  const names = ['Ñandú 10', 'Ñandú 9', 'zeta', 'Ámbar', 'nogal', 'alerce', 'Nube', 'Oro'];
  expect(names.toSorted(compareNames).join(', ')).toBe(
    'alerce, Ámbar, nogal, Nube, Ñandú 9, Ñandú 10, Oro, zeta',
  );
});

test.each([
  [' PampaTiles\u00a0', 'pampatiles'],
  ['El  Tano\nRossi', 'el tano rossi'],
  ['ÑANDUBAY', 'ñandubay'],
])('the key of the nick %j is %j', (nick, key) => {
  expect(nickKey(nick)).toBe(key);
});
