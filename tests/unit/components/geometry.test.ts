import { expect, test } from 'vitest';
import { expectTold } from '../../fixtures/told.ts';
import {
  drawElo,
  eloWeeks,
  placesPath,
  positionPercent,
  type EloWeek,
} from '../../../src/components/chart/geometry.ts';

/** One week for each Elo, from a Monday on; null leaves the week out. */
const weeks = (monday: string, ...elos: (number | null)[]): EloWeek[] =>
  elos.flatMap((elo, index) => {
    const day = new Date(Date.parse(monday) + index * 7 * 24 * 3_600_000);
    const week = day.toISOString().slice(0, 10);
    return elo === null ? [] : [{ week, id: '7', nick: 'Ana', elo, maxElo: 600 }];
  });

test('the last weeks with an Elo are listed; 0 and less count as none', () => {
  const [first, ...others] = weeks('2026-11-02', 500, 0, 510, 520, -3);
  const known = [first, { ...others[0], elo: null }, ...others.slice(1)] as EloWeek[];
  expect(eloWeeks(known, 2).map(({ elo }) => elo)).toEqual([510, 520]);
  expect(eloWeeks(known, 9).map(({ elo }) => elo)).toEqual([500, 510, 520]);
});

const count = (length: number) => Array.from({ length }, (_, index) => 500 + index);

test('an Elo is drawn between round lines, under its months', () => {
  const drawn: Record<string, EloWeek[]> = {
    'higher for more Elo': weeks('2026-11-09', 500, 600),
    'with room for weeks that are missing': weeks('2026-11-02', 500, 510, null, null, 510),
    'without making hills of a few points': weeks('2026-11-09', 601, 603),
    'level while it stays': weeks('2026-11-09', 500, 500),
    'each month named where its first week stands and there is room': weeks(
      '2026-08-31',
      ...count(11),
    ),
    'no two months closer than a label is wide': weeks(
      '2026-01-05',
      ...[500, ...Array<null>(45).fill(null), 510, 520, 530],
    ),
    'every other month of a year': weeks('2026-08-31', ...count(52)),
    'without «sept» beside «oct» where they would touch': weeks('2026-08-31', ...count(29)),
  };
  const told = Object.entries(drawn).map(([rule, given]) => {
    const { points, gridLines, months } = drawElo(given);
    const lines = [
      `points ${points.map(({ x, y }) => `${x},${y}`).join(' ')}`,
      `lines ${gridLines.map(({ y, elo }) => `${elo} at ${y}`).join(', ')}`,
      `months ${months.map(({ x, week }) => `${week.slice(5, 7)} at ${x}`).join(', ')}`,
    ];
    return [rule, lines] as const;
  });
  return expectTold('elo-chart.out', told);
});

test('a position keeps its side of the range, whichever way the range goes', () => {
  const ranges: [number, [number, number]][] = [
    [25, [0, 100]],
    [25, [100, 0]],
    [-5, [0, 100]],
    [110, [100, 0]],
    [7, [7, 7]],
  ];
  expect(ranges.map(([value, range]) => positionPercent(value, range))).toEqual([
    25, 75, -5, -10, 50,
  ]);
});

test('of several best weeks the last one is marked', () => {
  const drawing = drawElo(weeks('2026-11-02', 500, 620, 580, 620, 600));
  expect(drawing.best).toMatchObject({ x: 75, elo: 620 });
});

test('a line of places starts and ends in the middle of its rows, with one curve per round', () => {
  const path = placesPath([3, 1, 1, 4], 0);
  expect(path).toMatch(/^M0 2\.5/);
  // Each curve ends one round further and this many rows down.
  const ends = [...path.matchAll(/[cs][^cs]*? 1 (-?[\d.]+)/g)].map(([, down]) => Number(down));
  expect(ends).toEqual([-2, 0, 3]);
});
