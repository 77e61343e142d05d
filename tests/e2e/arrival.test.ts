/**
 * Nothing moves while a page arrives: on a slow network it is painted piece by piece (docs/product.md, «Behaviour»).
 */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listenOn, type RunningServer } from '../../scripts/lib/server.ts';
import {
  allScripts,
  desktop,
  holdScripts,
  openBlank,
  phone,
  remembering,
  shifts,
} from '../fixtures/browser.ts';
import { kindsOfPage } from '../fixtures/site.ts';

/** Pieces are sent a frame apart, so that the page is painted between them. */
const piece = { bytes: 2000, everyMs: 16 };

/** Serves the site; `send` sends the HTML of its pages. */
function serveSite(send: (html: Buffer, response: ServerResponse) => void): Promise<RunningServer> {
  const directory = inject('dist');
  const files = sirv(directory, { extensions: ['html'] });
  return listenOn(0, (request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      files(request, response);
      return;
    }
    const file = request.url === '/' ? 'index.html' : `${request.url}.html`;
    void readFile(join(directory, file)).then((html) => {
      response.setHeader('content-type', 'text/html;charset=utf-8');
      send(html, response);
    });
  });
}

describe('in pieces', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveSite((html, response) => {
      const sendFrom = (start: number): void => {
        const end = start + piece.bytes;
        response.write(html.subarray(start, end));
        if (end < html.length) setTimeout(sendFrom, piece.everyMs, end);
        else response.end();
      };
      sendFrom(0);
    });
  });
  afterAll(() => server.close());

  // Without /404: a piece ends inside its only paragraph, whose words wrap again (0.002) when the rest arrives.
  const phoneRoutes = kindsOfPage.filter((route) => route !== '/404');
  const wideRoutes = ['/', '/noticias', '/torneos/nacional', '/torneos/copa-argentina'];
  test.each([
    ...phoneRoutes.map((route) => ['a phone', route, phone] as const),
    ...wideRoutes.map((route) => ['a desktop', route, desktop] as const),
  ])('on %s %s does not shift, and ends up whole', async (_, route, viewport) => {
    const page = await openBlank({ viewport });
    await page.goto(server.url + route);
    expect(await shifts(page)).toEqual([]);
    const unseen = await page
      .locator('table, thead, .bracket, .tab-list, .site-header-bar')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).visibility !== 'visible')
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(unseen).toEqual([]);
  });

  test('the lines of a remembered nick move nothing of the home page', async () => {
    const player = remembering('MeepleSur', '/jugadores/meeplesur', server.url);
    const page = await openBlank({ viewport: { ...phone, height: 4000 }, ...player });
    // The first visit keeps the lines.
    await page.goto(server.url);
    await expect.poll(() => page.locator('.own-lines p').count()).toBe(7);
    const letGo = await holdScripts(page, allScripts);
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.locator('.site-footer').waitFor();
    expect(await page.locator('.own-lines p').count()).toBe(7);
    letGo();
    await expect.poll(() => page.locator('.own-news').textContent()).toMatch(/^Cuando vuelvas/);
    expect(await shifts(page)).toEqual([]);
  });
});

describe('a page that may be heavier than a first round trip', () => {
  /** Bytes of ten segments (RFC 6928) without the headers. */
  const firstRoundTrip = 10 * 1460 - 500;
  let server: RunningServer;
  let sendRest: () => void;
  beforeAll(async () => {
    server = await serveSite((html, response) => {
      const gzipped = gzipSync(html);
      response.setHeader('content-encoding', 'gzip').write(gzipped.subarray(0, firstRoundTrip));
      sendRest = () => response.end(gzipped.subarray(firstRoundTrip));
    });
  });
  afterAll(() => server.close());

  test.each(['/torneos/liga-nacional', '/torneos/copa-argentina'])(
    '%s is painted before the second round trip',
    async (route) => {
      const page = await openBlank();
      await page.goto(server.url + route, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('.standings, .bracket').first().waitFor();

      sendRest();
      await page.locator('.site-footer').waitFor();
    },
  );
});

test.each([
  ['Asia/Tokyo', phone],
  ['America/New_York', desktop],
])(
  'hours of %s move nothing when they are added after a paint (%o)',
  async (timezoneId, viewport) => {
    const page = await openBlank({ viewport, timezoneId });
    for (const route of ['/', '/duelos', '/torneos/copa-argentina', '/jugadores/meeplesur']) {
      const release = await holdScripts(page, allScripts);
      await page.goto(route, { waitUntil: 'commit' });
      await page.locator('.site-footer').waitFor();
      expect(await shifts(page), route).toEqual([]);
      release();
      await page.locator('time > small').first().waitFor({ state: 'attached' });
      expect(await shifts(page), route).toEqual([]);
    }
  },
);
