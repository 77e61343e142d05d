/** Prefetching of the next page: browsers do it for a mouse, the site's own script for touch screens. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDirectory, type RunningServer } from '../../scripts/lib/server.ts';
import {
  closeBroken,
  desktop,
  heardOf,
  open,
  openBlank,
  pretendConnection,
  settle,
} from '../fixtures/browser.ts';
import { dist } from '../fixtures/site.ts';

test('a page is prefetched when the pointer rests on its link', async () => {
  const page = await open('/noticias', { viewport: desktop });
  const card = page.locator('.news-card:nth-child(2) a');
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await session.send('Preload.enable');
  await card.hover();
  await ready;
  await card.click();
  await page.waitForURL(/noticias\/./);
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceEntry & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

describe('on a touch screen', () => {
  let host: RunningServer;
  beforeAll(async () => {
    // Browsers cache pages for the time that hosts send.
    host = await serveDirectory(dist, { maxAge: 600 });
  });
  afterAll(() => host.close());

  /** Opens a page on a touch screen. `asked` collects the paths of the pages that it prefetches. */
  async function openByFinger(
    route: string,
    saveData = false,
  ): Promise<{ page: Page; asked: string[] }> {
    const page = await openBlank({ hasTouch: true, isMobile: true });
    await pretendConnection(page, { saveData });
    await page.clock.install();
    const asked: string[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch' && !pathname.includes('.')) asked.push(pathname);
    });
    await page.goto(host.url + route);
    await settle(page);
    return { page, asked };
  }

  async function scrollAndRest(page: Page): Promise<void> {
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY > 0);
    // The scroll event comes with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.clock.runFor(1000);
  }

  test('the page of the largest visible link opens without the network', async () => {
    const { page, asked } = await openByFinger('/noticias');
    expect(asked).toEqual([]);
    await scrollAndRest(page);
    await expect.poll(() => asked.length).toBe(1);
    await page.context().setOffline(true);
    await page.locator(`.news-card a[href="${asked[0] ?? ''}"]`).tap();
    await page.waitForURL(`**${asked[0] ?? ''}`);
    // Pictures are not prefetched, so they fail offline.
    await closeBroken();
  });

  test.each([
    ['as light as players', 3, 9000],
    ['as heavy as news', 2, 13_000],
    ['as heavy as the league', 1, 18_000],
  ])('pages %s: %i are fetched, and no more by the next scroll', async (_name, count, weight) => {
    const { page, asked } = await openByFinger('/jugadores');
    const rested = Promise.withResolvers<undefined>();
    await page.route('**/jugadores/*', async (route) => {
      await rested.promise;
      const headers = { 'content-length': String(weight) };
      await route.fulfill({ headers, body: ' '.repeat(weight) });
    });
    await scrollAndRest(page);
    await scrollAndRest(page);
    rested.resolve(undefined);
    await expect.poll(() => asked.length).toBe(count);
    await scrollAndRest(page);
    await heardOf(page);
    expect(asked).toHaveLength(count);
  });

  test.each([
    ['a page that is only looked at', false],
    ['a page where bytes are to be saved', true],
  ])('%s asks for none', async (_name, savesData) => {
    const { page, asked } = await openByFinger('/noticias', savesData);
    if (savesData) await scrollAndRest(page);
    await page.clock.runFor(5000);
    await heardOf(page);
    expect(asked).toEqual([]);
  });
});
