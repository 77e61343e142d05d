import { expect, test } from 'vitest';
import { excerpt, pieces } from '../../../src/search/excerpt.ts';

test.each([
  ['El Ñandubay y el ñandú', 'nandu', 'El [Ñandu]bay y el [ñandú]'],
  ['JacarandáEnFlor', 'flor', 'JacarandáEn[Flor]'],
  ['JacarandáEnFlor', 'enflor flor', 'Jacarandá[EnFlor]'],
  ['Copa y copas', 'cop copa', '[Copa] y [copa]s'],
  ['Grupo A, Azul', 'a', 'Grupo [A], Azul'],
  ['<b>copa</b>', 'b', '<[b]>copa</[b]>'],
  ['Nada', 'copa', 'Nada'],
  ['', 'copa', ''],
])('in «%s», asked for %s, is marked «%s»', (text, words, marked) => {
  const shown = pieces(text, words.split(' ')).map(([piece, isHit]) =>
    isHit ? `[${piece}]` : piece,
  );
  expect(shown.join('')).toBe(marked);
});

const long = `${'antes '.repeat(60)}la copa ${'después '.repeat(60)}`.trim();

test.each([
  [
    'what was asked for, cut between words',
    long,
    'copa',
    /^…(antes )+la copa (después )*después…$/,
  ],
  ['all of a short text', 'La copa', 'copa', /^La copa$/],
  ['the beginning where it is not', long, 'nada', /^antes .*antes…$/],
  ['it in endless words', `copa${'a'.repeat(500)}`, 'copa', /copa/],
  ['it between them', `antes ${'b'.repeat(100)}-copa ${'c'.repeat(500)}`, 'copa', /copa/],
])('an excerpt has %s', (_, text, word, shown) => {
  expect(excerpt(text, [word])).toMatch(shown);
  expect(excerpt(text, [word]).length).toBeLessThan(210);
});
