/** Nicks in tables stay on one line where there is room, and never make a page wider than the phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, open, openBlocks, phone, sidewaysScroll } from '../fixtures/browser.ts';
import { snapshot } from '../fixtures/site.ts';

const nicks = snapshot.ranking.map(({ nick }) => nick).filter((nick) => !nick.includes(' '));

/** Nicks of a page's tables that take more than one line. */
const brokenNicks = (page: Page): Promise<string[]> =>
  page.locator('table :is(th, td, a)').evaluateAll((elements, known) => {
    const isBroken = (element: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    return elements
      .filter(({ firstChild }) => firstChild instanceof Text)
      .filter((element) => known.includes(element.textContent.trim()) && isBroken(element))
      .map(({ textContent }) => textContent.trim());
  }, nicks);

test.each([
  ['/torneos/liga-nacional/platinum', desktop],
  ['/torneos/liga-nacional/platinum', phone],
  ['/jugadores/meeplesur', desktop],
  ['/jugadores/yaguarete_9', desktop],
])('no nick breaks in the tables of %s where there is room: %o', async (route, viewport) => {
  const page = await open(route, { viewport });
  await openBlocks(page);
  expect(await brokenNicks(page)).toEqual([]);
});

test.each(['/jugadores/yaguarete_9', '/torneos/liga-nacional/oro', '/ranking'])(
  '%s is not wider than a phone, however large its letters',
  async (route) => {
    const page = await open(route);
    await openBlocks(page);
    for (const size of ['20px', '24px', '32px']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      expect([size, await sidewaysScroll(page)]).toEqual([size, 0]);
    }
  },
);
