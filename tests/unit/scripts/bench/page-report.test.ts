import { expect, test } from 'vitest';
import { pageReport, type PageBench } from '../../../../scripts/bench/page-report.ts';
import { bytes, figures } from './figures.ts';

const bench: PageBench = {
  machine: 'A processor, 2 cores, Node v24',
  browser: 'Chromium 156',
  date: '2026-11-20',
  runs: 3,
  floor: figures('floor'),
  pages: [
    figures(
      '/comunidad',
      {
        fcp: 1050.4,
        lcp: 1300,
        lcpKind: 'picture',
        lcpElement: 'body > main > div > img',
        tbt: 12,
      },
      { bytes: { ...bytes, images: 3072 }, requests: 3 },
    ),
  ],
  taps: [
    {
      name: 'a tab',
      route: '/torneos/nacional',
      milliseconds: { 'before React': 8.4, 'with React': 24 },
    },
  ],
};

/** Cells of the lines that begin with a page, or another first cell. */
const rowsOf = (report: string, first: string): string[][] =>
  report
    .split('\n')
    .filter((line) => line.startsWith(`| ${first} `))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test('says what it ran on, and when', () => {
  expect(pageReport(bench)).toContain(
    '2026-11-20, A processor, 2 cores, Node v24, Chromium 156; medians, runs: 3',
  );
});

test('has a page’s times beside the floor’s, network by network, and its bytes', () => {
  const times = ['1050', '1.05', '1300', '1.30', 'picture: div > img', '12', '0.000'];
  const weight = ['1.0', '0.0', '0.0', '3.0', '0.0', '0.0', '4.0', '4.00', '3', '3.00'];
  expect(rowsOf(pageReport(bench), '/comunidad')).toEqual([
    ['/comunidad', ...times],
    ['/comunidad', ...times],
    ['/comunidad', ...weight],
  ]);
  expect(rowsOf(pageReport(bench), 'floor')).toHaveLength(3);
});

test('has the taps, where any were measured', () => {
  expect(rowsOf(pageReport(bench), 'a tab')).toEqual([['a tab', '/torneos/nacional', '8', '24']]);
  expect(pageReport({ ...bench, taps: [] })).not.toContain('## Taps');
});
