/**
 * A first view stays within its byte budget, including lazy pictures and islands near the viewport, and loads no React
 * before an interaction. Its largest element never waits: it is text, or a picture without lazy loading.
 */
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstViewBudget } from '../../scripts/lib/budgets.ts';
import { oneOfEachKind } from '../../scripts/lib/page-kinds.ts';
import {
  desktop,
  islandChunks,
  open,
  openBlank,
  phone,
  setWideFont,
  siteUrl,
} from '../fixtures/browser.ts';
import { routes } from '../fixtures/site.ts';

/** The phone that Lighthouse emulates. */
const commonPhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Pages whose largest element is text; elsewhere it may be a picture. */
const textRoutes = ['/404', '/torneos/liga-nacional', '/torneos/copa-argentina'];

async function sentBytes(response: Response): Promise<number> {
  const body = await response.body();
  return /html|javascript|json|svg/.test(response.headers()['content-type'] ?? '')
    ? gzipSync(body).length
    : body.length;
}

/** Opens a route with an empty cache. Returns all responses until the network is idle. */
async function openFresh(
  route: string,
  options: BrowserContextOptions,
): Promise<{ page: Page; responses: Response[] }> {
  const page = await openBlank(options);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(siteUrl() + route, { waitUntil: 'networkidle' });
  return { page, responses };
}

interface LargestPaint {
  /** Square pixels. */
  size: number;
  /** True for a picture from a file, false for text. */
  isFile: boolean;
  isLazy: boolean;
  /** Square pixels of the largest picture without lazy loading. */
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

async function expectLargestNotToWait(route: string, page: Page): Promise<void> {
  const { size, isLazy, isFile, largestEager } = await largestPaint(page);
  // Any of many equal pictures in a grid may be the largest by a fraction of a pixel.
  if (isLazy) expect(largestEager).toBeGreaterThanOrEqual(size * 0.98);
  if (textRoutes.includes(route)) expect(isFile).toBe(false);
}

const isChunk = (url: string): boolean => islandChunks.test(url);

test.each(oneOfEachKind(routes))(
  '%s fits its budget without React, and its largest element is not lazy',
  async (route) => {
    const { page, responses } = await openFresh(route, commonPhone);
    expect(responses.map((response) => response.url()).filter(isChunk)).toEqual([]);
    const view = (await Promise.all(responses.map(sentBytes))).reduce((sum, size) => sum + size, 0);
    expect(view).toBeLessThanOrEqual(firstViewBudget(route));
    await expectLargestNotToWait(route, page);
  },
);

test.each([
  ['/', '.welcome h1', 2],
  ['/torneos/nacional', 'body', 8],
])('on %s, %s ends within %i screens of a phone', async (route, selector, screens) => {
  const page = await open(route);
  await setWideFont(page);
  const box = await page.locator(selector).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screens * phone.height);
});

test.each(['/', '/noticias', '/seleccion-nacional', '/comunidad', '/torneos/nacional'])(
  'the largest element of %s is not lazy on a desktop',
  async (route) => {
    const { page } = await openFresh(route, { viewport: desktop });
    await expectLargestNotToWait(route, page);
  },
);
