/** `npm run bench:page`: budgets that fail with `--check`, and alerts of a published site with `--history`. */
import { expect, test } from 'vitest';
import { formatBrokenTwice, historyRows } from '../../../scripts/bench/history.ts';
import type { PageLoad } from '../../../scripts/bench/page-load.ts';
import { brokenBudgets } from '../../../scripts/bench/page-report.ts';

const floorLoad: PageLoad = {
  fcp: 800,
  lcp: 800,
  lcpElement: 'p',
  lcpKind: 'text',
  tbt: 0,
  cls: 0,
  bytes: { html: 700, css: 0, js: 0, images: 0, fonts: 0, other: 0 },
  requests: 1,
};
const pageOf = (load: PageLoad) => ({
  route: '/ranking',
  loads: { 'slow 4G': load, 'slow 3G': load },
});
const broken = (changes: Partial<PageLoad>, before = 100): string[] =>
  brokenBudgets({
    floor: pageOf(floorLoad),
    pages: [pageOf({ ...floorLoad, ...changes })],
    taps: [
      {
        name: 'a tab',
        route: '/ranking',
        milliseconds: { 'before React': before, 'with React': 100 },
      },
    ],
  });

test('a page as fast as the floor breaks no budget', () => {
  expect(broken({})).toEqual([]);
});

test.each<[string, Partial<PageLoad>, string]>([
  ['painted late', { fcp: 1000 }, '/ranking: FCP on slow 4G 1.250 × the floor, budget 1.15'],
  ['not measured', { lcp: NaN }, '/ranking: LCP on slow 4G NaN × the floor, budget 1.15'],
  ['moving', { cls: 0.1 }, '/ranking: CLS on slow 3G 0.100'],
  ['heavy', { bytes: { ...floorLoad.bytes, images: 30_000 } }, '/ranking: first view 30700'],
])('a page that is %s is told', (_, changes, line) => {
  expect(broken(changes)).toContainEqual(expect.stringContaining(line));
});

test('a page heavier than a first round trip may take one more', () => {
  const bytes = { ...floorLoad.bytes, html: 14_800 };
  expect(broken({ bytes, fcp: 1050 })).not.toContainEqual(
    expect.stringContaining('FCP on slow 4G'),
  );
});

test('a tap that is answered late or never is reported', () => {
  expect(broken({}, Infinity)).toEqual([
    '/ranking: a tab answers a tap before React in Infinity ms, budget 200',
  ]);
});

/** The alert after several weekly measurements of a page, each with this number of bytes of pictures. */
function toldAfter(...pictures: number[]): string {
  let history = '';
  for (const [week, images] of pictures.entries()) {
    const page = pageOf({ ...floorLoad, tbt: 500, bytes: { ...floorLoad.bytes, images } });
    const bench = { where: '', runs: 5, floor: pageOf(floorLoad), pages: [page], taps: [] };
    history += historyRows(`2026-11-0${week + 1}`, bench, history);
  }
  return formatBrokenTwice(history);
}

test.each([
  ['never', [0, 0]],
  ['once', [30_000]],
  ['twice, but not in a row', [30_000, 0, 30_000]],
  ['twice, and is well again', [30_000, 30_000, 0]],
])('a budget broken %s is not told from outside', (_, pictures) => {
  expect(toldAfter(...pictures)).toBe('');
});

test('a budget broken twice in a row is reported with the last figure, as long as it stays broken', () => {
  const line = '- `/ranking`, primera vista (bytes): 30.710, y puede llegar a 20.480';
  expect(toldAfter(0, 30_000, 30_010).split('\n\n')[1]).toBe(line);
  expect(toldAfter(30_000, 30_000, 30_010).split('\n\n')[1]).toBe(line);
});
