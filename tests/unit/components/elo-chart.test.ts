import { describe, expect, test } from 'vitest';
import { drawElo, eloWeeks, type EloWeek } from '../../../src/components/player/elo-chart.ts';
import { addDays } from '../../../src/domain/time.ts';

const week = (day: string, elo: number): EloWeek => ({
  week: day,
  id: '7',
  nick: 'Ana',
  elo,
  maxElo: 600,
});

describe('eloWeeks', () => {
  test('keeps the last weeks that have an Elo; 0 is none', () => {
    const weeks = [
      week('2026-11-02', 500),
      { ...week('2026-11-09', 0), elo: null },
      week('2026-11-16', 510),
      week('2026-11-23', 520),
      week('2026-11-30', 0),
    ];
    expect(eloWeeks(weeks, 2).map(({ elo }) => elo)).toEqual([510, 520]);
    expect(eloWeeks(weeks, 9).map(({ elo }) => elo)).toEqual([500, 510, 520]);
  });
});

describe('drawElo', () => {
  test('goes from the left to the right, higher for more Elo, between round lines', () => {
    const { points, ticks } = drawElo([week('2026-11-09', 500), week('2026-11-16', 600)]) ?? {};
    expect(points).toEqual([
      { x: 0, y: 100, elo: 500 },
      { x: 100, y: 0, elo: 600 },
    ]);
    expect(ticks?.map(({ y, elo }) => `${elo} ${y}`)).toEqual([
      '500 100',
      '520 80',
      '540 60',
      '560 40',
      '580 20',
      '600 0',
    ]);
  });

  test('leaves room for weeks that are missing', () => {
    const { points } =
      drawElo([week('2026-11-02', 500), week('2026-11-09', 600), week('2026-11-30', 600)]) ?? {};
    expect(points?.map(({ x }) => x)).toEqual([0, 25, 100]);
  });

  test('makes no hills of a few points, and a level line of an Elo that stays', () => {
    const few = drawElo([week('2026-11-09', 601), week('2026-11-16', 603)]);
    expect(few?.points.map(({ y }) => y)).toEqual([90, 70]);
    const level = drawElo([week('2026-11-09', 500), week('2026-11-16', 500)]);
    expect(level?.points.map(({ y }) => y)).toEqual([100, 100]);
  });

  test('names each month where its first week stands and there is room; of many, every so many', () => {
    const weeks = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        week(addDays('2026-08-31', 7 * index), 500 + index),
      );
    expect(drawElo(weeks(11))?.months).toEqual([
      { x: 10, week: '2026-09-07' },
      { x: 50, week: '2026-10-05' },
      { x: 90, week: '2026-11-02' },
    ]);
    const year = drawElo(weeks(52))?.months.map((month) => month.week.slice(0, 7));
    expect(year).toEqual(['2026-09', '2026-11', '2027-01', '2027-03', '2027-05', '2027-07']);
  });

  test('has the best week, the last one of several', () => {
    const elos = [500, 620, 580, 620, 600];
    const drawing = drawElo(elos.map((elo, index) => week(addDays('2026-11-02', 7 * index), elo)));
    expect(drawing?.best).toMatchObject({ x: 75, elo: 620 });
  });

  test('draws nothing of one week or none', () => {
    expect(drawElo([week('2026-11-09', 500)])).toBeNull();
    expect(drawElo([])).toBeNull();
  });
});
