import { describe, expect, test } from 'vitest';
import { excerpt, pieces } from '../../../src/search/excerpt.ts';

describe('marking', () => {
  test.each([
    ['El Ñandubay y el ñandú', ['nandu'], 'El [Ñandu]bay y el [ñandú]'],
    ['JacarandáEnFlor', ['flor'], 'JacarandáEn[Flor]'],
    ['JacarandáEnFlor', ['enflor', 'flor'], 'Jacarandá[EnFlor]'],
    ['Copa y copas', ['cop', 'copa'], '[Copa] y [copa]s'],
    ['Grupo A, Azul', ['a'], 'Grupo [A], Azul'],
    ['<b>copa</b>', ['b'], '<[b]>copa</[b]>'],
    ['Nada', ['copa'], 'Nada'],
    ['', ['copa'], ''],
  ])('%s, asked for %j', (text, words, marked) => {
    const shown = pieces(text, words).map(([piece, isHit]) => (isHit ? `[${piece}]` : piece));
    expect(shown.join('')).toBe(marked);
  });
});

describe('the excerpt', () => {
  const long = `${'antes '.repeat(60)}la copa ${'después '.repeat(60)}`.trim();

  test('is around what was asked for, cut between words', () => {
    expect(excerpt(long, ['copa'])).toMatch(/^…(antes )+la copa (después )*después…$/);
    expect(excerpt(long, ['copa']).length).toBeLessThan(210);
  });

  test('of a short text is all of it', () => {
    expect(excerpt('La copa', ['copa'])).toBe('La copa');
  });

  test('without what was asked for is the beginning', () => {
    expect(excerpt(long, ['nada'])).toMatch(/^antes .*antes…$/);
  });

  test.each([
    ['copa', `copa${'a'.repeat(500)}`],
    ['copa', `antes ${'b'.repeat(100)}-copa ${'c'.repeat(500)}`],
  ])('of endless words keeps «%s»', (word, text) => {
    const shown = excerpt(text, [word]);
    expect(shown).toContain(word);
    expect(shown.length).toBeLessThan(210);
  });
});
