/** Cleaning, sorting and shortening of texts; sources/texts.test.ts tests what is read from them. */
import { expect, test } from 'vitest';
import { nickSlug } from '../../../src/season/player-slug.ts';
import { compareNames, isSearch, nickMatcher, slug } from '../../../src/lib/text.ts';
import { cleanLine, cleanText, firstCharacters } from '../../../src/lib/clean.ts';
import { httpUrl } from '../../../src/lib/url.ts';

test.each([
  ['trims ordinary and no-break spaces and the BOM', '\ufeff\u00a0 Ana\u00a0Sol \u202f', 'Ana Sol'],
  ['composes accents', 'N\u0303andu\u0301', 'Ñandú'],
  ['keeps line breaks, as LF', 'uno\r\ndos\rtres', 'uno\ndos\ntres'],
  [
    'keeps lines apart that a word processor or an old system broke',
    'Ana\vBeto\fCaro\u0085Dani',
    'Ana\nBeto\nCaro\nDani',
  ],
  ['drops control and invisible characters', 'A\u0000n\u200ba', 'Ana'],
  ['drops what right-to-left texts leave', '\u202aAna\u202c\u200e', 'Ana'],
  ['drops what isolates a text', '\u2068Ana\u2069', 'Ana'],
  ['drops soft hyphens', 'A\u00adna', 'Ana'],
  ['drops joiners and selectors beside letters', 'A\u200dn\ufe0fa\u034f\u{e0100}', 'Ana'],
  ['makes a space of what only looks like one', 'Ana\u3164Sol\u2800\uffa0', 'Ana Sol'],
  ['makes a space of one of any width', 'A\u2003n\u2009a\u3000S\u1680o\u205fl', 'A n a S o l'],
  ['drops what XML cannot carry', 'A\ufffen\uffff\ud800a\u0001\udc00', 'Ana'],
  ['cuts a word that no page can lay out', `a ${'á'.repeat(49_000)} b`, `a ${'á'.repeat(199)}… b`],
  ['cuts no emoji in two', `x${'🎉'.repeat(100)}`, `x${'🎉'.repeat(99)}…`],
  ['leaves addresses', `(https://a.b/${'x'.repeat(900)})`, `(https://a.b/${'x'.repeat(900)})`],
  ['leaves emoji whole, whatever joins them', 'Ana 👩🏽‍🌾❤️1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ana 👩🏽‍🌾❤️1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('cleanText %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each([
  ['abc', 3, 'abc'],
  ['👨‍👩‍👧‍👦'.repeat(2), 2, '👨‍👩‍👧‍👦'],
  [`e${'\u0301'.repeat(99)}b`, 2, `e${'\u0301'.repeat(15)}`],
])('of %s the first %d characters are %s', (text, length, expected) => {
  expect(firstCharacters(text, length)).toBe(expected);
});

test('cleanLine makes one line of at most 200 letters', () => {
  expect(cleanLine(' uno\n\n \u200bdos\ttres ')).toBe('uno dos tres');
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

test('a search ignores invisible characters', () => {
  expect(nickMatcher('\u200eMeepleSur')('Meeple\u00adSur')).toBe(true);
  expect(isSearch('\u200b')).toBe(false);
});

test('an address whose end was cut off is not a link', () => {
  expect(httpUrl(cleanText(`https://example.com/${'x'.repeat(49_000)}`))).toBeNull();
});
