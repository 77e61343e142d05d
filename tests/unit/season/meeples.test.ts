/** Meeple colours (docs/product.md, «Meeples»). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  colourGroup,
  meepleColours,
  seasonMeeples,
  type MeepleColour,
} from '../../../src/season/meeples.ts';
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
      const colours = new Map<string, MeepleColour>();
      colourGroup(players, colours);
      expect(colours.size).toBe(players.length);
      const counts = uses(colours.values());
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      const turned = new Map<string, MeepleColour>();
      colourGroup(players.toReversed(), turned);
      expect(turned).toEqual(colours);
    }),
  );
});

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

test('nobody in a group shares a colour, and results and later phases change none', () => {
  const colours = seasonMeeples(seasonOf(begun));
  const group = names.slice(4, 12).map((name) => colours.get(name.toLowerCase()));
  expect([new Set(group).size, colours.size]).toEqual([8, names.length]);
  const winners = names.filter((_, index) => index % 2 === 0);
  const later: Sheets = {
    primera: round('Fecha 1', '', ...phase(names.slice(4, 12), '0-2')),
    cup: [
      ...round('8vos de Final', '', ...phase(names, '2-0')),
      ...round('4tos de Final', '', ...phase(winners.toReversed())),
    ],
  };
  expect(seasonMeeples(seasonOf(later))).toEqual(colours);
});
