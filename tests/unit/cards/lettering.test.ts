import { describe, expect, test } from 'vitest';
import {
  drawable,
  drawableNick,
  ellipsize,
  lettering,
  measure,
} from '../../../src/cards/lettering.ts';

const style = { size: 100, weight: 800 } as const;

describe('drawable', () => {
  test.each([
    ['🧩 Setenta y dos losetas', 'Setenta y dos losetas'],
    ['Ganamos 🇦🇷 ¡otra vez! 👨‍👩‍👧', 'Ganamos ¡otra vez!'],
    ['un\n  renglón', 'un renglón'],
    ['n\u0303andu\u0301', 'ñandú'],
    ['«Ñire» n.º 5: 100 % — “sí”…', '«Ñire» n.º 5: 100 % — “sí”…'],
    ['Łódź, Ελλάδα, Москва', 'Łódź, Ελλάδα, Москва'],
    ['🎉🎉', ''],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });

  test('keeps letters that no font has, so that no name is cut short', () => {
    expect(drawable('玩家')).toBe('玩家');
    expect(measure('玩家', style)).toBeGreaterThan(0);
  });
});

test('a nick of emojis alone is drawn as a question mark, and no nick as none', () => {
  expect(drawableNick('🔥🔥')).toBe('?');
  expect(drawableNick('🔥Fuego')).toBe('Fuego');
  expect(drawableNick(' ')).toBe('');
});

describe('measure', () => {
  test('grows with the size', () => {
    expect(measure('Loseta', { ...style, size: 200 })).toBeCloseTo(2 * measure('Loseta', style));
  });

  test('kerns', () => {
    expect(measure('AV', style)).toBeLessThan(measure('A', style) + measure('V', style));
  });

  test('measures accents, and letters of other scripts', () => {
    expect(measure('ñ', style)).toBeCloseTo(measure('n', style), -1);
    expect(measure('Mо', style)).toBeGreaterThan(measure('M', style));
  });
});

describe('ellipsize', () => {
  test('leaves what fits', () => {
    expect(ellipsize('Loseta', measure('Loseta', style), style)).toBe('Loseta');
  });

  test('cuts what does not, as late as the width lets it', () => {
    const width = measure('La Selección', style);
    const cut = ellipsize('La Selección cerró la fase', width, style);
    expect(cut).toMatch(/^La Selec.*…$/);
    expect(measure(cut, style)).toBeLessThanOrEqual(width);
    const longer = `La Selección cerró la fase`.slice(0, cut.length);
    expect(measure(`${longer}…`, style)).toBeGreaterThan(width);
  });
});

describe('lettering', () => {
  test('is outlines, not text', () => {
    const svg = lettering('Año', 10, 50, style, '#123456');
    expect(svg.match(/<path /g)).toHaveLength(3);
    expect(svg).toContain('fill="#123456"');
    expect(svg).not.toContain('Año');
  });

  test('is nothing for an empty text', () => {
    expect(lettering('', 0, 0, style, '#000000')).toBe('');
  });

  test('stands left of its place when anchored at the end', () => {
    const x = (svg: string) => Number(/translate\((-?[\d.]+)/.exec(svg)?.[1]);
    expect(x(lettering('Loseta', 500, 0, style, '#000000', 'end'))).toBeCloseTo(
      500 - measure('Loseta', style),
      0,
    );
  });

  test.each(['א', 'ع', '玩'])('stays in its order beside %s, which no font has', (letter) => {
    const drawn = (text: string) =>
      lettering(text, 0, 0, style, '#000000').match(/(?<= d=")[^"]*/g) ?? [];
    expect(drawn(`un${letter}`).slice(0, 2)).toEqual(drawn('un'));
    expect(drawn(`${letter}un`).slice(-2)).toEqual(drawn('un'));
  });
});
