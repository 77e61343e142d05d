import { expect, test } from 'vitest';
import { buildReport } from '../../../../scripts/bench/build-report.ts';

const figures = (seconds: number, pages = 50) => ({
  pages,
  seconds,
  megabytes: 6,
  peakMegabytes: 400,
});
const machine = { machine: 'A processor, 2 cores, Node v24', date: '2026-11-20', runs: 3 };
const small = {
  name: '30 news',
  build: figures(3),
  unchanged: figures(2.5),
  oneChanged: figures(2.6),
  bare: { ...figures(2), peakMegabytes: 300 },
};

test('a size is one row: its build beside a bare site’s, and built again', () => {
  const report = buildReport({ ...machine, sizes: [small] });
  expect(report).toContain('2026-11-20, A processor, 2 cores, Node v24; medians, runs: 3.');
  const row = report.split('\n').find((line) => line.startsWith('| 30 news '));
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    ...['30 news', '50', '3.0', '60.0', '2.0', '1.50', '2.5', '2.6', '400', '300', '6.0'],
    '',
  ]);
});

test('what a page more costs is told apart from what every build begins with', () => {
  const large = { ...small, name: '1000 news', build: figures(6, 1050), bare: figures(4, 1050) };
  const middle = { ...small, name: '500 players', build: figures(5, 500), bare: figures(3, 500) };
  expect(buildReport({ ...machine, sizes: [small, large, middle] })).toContain(
    'From 30 news to 1000 news, each further page takes 3.00 ms, a bare one 2.00 ms: 1.50 ×.',
  );
  expect(buildReport({ ...machine, sizes: [small, small] })).not.toContain('further page');
});
