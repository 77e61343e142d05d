import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanText,
  compareNames,
  firstCharacters,
  nickKey,
  oneLine,
} from '../../../src/domain/text.ts';

describe('cleanText', () => {
  test('trims ordinary and no-break spaces and the BOM', () => {
    expect(cleanText('\ufeff\u00a0 Zorzal\u00a0Criollo \u202f')).toBe('Zorzal Criollo');
  });

  test('composes accents, so that two spellings of a nick are equal', () => {
    expect(cleanText('N\u0303andubay')).toBe('Ñandubay');
  });

  test('keeps line breaks, as LF', () => {
    expect(cleanText('uno\r\ndos\rtres')).toBe('uno\ndos\ntres');
  });

  test('drops control and invisible characters', () => {
    expect(cleanText('Mee\u0000ple\u200bSur')).toBe('MeepleSur');
  });

  test.each(['Ana\u200e', '\u202aAna\u202c', '\u2068Ana\u2069', 'A\u00adna'])(
    'drops what chats and right-to-left texts leave in %j',
    (text) => {
      expect(cleanText(text)).toBe('Ana');
    },
  );

  test('leaves emoji whole, whatever joins them', () => {
    expect(cleanText('Ana 👩🏽‍🌾❤️')).toBe('Ana 👩🏽‍🌾❤️');
  });

  test('is idempotent and leaves nothing to trim, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.trim()).toBe(clean);
      }),
    );
  });
});

describe('firstCharacters', () => {
  test('cuts at the length, not before and not after', () => {
    expect(firstCharacters('a'.repeat(151), 150)).toHaveLength(150);
    expect(firstCharacters('a'.repeat(150), 150)).toHaveLength(150);
    expect(firstCharacters('corto', 150)).toBe('corto');
  });

  test('counts an emoji with modifiers as one character', () => {
    expect(firstCharacters('👩🏽‍🌾áb', 2)).toBe('👩🏽‍🌾á');
  });

  test('always gives the beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(200), (text, length) => {
        expect(text.startsWith(firstCharacters(text, length))).toBe(true);
      }),
    );
  });
});

test('oneLine folds white space', () => {
  expect(oneLine(' uno\n\n dos\ttres ')).toBe('uno dos tres');
});

describe('compareNames', () => {
  test('orders as an Argentine reader expects: accents and case ignored, ñ after n', () => {
    const names = ['Ñandú', 'zeta', 'Ámbar', 'nogal', 'alerce', 'Nube', 'Oro'];
    expect(names.toSorted(compareNames)).toEqual([
      'alerce',
      'Ámbar',
      'nogal',
      'Nube',
      'Ñandú',
      'Oro',
      'zeta',
    ]);
  });

  test('orders numbers by value', () => {
    expect(['Mesa 10', 'Mesa 9'].toSorted(compareNames)).toEqual(['Mesa 9', 'Mesa 10']);
  });
});

test('nickKey makes spellings that differ in case, padding and white space equal', () => {
  expect(nickKey(' PampaTiles\u00a0')).toBe(nickKey('pampatiles'));
  expect(nickKey('El  Tano\nRossi')).toBe(nickKey('El Tano Rossi'));
  expect(nickKey('ÑANDUBAY')).toBe(nickKey('ñandubay'));
});
