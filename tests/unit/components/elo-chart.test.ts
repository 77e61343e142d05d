import { describe, expect, test } from 'vitest';
import { chartPoints, chartSize, eloWeeks } from '../../../src/components/player/elo-chart.ts';

const week = (day: string, elo: number) => ({ week: day, id: '7', nick: 'Ana', elo, maxElo: 600 });
const { width, height, margin } = chartSize;

describe('eloWeeks', () => {
  test('keeps the last weeks that have an Elo', () => {
    const weeks = [
      week('2026-11-02', 500),
      { ...week('2026-11-09', 0), elo: null },
      week('2026-11-16', 510),
      week('2026-11-23', 520),
    ];
    expect(eloWeeks(weeks, 2).map(({ elo }) => elo)).toEqual([510, 520]);
    expect(eloWeeks(weeks, 9).map(({ elo }) => elo)).toEqual([500, 510, 520]);
  });
});

describe('chartPoints', () => {
  test('goes from corner to corner inside the margin, higher for more Elo', () => {
    expect(chartPoints([week('2026-11-09', 500), week('2026-11-16', 600)])).toEqual([
      { x: margin, y: height - margin },
      { x: width - margin, y: margin },
    ]);
  });

  test('leaves room for weeks that are missing', () => {
    const [, second] = chartPoints([
      week('2026-11-02', 500),
      week('2026-11-09', 600),
      week('2026-11-30', 600),
    ]);
    expect(second).toEqual({ x: margin + (width - 2 * margin) / 4, y: margin });
  });

  test('draws a level line for an Elo that stays, and nothing for none', () => {
    const ys = chartPoints([week('2026-11-09', 500), week('2026-11-16', 500)]).map(({ y }) => y);
    expect(ys).toEqual([height - margin, height - margin]);
    expect(chartPoints([])).toEqual([]);
  });
});
