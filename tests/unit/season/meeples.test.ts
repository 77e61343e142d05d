/** Meeple colours (docs/product.md, «Meeples»). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignMeeples, meepleColours, seasonMeeples } from '../../../src/season/meeples.ts';
import { round, seasonOf, type Sheets } from './season.ts';

const nicks = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 });
const uses = (colours: Iterable<string>): number[] => {
  const counts = new Map<string, number>(meepleColours.map((colour) => [colour, 0]));
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts.values()];
};

test('up to eight players share no colour, of more each colour has as many, in any order of rows', () => {
  fc.assert(
    fc.property(nicks, (players) => {
      const colours = assignMeeples(players);
      expect(colours.size).toBe(players.length);
      const counts = uses(colours.values());
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(assignMeeples(players.toReversed())).toEqual(colours);
    }),
  );
});

const colourOf = (sheets: Sheets, competition: string) =>
  seasonMeeples(seasonOf(sheets).competitions).get(competition);
const names = 'Ana Beto Caro Dani Eva Fede Gabi Hugo Ivo Juli Kike Lola Mora Nico Oli Paz'.split(
  ' ',
);
const phase = (players: readonly string[], score = '-'): string[] =>
  Array.from(
    { length: players.length / 2 },
    (_, index) => `${players[2 * index]} ${score} ${players[2 * index + 1]}`,
  );
const begun: Sheets = {
  primera: round('Fecha 1', '', ...phase(names.slice(4, 12))),
  cup: round('8vos de Final', '', ...phase(names)),
};

test('who plays in a group and in the cup has one colour, and nobody in the group shares it', () => {
  const [league, cup] = ['liga-nacional', 'copa-argentina'].map((id) => colourOf(begun, id));
  expect(new Set(league?.values()).size).toBe(8);
  expect(cup?.size).toBe(names.length);
  for (const [key, colour] of league ?? []) expect(cup?.get(key)).toBe(colour);
});

test('results and later phases change nobody’s colour', () => {
  const winners = names.filter((_, index) => index % 2 === 0);
  const later: Sheets = {
    primera: round('Fecha 1', '', ...phase(names.slice(4, 12), '0-2')),
    cup: [
      ...round('8vos de Final', '', ...phase(names, '2-0')),
      ...round('4tos de Final', '', ...phase(winners.toReversed())),
    ],
  };
  for (const competition of ['liga-nacional', 'copa-argentina']) {
    expect(colourOf(later, competition)).toEqual(colourOf(begun, competition));
  }
});
