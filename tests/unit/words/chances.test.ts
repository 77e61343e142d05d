import { expect, test } from 'vitest';
import { chanceNote, percentWords } from '../../../src/words/chances.ts';

const sentence = (elo: string): string =>
  `Los porcentajes salen de los duelos que faltan y el Elo ${elo}: no saben cómo viene jugando cada uno ni cuánto tiempo tiene.`;

test.each([
  ['nothing without chances', [], null, ''],
  ['the ranking of now', [[]], null, sentence('de hoy')],
  ['the day of a kept ranking', [[]], '2026-11-12', sentence('del 12/11')],
  [
    'who has no Elo',
    [['Ana'], ['Beto', 'Caro']],
    null,
    `${sentence('de hoy')} Ana, Beto y Caro no tienen Elo: se toma el promedio de los demás.`,
  ],
  [
    'one without Elo',
    [['Ana']],
    null,
    `${sentence('de hoy')} Ana no tiene Elo: se toma el promedio de los demás.`,
  ],
])('the note says %s', (_, unrated, rankingDay, expected) => {
  const chances = unrated.map((players) => ({ unrated: players, lines: [{ trend: '' }] }));
  expect(chanceNote(chances, rankingDay)).toBe(expected);
});

test('the note explains changes and charts once there are earlier days', () => {
  const chances = [{ unrated: [], lines: [{ trend: '' }, { trend: 'M0 24L0 12V24' }] }];
  expect(chanceNote(chances, null)).toBe(
    `${sentence('de hoy')} Entre paréntesis está lo que cambió desde ayer; el gráfico muestra la temporada, de 0 a 100 %.`,
  );
});

test('a figure names its change, in points and with a sign', () => {
  expect(percentWords(41, 6)).toBe('41\u00a0% (+6)');
  expect(percentWords(41, -6)).toBe('41\u00a0% (−6)');
  expect(percentWords(41)).toBe('41\u00a0%');
});
