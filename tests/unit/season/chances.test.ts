/** Chances by Elo. Single groups are tried against all outcomes in outlook.test.ts. */
import { expect, test } from 'vitest';
import { duelChances, expectedScore, placeChances } from '../../../src/season/elo-chances.ts';
import type { Zones } from '../../../src/season/zones.ts';
import { cupChances, groupChances, titleChances } from '../../../src/season/chances.ts';
import { groupOutlook } from '../../../src/season/outlook.ts';
import type { EloOf } from '../../../src/season/elo-history.ts';
import { bracketOf, results, round, seasonOf, tableOf } from './season.ts';

const trio = ['Ana', 'Beto', 'Caro'];
const elos: Readonly<Record<string, number>> = { Ana: 700, Beto: 500, Caro: 600, Dani: 400 };
const eloOf: EloOf = (nick) => elos[nick] ?? null;
const zones: Zones = { promotion: 1, relegation: 1 };

/** The title, promotion and relegation of each: `Ana 100 100 0`. */
const percentsOf = (duels: readonly string[], of = eloOf) => {
  const all = results(...duels);
  const group = { standings: tableOf(trio, all), duels: all, rules: { zones, gamesToWin: 2 } };
  const outlook = groupOutlook(group);
  const chances = outlook && groupChances(group, outlook, of);
  const lines = chances?.lines.map(({ player, percents }) =>
    [player, percents.title, percents.promotion, percents.relegation].join(' '),
  );
  return lines && [...lines, ...(chances?.unrated ?? [])];
};

test('what is proven is 0 or 100, and nothing else is', () => {
  // Beto and Caro have lost to Ana alike: the winner is second. 0,64² · (3 − 2 · 0,64) is 70 %.
  const last = ['Ana 2-0 Beto', 'Caro 0-2 Ana', 'Beto - Caro'];
  expect(percentsOf(last)).toEqual(['Ana 100 100 0', 'Beto 0 0 70', 'Caro 0 0 30']);
  const sure: EloOf = (nick) => (nick === 'Beto' ? 1 : 3000);
  expect(percentsOf(last, sure)).toEqual(['Ana 100 100 0', 'Beto 0 0 99', 'Caro 0 0 1']);
});

test('who has no Elo counts as the mean of the others, and is told', () => {
  const open = ['Ana - Beto', 'Caro - Ana', 'Beto - Caro'];
  const unrated: EloOf = (nick) => (nick === 'Caro' ? null : eloOf(nick));
  const mean: EloOf = (nick) => (nick === 'Caro' ? 600 : eloOf(nick));
  expect(percentsOf(open, unrated)).toEqual([...(percentsOf(open, mean) ?? []), 'Caro']);
});

test.each([
  ['nothing is left', ['Ana 2-0 Beto', 'Caro 0-2 Ana', 'Beto 2-0 Caro'], eloOf],
  ['the fixture lacks a duel', ['Ana 2-0 Beto', 'Caro - Ana'], eloOf],
  ['nobody has an Elo', ['Ana - Beto', 'Caro - Ana', 'Beto - Caro'], () => null],
])('there are no chances while %s', (_, duels, of) => {
  expect(percentsOf(duels, of)).toBeUndefined();
});

test('sampled chances are within 1 % and the same each time', () => {
  // Six equal players with all duels left have each place with equal chance: 4¹⁵ outcomes.
  const six = ['A', 'B', 'C', 'D', 'E', 'F'];
  const pairs = six.flatMap((home, at) => six.slice(at + 1).map((away) => `${home} - ${away}`));
  const duels = results(...pairs);
  const group = { standings: tableOf(six, duels), duels, rules: { zones, gamesToWin: 2 } };
  const ratings = six.map(() => 500);
  const chancesNow = () => placeChances(group, ratings);
  const chances = chancesNow();
  expect(chances).toEqual(chancesNow());
  for (const chance of chances.flat()) expect(Math.abs(chance - 1 / 6)).toBeLessThan(0.01);
});

test('a tie-break to come parts who is level', () => {
  const { matches: duels } = seasonOf({
    primera: [
      ...round('Fecha 1', '', 'Ana 2-0 Beto; Beto 2-0 Caro; Caro 2-0 Ana'),
      ...round('Desempate', '', 'Ana - Beto'),
    ],
  });
  const group = { standings: tableOf(trio, duels), duels, rules: { zones, gamesToWin: 1 } };
  const [ana, beto, caro] = placeChances(group, [700, 500, 600]).map(([first]) => first);
  expect((ana ?? 0) + (beto ?? 0) + (caro ?? 0)).toBeCloseTo(1, 10);
  expect(ana).toBeCloseTo(duelChances(700, 500, { gamesToWin: 1 }).home, 10);
});

const cup = (...rounds: string[][]) => bracketOf(seasonOf({ cup: rounds.flat() }));
const chanceOf = (player: string, rival: string): number =>
  duelChances(elos[player] ?? 0, elos[rival] ?? 0, { gamesToWin: 2 }).home;
const told = (...rounds: string[][]) =>
  titleChances(cup(...rounds)?.columns ?? [], chanceOf)?.map(
    ({ player, chance }) => `${player} ${chance.toFixed(4)}`,
  );
const semis = round('Semifinales', '', 'Ana - Beto; Caro - Dani');
const ana = chanceOf('Ana', 'Beto');
const caro = chanceOf('Caro', 'Dani');
const wins = (player: string, own: number) => {
  const against = caro * chanceOf(player, 'Caro') + (1 - caro) * chanceOf(player, 'Dani');
  return `${player} ${(own * against).toFixed(4)}`;
};

test.each([
  ['by the tree, without a row of the final', round('Final', '')],
  ['by the tree, where nothing is known', round('Final', '', 'A definir - A definir')],
  ['by name, whatever the order', round('Final', '', 'Ganador Caro-Dani - Ganador Ana-Beto')],
])('in a cup, winners of both semifinals meet %s', (_, final) => {
  const lines = told(semis, final) ?? [];
  expect(lines).toHaveLength(4);
  expect(lines).toContain(wins('Ana', ana));
  expect(lines).toContain(wins('Beto', 1 - ana));
});

test('in a cup, who won or has a bye goes on, and who lost is not told', () => {
  const lines = told(
    round('Semifinales', '', 'Ana 1-2 Beto; Caro - BYE'),
    round('Final', '', 'Ganador Ana-Beto - Ganador Caro-BYE'),
  );
  const beto = chanceOf('Beto', 'Caro');
  expect(lines).toEqual([`Beto ${beto.toFixed(4)}`, `Caro ${(1 - beto).toFixed(4)}`]);
});

test.each([
  ['somebody is not known', 'Ana - Beto; Caro - A definir', round('Final', '')],
  ['somebody stands twice', 'Ana - Beto; Caro - Ana', round('Final', '')],
  ['a duel is level', 'Ana 1-1 Beto; Caro - Dani', round('Final', '')],
  ['there is no final', 'Ana - Beto; Caro - Dani', []],
  ['two may be', 'Ana - Beto; Caro - Dani', round('Final', '', 'Ana - Caro; Beto - Dani')],
])('in a cup, there are none while %s', (_, duels, final) => {
  expect(told(round('Semifinales', '', duels), final)).toBeUndefined();
});

test('in a cup, the likeliest comes first, none is sure before the final, and after it there are none', () => {
  const of: EloOf = (nick) => ({ Ana: 3000, Beto: 1, Caro: 2 })[nick] ?? null;
  const open = cup(semis, round('Final', ''));
  expect(open && cupChances(open, of)).toMatchObject({
    lines: [{ player: 'Ana', percents: { title: 99 } }, {}, {}, { percents: { title: 1 } }],
    unrated: ['Dani'],
  });
  const over = cup(round('Final', '', 'Ana 2-0 Beto'));
  expect(over && cupChances(over, of)).toBeNull();
});

/** The same chance, computed by playing every sequence of games to its end. */
function played(game: number, own: number, other: number): number {
  if (own === 0) return 1;
  if (other === 0) return 0;
  return game * played(game, own - 1, other) + (1 - game) * played(game, own, other - 1);
}

test('400 points more mean ten games won for each one lost', () => {
  expect([900, 500].map((elo) => expectedScore(elo, 500))).toEqual([10 / 11, 0.5]);
});

test.each([
  [500, 500, 1],
  [500, 812, 3],
  [1, 2500, 4],
])('of %i against %i to %i is what playing every order of games gives', (own, other, games) => {
  const { home, level, away } = duelChances(own, other, { gamesToWin: games });
  expect(home).toBeCloseTo(played(expectedScore(own, other), games, games), 10);
  expect(home + away).toBeCloseTo(1, 10);
  expect(level).toBe(0);
});
