import { expect, test } from 'vitest';
import { isResult } from '../../../src/season/model.ts';
import { todayText, weekText, whatsAppLink } from '../../../src/words/group-text.ts';
import { round, seasonOf } from '../season/season.ts';

const address = 'https://s.example/';

const primera = (...duels: string[]) => ({ primera: round('Fecha 3', '', ...duels) });

const duel = (home: string, time: string, date = '2026-11-16') => ({
  row: 1,
  category: 'Élite',
  home,
  away: 'Beto',
  date,
  time,
  link: null,
  competition: 'league' as const,
  division: null,
  match: null,
});

const week = { days: ['2026-11-10', '2026-11-16'], address } as const;

test('the week’s results are told stage by stage', () => {
  const cup = round('Final', '', 'Ana 2-1 Eva');
  const { matches } = seasonOf({ ...primera('Ana 2-1 Beto', 'Caro 2-1 Dani'), cup });
  const results = matches.filter(isResult);
  expect(weekText(results, week)).toBe(
    [
      '*Resultados de la semana, mar 10/11 al lun 16/11*',
      '',
      '*Primera*',
      'Ana 2 - 1 Beto',
      'Caro 2 - 1 Dani',
      '',
      '*Copa*',
      'Ana 2 - 1 Eva',
      '',
      'https://s.example/',
    ].join('\n'),
  );
});

test('so many that no link holds them are counted', () => {
  const duels = Array.from({ length: 43 }, (_, index) => `Ana${index} 2-1 Beto`);
  const results = seasonOf(primera(...duels)).matches.filter(isResult);
  const text = weekText(results, week) ?? '';
  expect(text).toContain('Ana39 2 - 1 Beto\n\nY 3 más:\n\nhttps://s.example/');
  expect(text).not.toContain('Ana40');
  expect(weekText(results.slice(0, 40), week)).not.toContain('más');
});

test('today’s duels have their hour and where they belong, and those of other days are none', () => {
  const cup = { ...duel('Eva', '22:30'), competition: 'cup' as const, category: '8vos de Final' };
  const duels = [duel('Ana', '21:00'), cup, duel('Dora', '21:00', '2026-11-17')];
  expect(todayText(duels, { today: '2026-11-16', address })).toBe(
    [
      '*Duelos de hoy, lun 16/11*',
      '',
      '21:00 Ana vs Beto (Élite)',
      '22:30 Eva vs Beto (Copa Argentina, 8vos de Final)',
      '',
      'https://s.example/',
    ].join('\n'),
  );
});

test('there is no text without results or duels', () => {
  expect(weekText([], week)).toBeNull();
  expect(todayText([duel('Ana', '21:00')], { today: '2026-11-17', address })).toBeNull();
});

test('a link to WhatsApp brings the text as it is', () => {
  const text = '*Duelos de hoy*\n\n21:00 Ñandú & Ana? vs #1';
  expect(new URL(whatsAppLink(text)).searchParams.get('text')).toBe(text);
});
