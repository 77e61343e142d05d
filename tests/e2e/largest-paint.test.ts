/** The largest thing in the first view never waits: it is text, or a picture that is not lazy. */
import type { Page } from 'playwright-core';
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

/** Pages whose largest element is text; elsewhere a picture is what one comes for. */
const textRoutes = ['/404', '/torneos/liga-nacional', '/torneos/copa-argentina'];

interface LargestPaint {
  /** Square pixels. */
  size: number;
  /** Whether it came from a file: a picture, not text. */
  isFile: boolean;
  isLazy: boolean;
  /** Of the largest picture that is not lazy. */
  largestEager: number;
}

const largestPaint = (page: Page): Promise<LargestPaint> =>
  page.evaluate(
    () =>
      new Promise<LargestPaint>((resolve) => {
        new PerformanceObserver((list) => {
          const { element, size, url } = list.getEntries().at(-1) as LargestContentfulPaint;
          const eager = [...document.querySelectorAll('img:not([loading=lazy])')]
            .map((picture) => picture.getBoundingClientRect())
            .map(({ width, height }) => width * height);
          resolve({
            size,
            isFile: url !== '',
            isLazy: element?.getAttribute('loading') === 'lazy',
            largestEager: Math.max(0, ...eager),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

describe.each([
  ['phone', smallPhone],
  ['desktop', desktop],
] as const)('on a %s', (_, viewport) => {
  test.each(routes)('%s', async (route) => {
    const page = await open(route, { viewport });
    await page.waitForLoadState('networkidle');
    const { size, isLazy, isFile, largestEager } = await largestPaint(page);
    // In a grid, any of many equal pictures may be the largest by a fraction of a pixel.
    if (isLazy) expect(largestEager).toBeGreaterThanOrEqual(size * 0.98);
    if (textRoutes.includes(route)) expect(isFile).toBe(false);
  });
});
