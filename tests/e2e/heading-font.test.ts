/** The headings' font: fetched once a visit's first page is done, used by the pages after it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitFont, denyStorage, goTo, isFont, openBlank, siteUrl } from '../fixtures/browser.ts';

/** Whether the page's heading is drawn with it. */
const isUsed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.startsWith(
        'Alegreya',
      ) && [...document.fonts].some(({ status }) => status === 'loaded'),
  );

const isKept = (page: Page): Promise<boolean> => page.evaluate(() => 'font' in sessionStorage);

/** Addresses of fonts, from now on. */
function fontsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isFont(request)) asked.push(request.url());
  });
  return asked;
}

test('a visit’s first page is done without it, and has it at hand for the next ones', async () => {
  const page = await openBlank();
  const asked = fontsAskedFor(page);
  await page.goto('/noticias', { waitUntil: 'domcontentloaded' });
  expect(asked).toEqual([]);
  expect(await isUsed(page)).toBe(false);
  await awaitFont(page);
  expect(asked).toHaveLength(1);
  for (const route of ['/torneos/liga-nacional', '/jugadores']) {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift') ?? 0) + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await goTo(page, route);
    await expect.poll(() => isUsed(page)).toBe(true);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))).toBe(0);
  }
});

test('it is not fetched where bytes are to be saved', async () => {
  const page = await openBlank();
  const asked = fontsAskedFor(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await goTo(page, `${siteUrl()}/privacidad`);
  await page.waitForLoadState();
  await page.clock.runFor(5000);
  // What was asked for before this has been heard of after it.
  await page.evaluate(() => fetch('/favicon.svg').then(() => undefined));
  expect([asked, await isKept(page)]).toEqual([[], false]);
});

test('without storage headings stay as they are', async () => {
  const page = await openBlank();
  await denyStorage(page);
  for (const route of ['/privacidad', '/jugadores']) {
    await goTo(page, route);
    expect(await isUsed(page)).toBe(false);
  }
});
