import { expect, test } from 'vitest';
import { isResult, type Decided } from '../../../src/season/model.ts';
import { todayText, weekText, whatsAppLink } from '../../../src/words/group-text.ts';
import { cup, league } from '../../fixtures/competitions.ts';
import { round, seasonOf } from '../season/season.ts';

const address = 'https://s.example/';
const names = Array.from({ length: 43 }, (_, index) => `Ana${index} 2-1 Beto`);
const { matches } = seasonOf({
  primera: round('Fecha 3', '', ...names),
  cup: round('Final', '', 'Ana 2-1 Beto'),
});
const results = matches.filter(isResult);
const ofLeague = results.slice(0, 43);

const duel = (home: string, time: string, date = '2026-11-16') => ({
  row: 1,
  category: 'Élite',
  home,
  away: 'Beto',
  date,
  time,
  link: null,
  competition: league,
  division: null,
  match: null,
  day: { day: 16, month: 11, year: 2026 },
  places: { category: 0, home: 1, away: 2, time: 3, link: 4, date: 5 },
});
const inCup = { ...duel('Eva', '22:30'), competition: cup, category: '8vos de Final' };

const week = (given: readonly Decided[]) => weekText(given, ['2026-11-10', '2026-11-16'], address);
const today = (...duels: Parameters<typeof todayText>[0]) =>
  todayText(duels, '2026-11-16', address);

test.each([
  ['week', week([...ofLeague.slice(0, 2), ...results.slice(43)])],
  ['today', today(duel('Ana', '21:00'), inCup, duel('Dora', '21:00', '2026-11-17'))],
])('the text group-texts/%s.txt', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`group-texts/${name}.txt`);
});

test('a week’s message has 40 results at most, and says how many more there are', () => {
  const listed = (count: number) =>
    week(ofLeague.slice(0, count))?.match(/ 2 - 1 Beto$|^Y \d+ más:$/gm);
  expect([listed(40)?.length, listed(40)?.at(-1)]).toEqual([40, ' 2 - 1 Beto']);
  expect([listed(43)?.length, listed(43)?.at(-1)]).toEqual([41, 'Y 3 más:']);
});

test('there is no text without results or duels', () => {
  expect(week([])).toBeNull();
  expect(today(duel('Ana', '21:00', '2026-11-17'))).toBeNull();
});

test('a link to WhatsApp contains the text unchanged', () => {
  const text = '*Duelos de hoy*\n\n21:00 Ñandú & Ana? vs #1';
  expect(new URL(whatsAppLink(text)).searchParams.get('text')).toBe(text);
});
