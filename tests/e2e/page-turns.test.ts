/** Pages that turn: fetched ahead where a pointer rests, with a heading that what was pressed turns into. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, openBlank, settle } from '../fixtures/browser.ts';

/** Opens a page that tells of each page how it came: fetched ahead or not, with a transition or without. */
async function openWatched(route: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openBlank({ viewport: desktop, ...options });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { turned: viewTransition !== null });
    });
  });
  await page.goto(route);
  await settle(page);
  return page;
}

const howItCame = (page: Page): Promise<{ delivery: string; turned: unknown }> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as unknown as {
      deliveryType: string;
    }[];
    return {
      delivery: entry?.deliveryType ?? '',
      turned: Reflect.get(window, 'turned') as unknown,
    };
  });

const card = '.news-card:nth-child(2) a';

/** Rests the pointer on the second card, until its page has been fetched. */
async function restOnCard(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await session.send('Preload.enable');
  await page.locator(card).hover();
  await ready;
}

/** Presses the card, as if so many ms ago. */
const pressCard = (page: Page, ago: number): Promise<void> =>
  page.locator(card).evaluate((link, ms) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(press, 'timeStamp', { value: performance.now() - ms });
    link.dispatchEvent(press);
  }, ago);

test('where a pointer rests, the page is fetched ahead and turns; Back leads to the same place at once', async () => {
  const page = await openWatched('/noticias');
  await page.locator(card).scrollIntoViewIfNeeded();
  await restOnCard(page);
  const title = await page.locator('.news-card:nth-child(2) h2').textContent();
  const place = await page.evaluate(() => scrollY);
  // At hand, however busy the machine is.
  await pressCard(page, -60_000);
  await page.waitForURL(/noticias\/./);
  expect(await howItCame(page)).toEqual({ delivery: 'navigational-prefetch', turned: true });
  expect(await page.locator('h1').textContent()).toBe(title);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await page.locator('.news-card').count()).toBeGreaterThan(1);
  expect((await howItCame(page)).turned).toBe(false);
});

test('a press while a page turns is the page’s', async () => {
  const page = await openWatched('/noticias');
  const pressed = await page.evaluate(async () => {
    const turn = document.startViewTransition();
    await turn.ready;
    const link = document.querySelector('.site-logo');
    const { x, y } = link?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return link?.contains(document.elementFromPoint(x + 5, y + 20));
  });
  expect(pressed).toBe(true);
});

test('who wants less motion gets the page at once', async () => {
  const page = await openWatched('/noticias', { reducedMotion: 'reduce' });
  await restOnCard(page);
  await pressCard(page, -60_000);
  await page.waitForURL(/noticias\/./);
  expect((await howItCame(page)).turned).toBe(false);
});

test('who has waited for a page gets it at once', async () => {
  const page = await openWatched('/noticias');
  await pressCard(page, 60);
  await page.waitForURL(/noticias\/./);
  expect((await howItCame(page)).turned).toBe(false);
});

test('who stops a page that has begun to turn stays, and no error is told of', async () => {
  const page = await openWatched('/noticias');
  await page.evaluate(async (selector) => {
    const swap = new Promise((resolve) => addEventListener('pageswap', resolve));
    // At hand, however busy the machine is.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(press, 'timeStamp', { value: performance.now() + 60_000 });
    document.querySelector(selector)?.dispatchEvent(press);
    await swap;
    window.stop();
    // A promise nobody looks after is told of after the tasks at hand.
    const { promise, resolve } = Promise.withResolvers<undefined>();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)));
    await promise;
  }, card);
  expect(new URL(page.url()).pathname).toBe('/noticias');
});
