/** What a first view fetches, lazy pictures and islands near it included, as a host sends it. */
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseRoutes } from '../../scripts/bench/choose-routes.ts';
import { firstViewBudget } from '../../scripts/lib/budgets.ts';
import { open, siteUrl } from '../fixtures/browser.ts';
import { routes } from '../fixtures/site.ts';

/** Lighthouse's phone. */
const commonPhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

async function sentBytes(response: Response): Promise<number> {
  const body = await response.body();
  return /html|javascript|json|svg/.test(response.headers()['content-type'] ?? '')
    ? gzipSync(body).length
    : body.length;
}

async function firstViewBytes(route: string): Promise<number> {
  const page = await open('/404', commonPhone);
  await page.goto('about:blank');
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(siteUrl() + route, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(responses.map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test.each(chooseRoutes(routes, { all: false }))('%s fits its budget', async (route) => {
  expect(await firstViewBytes(route)).toBeLessThanOrEqual(firstViewBudget(route));
});

test.each(['/noticias', '/comunidad', '/seleccion-nacional'])(
  '%s fetches neither what is far below nor React',
  async (route) => {
    expect(await firstViewBytes(route)).toBeLessThanOrEqual(70 * 1024);
  },
);

test.each([
  ['/', '#ranking h2'],
  ['/noticias', '.news-card:last-child h2'],
  ['/comunidad', '#descargas h2'],
  ['/torneos/nacional', '#podios h2'],
  ['/ranking', '.ranking-part:last-child caption'],
])('%s lays out what is far below when it comes near', async (route, below) => {
  const page = await open(route, commonPhone);
  const isLaidOut = (): Promise<boolean> =>
    page
      .locator(below)
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.locator(below).scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});
