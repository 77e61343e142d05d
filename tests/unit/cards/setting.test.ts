import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawable, measure } from '../../../src/cards/lettering.ts';
import { fit, fitAll } from '../../../src/cards/setting.ts';

const steps = [
  { size: 80, lines: 1 },
  { size: 60, lines: 2 },
  { size: 40, lines: 3 },
] as const;
const width = 1000;
const phrase = 'La Selección cerró la fase de grupos del WTCOC con tres victorias ';

describe('fit', () => {
  test('sets a short text large', () => {
    expect(fit('Ya somos más de cien', width, [...steps])).toEqual({
      style: { size: 80, weight: 800 },
      lines: ['Ya somos más de cien'],
    });
  });

  test('sets a longer one smaller, in more lines, and loses no word', () => {
    const text = phrase.trim();
    const { style, lines } = fit(text, width, [...steps]);
    expect(style.size).toBe(60);
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).toBe(text);
  });

  test('makes lines of about the same length', () => {
    const { style, lines } = fit(phrase.trim(), width, [...steps]);
    const [first = 0, second = 0] = lines.map((line) => measure(line, style));
    expect(Math.abs(first - second)).toBeLessThan(width / 4);
  });

  test('ends in an ellipsis when even the smallest size is too large', () => {
    const { style, lines } = fit(phrase.repeat(6).trim(), width, [...steps]);
    expect(style.size).toBe(40);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  test('cuts a word that is wider than a line where its parts meet', () => {
    const { lines } = fit(
      '#TodosLosMeeplesCelestesJuntosPorElMundialDeEquiposDeCarcassonne',
      width,
      [...steps],
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[1]).toMatch(/^\p{Lu}/u);
    expect(lines.join('')).toBe('#TodosLosMeeplesCelestesJuntosPorElMundialDeEquiposDeCarcassonne');
  });

  test('no line is ever wider than the box', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { style, lines } = fit(drawable(text), width, [...steps]);
        // Kerning over a space or a cut may add a hair.
        for (const line of lines) expect(measure(line, style)).toBeLessThan(width * 1.01);
        expect(lines.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 200 },
    );
  });
});

describe('fitAll', () => {
  const style = { size: 50, weight: 800 } as const;

  test('shrinks to the widest text', () => {
    const fitted = fitAll(['Ana', 'CatedralDelSur'], 200, style, 10);
    expect(fitted.size).toBeLessThan(50);
    expect(measure('CatedralDelSur', fitted)).toBeLessThanOrEqual(200);
  });

  test('goes no further than it is told, and never grows', () => {
    expect(fitAll(['CatedralDelSur'], 20, style, 24).size).toBe(24);
    expect(fitAll(['Ana'], 900, style, 24).size).toBe(50);
  });
});
