/**
 * The first view of each kind of page, on a slow network that sends it piece by piece (docs/product.md, «Behaviour»):
 * nothing moves, it stays within its byte budget, including lazy pictures and islands near the viewport, and it loads
 * no React. Its largest element never waits: it is text, or a picture without lazy loading. The font of headings is
 * fetched from a visit's second page on.
 */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstViewBudget } from '../../scripts/lib/budgets.ts';
import { oneOfEachKind } from '../../scripts/lib/routes.ts';
import { listenOn, serveDirectory, type RunningServer } from '../../scripts/lib/server.ts';
import {
  desktop,
  heardOf,
  islandChunks,
  look,
  openBlank,
  phone,
  setWideFont,
  shifts,
  visitFirst,
} from '../fixtures/browser.ts';
import { dist, kindsOfPage } from '../fixtures/site.ts';

/** Pages whose largest element must not wait; on others it may be a picture below the first lines. */
const measured = oneOfEachKind(kindsOfPage);

/** Pages whose largest element is text; elsewhere it may be a picture. */
const textRoutes = ['/404', '/torneos/liga-nacional', '/torneos/copa-argentina'];

async function sentBytes(response: Response): Promise<number> {
  const body = await response.body();
  return /html|javascript|json|svg/.test(response.headers()['content-type'] ?? '')
    ? gzipSync(body).length
    : body.length;
}

/** What a page's largest element is: text, or a picture that waits, because it loads lazily. */
const largestElement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ isText: boolean; waits: boolean }>((resolve) => {
        new PerformanceObserver((list) => {
          const { element, size, url } = list.getEntries().at(-1) as LargestContentfulPaint;
          const eager = [...document.querySelectorAll('img:not([loading=lazy])')]
            .map((picture) => picture.getBoundingClientRect())
            .map(({ width, height }) => width * height);
          const isLazy = element?.getAttribute('loading') === 'lazy';
          // Any of many equal pictures in a grid may be the largest by a fraction of a pixel.
          resolve({ isText: url === '', waits: isLazy && Math.max(0, ...eager) < size * 0.98 });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

const isChunk = (url: string): boolean => islandChunks.test(url);

/**
 * A page is sent in this many pieces, but none below `minBytes`: a frame apart, so that the page is painted between
 * them.
 */
const pieces = { count: 16, minBytes: 2000, everyMs: 16 };

/** Sends a page in pieces. */
function sendInPieces(html: Buffer, response: ServerResponse): void {
  const bytes = Math.max(pieces.minBytes, Math.ceil(html.length / pieces.count));
  const sendFrom = (start: number): void => {
    const end = start + bytes;
    response.write(html.subarray(start, end));
    if (end < html.length) setTimeout(sendFrom, pieces.everyMs, end);
    else response.end();
  };
  response.setHeader('content-type', 'text/html;charset=utf-8');
  sendFrom(0);
}

describe('in pieces', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const files = sirv(dist, { extensions: ['html'] });
    server = await listenOn(0, (request, response) => {
      if (request.headers['sec-fetch-dest'] !== 'document') {
        files(request, response);
        return;
      }
      const file = request.url === '/' ? 'index.html' : `${request.url}.html`;
      void readFile(join(dist, file)).then((html) => sendInPieces(html, response));
    });
  });
  afterAll(() => server.close());

  // A phone whose screen has as many pixels as the one that Lighthouse emulates.
  const dense = { deviceScaleFactor: 2 };
  const wideRoutes = [
    '/',
    '/noticias',
    '/seleccion-nacional',
    '/comunidad',
    '/torneos/nacional',
    '/torneos/copa-argentina',
  ];
  test.each([
    ...kindsOfPage.map((route) => ['a phone', route, phone, dense] as const),
    ...wideRoutes.map((route) => ['a desktop', route, desktop, {}] as const),
  ])(
    'on %s %s fits its budget without React, does not shift, ends up whole, and its largest element does not wait',
    async (device, route, viewport, sharing) => {
      const { page, responses } = await visitFirst(server.url + route, viewport, sharing);
      expect(responses.map((response) => response.url()).filter(isChunk)).toEqual([]);
      if (device === 'a phone') {
        const sizes = await Promise.all(responses.map(sentBytes));
        const view = sizes.reduce((sum, size) => sum + size, 0);
        expect(view).toBeLessThanOrEqual(firstViewBudget(route));
      }
      if (measured.includes(route)) {
        const { isText, waits } = await largestElement(page);
        expect(waits).toBe(false);
        if (textRoutes.includes(route)) expect(isText).toBe(true);
      }
      // A piece ends inside the only paragraph of /404, whose words wrap again (0.002) when the rest arrives.
      if (route !== '/404') expect(await shifts(page)).toEqual([]);
      const unseen = await page
        .locator('table, thead, .bracket, .tab-list, .site-header-bar')
        .evaluateAll((elements) =>
          elements
            .filter((element) => getComputedStyle(element).visibility !== 'visible')
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(unseen).toEqual([]);
    },
  );
});

test.each([
  ['/', '.welcome h1', 2],
  ['/torneos/nacional', 'body', 8],
])('on %s, %s ends within %i screens of a phone', async (route, selector, screens) => {
  const page = await look(route);
  await setWideFont(page);
  const box = await page.locator(selector).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screens * phone.height);
});

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
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/privacidad');
  await follow(page, '/comunidad');
  await heardOf(page);
  expect(asked).toEqual([]);
});
