import { expect, test } from 'vitest';
import { addChances, chancesByPlayer, chancesFile } from '../../../src/snapshot/chances.ts';
import { readHistory } from '../../../src/snapshot/history.ts';
import { round, seasonOf, stageOf } from '../season/season.ts';

/** A season in which Ana and Beto have these duels; who wins both is first. */
const seasonAfter = (...duels: string[]) =>
  seasonOf({
    primera: round('Fecha 1', '', ...duels),
    tables: { primera: [['Ana', 'Beto']] },
  });
const open = seasonAfter('Ana - Beto; Beto - Ana');
const half = seasonAfter('Ana 2-0 Beto; Beto - Ana');

/** The file on a day of November 2026, after another one. */
const fileOn = (day: number, before: string | null, season = open) =>
  addChances(before, season, () => 500, `2026-11-${day}`);
const rowsOf = (text: string | null) => text?.trim().split('\n').slice(1) ?? [];

test('a day has the last figures of that day, and none where nothing changed', () => {
  const first = fileOn(10, null);
  expect(first).toBe(
    [
      'dia,temporada,fixture,jugador,primero,ascenso,permanencia',
      '2026-11-10,1ª temporada,primera,Ana,50,50,50',
      '2026-11-10,1ª temporada,primera,Beto,50,50,50',
      '',
    ].join('\n'),
  );
  expect(fileOn(11, first)).toBe(first);
  const corrected = fileOn(11, fileOn(11, first, half));
  expect(corrected).toBe(first);
  const second = fileOn(11, first, half);
  // Ana is first by 2-0, 2-1 and 1-2; 0-2 leaves both level.
  expect(rowsOf(second).slice(2)).toEqual([
    '2026-11-11,1ª temporada,primera,Ana,88,88,87',
    '2026-11-11,1ª temporada,primera,Beto,13,13,12',
  ]);
  const rowsIn = chancesByPlayer(readHistory(chancesFile, second).rows);
  const titles = rowsIn(stageOf(open, 'primera'), 'BETO').map(({ title }) => title);
  expect(titles).toEqual([50, 13]);
});

test('each player of a group or cup in play has the figures of its zones', () => {
  const season = seasonOf({
    primera: round('Fecha 1', '', 'Ana 2-0 Beto; Caro 0-2 Ana; Beto - Caro'),
    segundaA: round('Fecha 1', '', 'Eva 2-0 Fede'),
    cup: round('Final', '', 'Ana - Beto'),
    tables: { primera: [['Ana', 'Beto', 'Caro']], segunda: [['Eva', 'Fede'], []] },
  });
  const told = rowsOf(fileOn(10, null, season)).map((row) => row.split(',').slice(2).join(' '));
  expect(told).toEqual([
    'primera Ana 100 100 100',
    'primera Beto 0 0 50',
    'primera Caro 0 0 50',
    'cup Ana 50  ',
    'cup Beto 50  ',
  ]);
});

test('a damaged line stays at the end, and a stage that is no longer in play is left out', () => {
  const text = fileOn(10, null) ?? '';
  const others = text.replaceAll('primera', 'vieja').replace(/^.*\n/, '');
  const damaged =
    '2026-11-11,"1ª\nayer,1ª temporada,primera,Ana,1,1,1\n2026-11-09,1ª temporada,primera,Ana,101,1,1\n2026-11-09,1ª temporada,primera,Ana,1,l0,1\n';
  expect(fileOn(12, `${text}${others}${damaged}`)).toBe(text + damaged);
  const over = seasonAfter('Ana 2-0 Beto; Beto 0-2 Ana');
  expect(fileOn(12, text, over)).toBe(text);
  expect(fileOn(12, text, { ...over, stages: [] })).toBeNull();
});
