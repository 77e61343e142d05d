/** How far each player of a group is from the line that matters, and how that is said. */
import { expect, test } from 'vitest';
import { groupOutlook } from '../../../src/season/outlook.ts';
import { gapWords } from '../../../src/words/gap.ts';
import { results, tableOf } from '../season/season.ts';

/** Each row's gap in a group of five: its duels won, its zones, and its results where they are known. */
function gaps(
  won: readonly number[],
  [promotion = 0, relegation = 0]: number[],
  duels = '',
): string[] {
  const zones = { promotion, relegation };
  const players = won.map((_, index) => 'ABCDE'.charAt(index));
  const all = results(duels);
  const outlook =
    duels === '' ? null : groupOutlook(tableOf(players, all), all, { zones, gamesToWin: 2 });
  return won.map((_, index) => gapWords(won, index, zones, outlook));
}

test.each([
  [
    'to the zone above, or out of the one below',
    gaps([5, 4, 4, 2, 1], [2, 1]),
    [
      'en zona de ascenso por 1 duelo',
      'en zona de ascenso por desempate',
      'a un desempate del ascenso',
      'a 2 duelos del ascenso',
      'a 1 duelo de salvarse',
    ],
  ],
  [
    'to the first place where nobody is promoted',
    gaps([5, 3, 3, 2, 2], [0, 1]),
    [
      'por 2 duelos',
      'a 2 duelos del primero',
      'a 2 duelos del primero',
      'a 3 duelos del primero',
      'a un desempate de salvarse',
    ],
  ],
  [
    'as it is settled',
    gaps([2, 1, 0], [1, 1], 'A 2-0 B; C 0-2 A; B 2-0 C'),
    ['juega seguro por el ascenso', 'a salvo', 'juega seguro por la categoría'],
  ],
  [
    'to the lower line once the upper one is out of reach',
    gaps([3, 1, 1, 0], [1, 1], 'A 2-0 B; A 2-0 C; A 2-0 D; B 2-0 C; C 2-0 D; B - D'),
    [
      'juega seguro por el ascenso',
      'fuera de la zona de descenso por 1 duelo',
      'fuera de la zona de descenso por 1 duelo',
      'a 1 duelo de salvarse',
    ],
  ],
])('is told %s', (_, told, expected) => {
  expect(told).toEqual(expected);
});

test('out of reach is told where there is nothing below', () => {
  expect(gaps([2, 1, 0], [1, 0], 'A 2-0 B; C 0-2 A; B 2-0 C')[2]).toBe('ya no llega al ascenso');
  expect(gaps([2, 1, 0], [0, 0], 'A 2-0 B; C 0-2 A; B 2-0 C')[2]).toBe('ya no puede ser primero');
});
