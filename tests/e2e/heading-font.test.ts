/** The heading font is fetched after a visit's second page has loaded, and used by the pages after it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  awaitFont,
  denyStorage,
  goTo,
  heardOf,
  isFont,
  openBlank,
  pretendConnection,
  settle,
  shifts,
} from '../fixtures/browser.ts';

/** True if the page's heading uses the web font. */
const isUsed = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.startsWith(
        'Alegreya',
      ) && [...document.fonts].some(({ status }) => status === 'loaded'),
  );

const isKept = (page: Page): Promise<boolean> => page.evaluate(() => 'font' in sessionStorage);

/** Goes to another page as by a link. */
async function follow(page: Page, route: string): Promise<void> {
  await page.goto(route, { referer: page.url() });
  await settle(page);
}

/** Collects the addresses of fonts that are requested from now on. */
function fontsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isFont(request)) asked.push(request.url());
  });
  return asked;
}

test('the first page of a visit has no web font, and the second one fetches it for the next pages', async () => {
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
    await follow(page, route);
    await expect.poll(() => isUsed(page)).toBe(true);
    expect(await shifts(page)).toEqual([]);
  }
});

test.each([{ saveData: true }, { effectiveType: '3g' }])(
  'the font is not fetched with %j',
  async (connection) => {
    const page = await openBlank();
    const asked = fontsAskedFor(page);
    await pretendConnection(page, connection);
    await page.clock.install();
    await goTo(page, '/privacidad');
    await follow(page, '/comunidad');
    await page.clock.runFor(5000);
    await heardOf(page);
    expect([asked, await isKept(page)]).toEqual([[], false]);
  },
);

test('without storage headings never get the web font', async () => {
  const page = await openBlank();
  await denyStorage(page);
  for (const route of ['/privacidad', '/jugadores']) {
    await goTo(page, route);
    expect(await isUsed(page)).toBe(false);
  }
});
