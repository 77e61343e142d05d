/** The headings' font: fetched once a visit's second page is done, used by the pages after it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  awaitFont,
  denyStorage,
  goTo,
  heardOf,
  isFont,
  openBlank,
  settle,
} from '../fixtures/browser.ts';

/** Whether the page's heading is drawn with it. */
const isUsed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.startsWith(
        'Alegreya',
      ) && [...document.fonts].some(({ status }) => status === 'loaded'),
  );

const isKept = (page: Page): Promise<boolean> => page.evaluate(() => 'font' in sessionStorage);

/** Goes on to another page, as by a link. */
async function follow(page: Page, route: string): Promise<void> {
  await page.goto(route, { referer: page.url() });
  await settle(page);
}

/** Addresses of fonts, from now on. */
function fontsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isFont(request)) asked.push(request.url());
  });
  return asked;
}

test('a visit’s first page does without it, the second brings it for the next ones', async () => {
  const page = await openBlank();
  const asked = fontsAskedFor(page);
  await page.clock.install();
  await goTo(page, '/noticias');
  await page.clock.runFor(20_000);
  await heardOf(page);
  expect(asked).toEqual([]);
  await follow(page, '/comunidad');
  await page.clock.runFor(2000);
  await awaitFont(page);
  expect(asked).toHaveLength(1);
  expect(await isUsed(page)).toBe(false);
  for (const route of ['/torneos/liga-nacional', '/jugadores']) {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift') ?? 0) + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await follow(page, route);
    await expect.poll(() => isUsed(page)).toBe(true);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))).toBe(0);
  }
});

test.each([{ saveData: true }, { effectiveType: '3g' }])(
  'it is not fetched with %j',
  async (connection) => {
    const page = await openBlank();
    const asked = fontsAskedFor(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.clock.install();
    await goTo(page, '/privacidad');
    await follow(page, '/comunidad');
    await page.clock.runFor(5000);
    await heardOf(page);
    expect([asked, await isKept(page)]).toEqual([[], false]);
  },
);

test('without storage headings stay as they are', async () => {
  const page = await openBlank();
  await denyStorage(page);
  for (const route of ['/privacidad', '/jugadores']) {
    await goTo(page, route);
    expect(await isUsed(page)).toBe(false);
  }
});
