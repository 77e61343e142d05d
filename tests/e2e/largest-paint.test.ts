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
    const loading = await page.evaluate(
      () =>
        new Promise<string | null | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1) as LargestContentfulPaint;
            resolve(entry.element?.getAttribute('loading'));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(loading).not.toBe('lazy');
    expect(loading).not.toBeUndefined();
  });
});
