import { expect, test } from 'vitest';
import { floorRatios, pageFigures } from '../../../../scripts/bench/page-figures.ts';
import { bytes, figures, pageLoad } from './figures.ts';

test('each network has the medians of its own loads', () => {
  const page = pageFigures('/', {
    'slow 4G': [pageLoad({ fcp: 700 }), pageLoad({ fcp: 900 }), pageLoad({ fcp: 710 })],
    'slow 3G': [pageLoad({ fcp: 1700 }), pageLoad({ fcp: 1800 }), pageLoad({ fcp: 5000 })],
  });
  expect(page.times['slow 4G'].fcp).toBe(710);
  expect(page.times['slow 3G'].fcp).toBe(1800);
});

test('the largest element is that of the load in the middle', () => {
  const loads = [
    pageLoad({ lcp: 2000, lcpKind: 'picture', lcpElement: 'img' }),
    pageLoad({ lcp: 1100 }),
    pageLoad({ lcp: 1900, lcpKind: 'picture', lcpElement: 'main > img' }),
  ];
  const page = pageFigures('/', { 'slow 4G': loads, 'slow 3G': loads });
  expect(page.times['slow 4G']).toMatchObject({
    lcp: 1900,
    lcpKind: 'picture',
    lcpElement: 'main > img',
  });
});

test('bytes and requests are the medians of all networks together', () => {
  const light = pageLoad({ bytes: { ...bytes, js: 10 }, requests: 2 });
  const heavy = pageLoad({ bytes: { ...bytes, js: 90 }, requests: 8 });
  const page = pageFigures('/', { 'slow 4G': [light, light, light], 'slow 3G': [light, heavy] });
  expect(page.bytes.js).toBe(10);
  expect(page.requests).toBe(2);
});

test('ratios are to the floor on the same network, and of all bytes', () => {
  const floor = figures('floor', { fcp: 500, lcp: 800 });
  const page = figures(
    '/',
    { fcp: 600, lcp: 1200 },
    { bytes: { ...bytes, images: 2048 }, requests: 4 },
  );
  expect(floorRatios(page, floor)).toEqual({
    times: { 'slow 4G': { fcp: 1.2, lcp: 1.5 }, 'slow 3G': { fcp: 1.2, lcp: 1.5 } },
    bytes: 3,
    requests: 4,
  });
});
