import { expect, test } from 'vitest';
import type { StageResult } from '../../../src/domain/stage-results.ts';
import { todayText, weekText, whatsAppLink } from '../../../src/words/group-text.ts';
import { played } from '../domain/duel.ts';

const address = 'https://s.example/';
const result = (stage: string, home: string): StageResult => ({
  stage,
  round: 'Fecha 3',
  duel: { ...played(home, 2, 1, 'Beto'), homeScore: 2, awayScore: 1 },
});
const league = Array.from({ length: 43 }, (_, index) => result('Élite', `Ana${index}`));

const duel = (home: string, time: string, date = '2026-11-16') => ({
  row: 1,
  category: 'Élite',
  home,
  away: 'Beto',
  date,
  time,
  link: null,
  competition: 'league' as const,
});
const inCup = { ...duel('Eva', '22:30'), competition: 'cup' as const, category: '8vos de Final' };

const week = (results: StageResult[]) =>
  weekText(results, { days: ['2026-11-10', '2026-11-16'], address });
const today = (...duels: Parameters<typeof todayText>[0]) =>
  todayText(duels, { today: '2026-11-16', address });

test.each([
  ['week', week([...league.slice(0, 2), result('Copa Argentina', 'Ana')])],
  ['week-of-40-results', week(league.slice(0, 40))],
  ['week-of-43-results', week(league)],
  ['today', today(duel('Ana', '21:00'), inCup, duel('Dora', '21:00', '2026-11-17'))],
])('the text group-texts/%s.txt', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`group-texts/${name}.txt`);
});

test('there is no text without results or duels', () => {
  expect(week([])).toBeNull();
  expect(today(duel('Ana', '21:00', '2026-11-17'))).toBeNull();
});

test('a link to WhatsApp brings the text as it is', () => {
  const text = '*Duelos de hoy*\n\n21:00 Ñandú & Ana? vs #1';
  expect(new URL(whatsAppLink(text)).searchParams.get('text')).toBe(text);
});
