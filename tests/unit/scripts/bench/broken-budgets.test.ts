import { describe, expect, test } from 'vitest';
import { brokenBudgets, lateTaps } from '../../../../scripts/bench/broken-budgets.ts';
import { budgets } from '../../../../scripts/lib/budgets.ts';
import { bytes, figures } from './figures.ts';

const floor = figures('floor');

test('a page at its budgets breaks none', () => {
  const page = figures(
    '/comunidad',
    { fcp: 1150, lcp: 1150, tbt: budgets.blocking, cls: budgets.layoutShift },
    { bytes: { ...bytes, html: budgets.html, images: budgets.firstView - budgets.html } },
  );
  expect(brokenBudgets(page, floor)).toEqual([]);
});

test.each([
  ['FCP', { fcp: 1151 }, 'FCP on slow 4G 1.151 × the floor, budget 1.150 × the floor'],
  [
    'LCP of a text',
    { lcp: 1400 },
    'LCP on slow 4G (text, body > p) 1.400 × the floor, budget 1.150 × the floor',
  ],
  [
    'LCP of a picture',
    { lcp: 1401, lcpKind: 'picture', lcpElement: 'img' },
    'LCP on slow 4G (picture, img) 1.401 × the floor, budget 1.400 × the floor',
  ],
  ['TBT', { tbt: 31 }, 'TBT on slow 4G 31 ms, budget 30 ms'],
  ['CLS', { cls: 0.0011 }, 'CLS on slow 4G 0.0011, budget 0.0010'],
  [
    'a figure that is none',
    { fcp: NaN },
    'FCP on slow 4G NaN × the floor, budget 1.150 × the floor',
  ],
] as const)('%s over its budget is one line a network', (_, changes, line) => {
  expect(brokenBudgets(figures('/comunidad', changes), floor)).toEqual([
    `/comunidad: ${line}`,
    `/comunidad: ${line.replace('slow 4G', 'slow 3G')}`,
  ]);
});

test('the simulation may wait one round trip more for HTML that is heavier than the first', () => {
  const times = { fcp: 1300, lcp: 1300 };
  const ofSize = (html: number): string[] =>
    brokenBudgets(
      figures('/torneos/liga-nacional', times, { bytes: { ...bytes, html } }),
      floor,
    ).filter((line) => line.includes('slow 4G'));
  expect(ofSize(budgets.firstRoundTrip + 1)).toEqual([]);
  expect(ofSize(budgets.firstRoundTrip)).toHaveLength(2);
});

describe('bytes', () => {
  const heavy = (route: string, changes: Partial<typeof bytes>) =>
    brokenBudgets(figures(route, {}, { bytes: { ...bytes, ...changes } }), floor);

  test('HTML may weigh 14 KB, 20 KB in the league and the cup', () => {
    const html = 15 * 1024;
    expect(heavy('/noticias', { html })).toEqual(['/noticias: HTML 15.0 KB, budget 14.0 KB']);
    expect(heavy('/torneos/nacional', { html })).toHaveLength(1);
    expect(heavy('/torneos/liga-nacional', { html })).toEqual([]);
    expect(heavy('/torneos/copa-argentina', { html: 21 * 1024 })).toHaveLength(1);
  });

  test('a first view may weigh 100 KB in all, 20 KB where all is text', () => {
    const images = 50 * 1024;
    expect(heavy('/', { images })).toEqual([]);
    expect(heavy('/', { images, js: images })).toEqual(['/: first view 101.0 KB, budget 100.0 KB']);
    expect(heavy('/ranking', { images })).toEqual(['/ranking: first view 51.0 KB, budget 20.0 KB']);
  });

  test('the headings’ font is for the next page: it counts in the 100 KB only', () => {
    const fonts = 25 * 1024;
    expect(heavy('/ranking', { fonts })).toEqual([]);
    expect(heavy('/', { fonts, images: 75 * 1024 })).toEqual([
      '/: first view with fonts 101.0 KB, budget 100.0 KB',
    ]);
  });
});

test('a tap that is answered late, or never, is one line', () => {
  const tab = { name: 'a tab', route: '/torneos/nacional' };
  expect(lateTaps([{ ...tab, milliseconds: { 'before React': 200, 'with React': 20 } }])).toEqual(
    [],
  );
  expect(
    lateTaps([{ ...tab, milliseconds: { 'before React': 201, 'with React': Infinity } }]),
  ).toEqual([
    '/torneos/nacional: a tab answers a tap in 201 ms before React, budget 200 ms',
    '/torneos/nacional: a tab answers a tap in Infinity ms with React, budget 200 ms',
  ]);
});
