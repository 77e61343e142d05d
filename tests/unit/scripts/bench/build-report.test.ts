import { expect, test } from 'vitest';
import { buildReport } from '../../../../scripts/bench/build-report.ts';

const figures = (seconds: number) => ({ pages: 50, seconds, megabytes: 6, peakMegabytes: 400 });

test('a size is one row: its build beside a bare site’s, and built again', () => {
  const report = buildReport({
    machine: 'A processor, 2 cores, Node v24',
    date: '2026-11-20',
    sizes: [
      {
        name: '30 news',
        build: figures(3),
        unchanged: figures(2.5),
        oneChanged: figures(2.6),
        bare: { ...figures(2), peakMegabytes: 300 },
      },
    ],
  });
  expect(report).toContain('2026-11-20, A processor, 2 cores, Node v24');
  const row = report.split('\n').find((line) => line.startsWith('| 30 news '));
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    ...['30 news', '50', '3.0', '60.0', '2.0', '1.50', '2.5', '2.6', '400', '300', '6.0'],
    '',
  ]);
});
