/** The largest thing in the first view never waits: it is text, or a picture that is not lazy. */
import { describe, expect, test } from 'vitest';
import { desktop, open } from '../fixtures/browser.ts';

const smallPhone = { width: 360, height: 640 };
const routes = [
  '/',
  '/404',
  '/noticias',
  '/noticias/gran-final-liga-2026',
  '/ranking',
  '/seleccion-nacional',
  '/comunidad',
  '/torneos/nacional',
  '/torneos/liga-nacional',
  '/torneos/copa-argentina',
  '/contacto',
];

describe.each([
  ['phone', smallPhone],
  ['desktop', desktop],
] as const)('on a %s', (_, viewport) => {
  test.each(routes)('%s', async (route) => {
    const page = await open(route, { viewport });
    await page.waitForLoadState('networkidle');
    const largest = await page.evaluate(
      () =>
        new Promise<{ size: number; isLazy: boolean; largestEager: number }>((resolve) => {
          new PerformanceObserver((list) => {
            const { element, size } = list.getEntries().at(-1) as LargestContentfulPaint;
            const eager = [...document.querySelectorAll('img:not([loading=lazy])')]
              .map((picture) => picture.getBoundingClientRect())
              .map(({ width, height }) => width * height);
            const isLazy = element?.getAttribute('loading') === 'lazy';
            resolve({ size, isLazy, largestEager: Math.max(0, ...eager) });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    // In a grid, any of many equal pictures may be the largest by a fraction of a pixel.
    const least = largest.isLazy ? largest.size * 0.98 : 0;
    expect(largest.largestEager).toBeGreaterThanOrEqual(least);
  });
});
