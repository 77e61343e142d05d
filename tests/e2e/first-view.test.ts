/**
 * A first view stays within its byte budget, including lazy pictures and islands near the viewport, and loads no React
 * before an interaction. Its largest element never waits: it is text, or a picture without lazy loading. The font of
 * headings is fetched from a visit's second page on.
 */
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstViewBudget } from '../../scripts/lib/budgets.ts';
import { oneOfEachKind } from '../../scripts/lib/routes.ts';
import { serveDirectory } from '../../scripts/lib/server.ts';
import {
  desktop,
  heardOf,
  islandChunks,
  open,
  openBlank,
  phone,
  pretendConnection,
  setWideFont,
  shifts,
  siteUrl,
} from '../fixtures/browser.ts';
import { dist, routes } from '../fixtures/site.ts';

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

/** True if the page's heading uses the web font. */
const isUsed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.startsWith(
        'Alegreya',
      ) && [...document.fonts].some(({ status }) => status === 'loaded'),
  );

/** Goes to another page as by a link. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto(address, { referer: page.url() });
}

/** Collects the addresses of fonts that are requested from now on. */
function fontsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
}

test('the first page of a visit asks for no font, and no page moves or waits for it', async () => {
  // Browsers cache fonts for the time that hosts send.
  await using host = await serveDirectory(dist, { maxAge: 600 });
  const page = await openBlank();
  const asked = fontsAskedFor(page);
  await page.goto(`${host.url}/noticias`);
  await heardOf(page);
  expect(asked).toEqual([]);
  for (const route of ['/comunidad', '/torneos/liga-nacional', '/ranking']) {
    await follow(page, host.url + route);
    expect(await shifts(page)).toEqual([]);
  }
  await expect.poll(() => isUsed(page)).toBe(true);
  expect(new Set(asked).size).toBe(1);
});

test('the font is not fetched for visitors who save data', async () => {
  const page = await openBlank();
  const asked = fontsAskedFor(page);
  await pretendConnection(page, { saveData: true });
  await page.goto('/privacidad');
  await follow(page, '/comunidad');
  await heardOf(page);
  expect(asked).toEqual([]);
});
