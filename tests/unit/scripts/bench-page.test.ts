/** `npm run bench:page`: budgets that fail with `--check`. */
import { expect, test } from 'vitest';
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
const broken = (changes: Partial<PageLoad>): string[] =>
  brokenBudgets({
    floor: pageOf(floorLoad),
    pages: [pageOf({ ...floorLoad, ...changes })],
  });

test('a page as fast as the floor breaks no budget', () => {
  expect(broken({})).toEqual([]);
});

test.each<[string, Partial<PageLoad>, string]>([
  ['painted late', { fcp: 1000 }, '/ranking: FCP on slow 4G 1.250 × the floor, budget 1.15'],
  ['not measured', { lcp: NaN }, '/ranking: LCP on slow 4G NaN × the floor, budget 1.15'],
  ['moving', { cls: 0.1 }, '/ranking: CLS on slow 3G 0.100'],
])('a page that is %s is told', (_, changes, line) => {
  expect(broken(changes)).toContainEqual(expect.stringContaining(line));
});

test('a page heavier than a first round trip may take one more', () => {
  const bytes = { ...floorLoad.bytes, html: 14_800 };
  expect(broken({ bytes, fcp: 1050 })).not.toContainEqual(
    expect.stringContaining('FCP on slow 4G'),
  );
});
