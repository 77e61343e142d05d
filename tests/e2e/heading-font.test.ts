/** The heading font is fetched from a visit's second page on, and used by the pages after it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveDirectory } from '../../scripts/lib/server.ts';
import { heardOf, openBlank, pretendConnection, shifts } from '../fixtures/browser.ts';
import { dist } from '../fixtures/site.ts';

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
