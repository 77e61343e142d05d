import { expect, test } from 'vitest';
import { isResult, type Decided } from '../../../src/season/model.ts';
import { todayText, weekText, whatsAppLink } from '../../../src/words/group-text.ts';
import { round, seasonOf } from '../season/season.ts';

const address = 'https://s.example/';
const names = Array.from({ length: 43 }, (_, index) => `Ana${index} 2-1 Beto`);
const { matches } = seasonOf({
  primera: round('Fecha 3', '', ...names),
  cup: round('Final', '', 'Ana 2-1 Beto'),
});
const results = matches.filter(isResult);
const ofLeague = results.slice(0, 43);

const { daily } = seasonOf({
  primera: [],
  cup: [],
  dailyLeague: ['16/11/2026', '17/11/2026'].map((day) => `Primera,Ana,Beto,21:00:00,,${day}`),
  dailyCup: ['8vos de Final,Eva,Beto,22:30:00,,16/11/2026'],
});

const week = (given: readonly Decided[]) => weekText(given, ['2026-11-10', '2026-11-16'], address);

test.each([
  ['week', week([...ofLeague.slice(0, 2), ...results.slice(43)])],
  ['today', todayText(daily, '2026-11-16', address)],
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
  expect(todayText(daily, '2026-11-18', address)).toBeNull();
});

test('a link to WhatsApp contains the text unchanged', () => {
  const text = '*Duelos de hoy*\n\n21:00 Ñandú & Ana? vs #1';
  expect(new URL(whatsAppLink(text)).searchParams.get('text')).toBe(text);
});
