import { expect, test } from 'vitest';
import { drawElo, eloWeeks, type EloWeek } from '../../../src/components/player/elo-chart.ts';

/** A week for each Elo, from a Monday on; weeks without an Elo are missing. */
const weeks = (monday: string, ...elos: (number | null)[]): EloWeek[] =>
  elos.flatMap((elo, index) => {
    const day = new Date(Date.parse(monday) + index * 7 * 24 * 3_600_000);
    const week = day.toISOString().slice(0, 10);
    return elo === null ? [] : [{ week, id: '7', nick: 'Ana', elo, maxElo: 600 }];
  });

test('the last weeks that have an Elo are told; 0 is none', () => {
  const [first, ...others] = weeks('2026-11-02', 500, 0, 510, 520, 0);
  const known = [first, { ...others[0], elo: null }, ...others.slice(1)] as EloWeek[];
  expect(eloWeeks(known, 2).map(({ elo }) => elo)).toEqual([510, 520]);
  expect(eloWeeks(known, 9).map(({ elo }) => elo)).toEqual([500, 510, 520]);
});

test.each<[string, EloWeek[], points: string, lines: string]>([
  [
    'higher for more Elo',
    weeks('2026-11-09', 500, 600),
    '0,100 100,0',
    '500 at 100, 520 at 80, 540 at 60, 560 at 40, 580 at 20, 600 at 0',
  ],
  [
    'with room for weeks that are missing',
    weeks('2026-11-02', 500, 510, null, null, 510),
    '0,100 25,0 100,0',
    '500 at 100, 510 at 0',
  ],
  [
    'without making hills of a few points',
    weeks('2026-11-09', 601, 603),
    '0,90 100,70',
    '600 at 100, 610 at 0',
  ],
  ['level while it stays', weeks('2026-11-09', 500, 500), '0,100 100,100', '500 at 100, 510 at 0'],
])('an Elo is drawn between round lines, %s', (_, given, points, lines) => {
  const drawing = drawElo(given);
  expect(drawing?.points.map(({ x, y }) => `${x},${y}`).join(' ')).toBe(points);
  expect(drawing?.ticks.map(({ y, elo }) => `${elo} at ${y}`).join(', ')).toBe(lines);
});

test.each([
  ['each month where its first week stands and there is room', 11, '09 at 10, 10 at 50, 11 at 90'],
  [
    'every other month of a year',
    52,
    '09 at 2, 11 at 17.6, 01 at 35.3, 03 at 51, 05 at 68.6, 07 at 86.3',
  ],
])('named is %s', (_, count, months) => {
  const elos = Array.from({ length: count }, (_none, index) => 500 + index);
  const told = drawElo(weeks('2026-08-31', ...elos))?.months;
  expect(told?.map(({ x, week }) => `${week.slice(5, 7)} at ${x}`).join(', ')).toBe(months);
});

test('the best week is the last one of several', () => {
  const drawing = drawElo(weeks('2026-11-02', 500, 620, 580, 620, 600));
  expect(drawing?.best).toMatchObject({ x: 75, elo: 620 });
});

test('a single week shows no way, nor does none', () => {
  expect(drawElo(weeks('2026-11-09', 500))).toBeNull();
  expect(drawElo([])).toBeNull();
});
