/** Pages arrive in pieces on a slow network, and are painted between them: nothing moves (DESIGN.md §6). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listenOn, type RunningServer } from '../../scripts/lib/server.ts';
import { desktop, open, phone } from '../fixtures/browser.ts';
import { builtAt, kindsOfPage } from '../fixtures/site.ts';

const piece = { bytes: 2000, everyMs: 40 };

let server: RunningServer;

beforeAll(async () => {
  const directory = inject('dist');
  const files = sirv(directory, { extensions: ['html'] });
  server = await listenOn(0, (request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      files(request, response);
      return;
    }
    const file = request.url === '/' ? 'index.html' : `${request.url}.html`;
    void readFile(join(directory, file)).then((html) => {
      response.setHeader('content-type', 'text/html;charset=utf-8');
      const sendFrom = (start: number): void => {
        const end = start + piece.bytes;
        response.write(html.subarray(start, end));
        if (end < html.length) setTimeout(sendFrom, piece.everyMs, end);
        else response.end();
      };
      sendFrom(0);
    });
  });
});

afterAll(() => server.close());

/** Each layout shift so far: how much, and of which elements. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
            seen.push(`${value}: ${moved.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );

describe.each(kindsOfPage)('%s, in pieces', (route) => {
  test.each([phone, desktop])('does not shift, and ends up whole (%o)', async (viewport) => {
    const page = await open('/404', { viewport });
    // The days' names depend on it.
    await page.clock.setFixedTime(builtAt);
    await page.goto(server.url + route);
    expect(await shifts(page)).toEqual([]);
    const unseen = await page
      .locator('table, thead, .bracket, .site-header-bar')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).visibility !== 'visible')
          .map((element) => element.outerHTML.slice(0, 80)),
      );
    expect(unseen).toEqual([]);
  });
});
