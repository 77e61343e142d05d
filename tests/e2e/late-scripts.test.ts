/** When a page with islands asks for the scripts that may wait. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBlank } from '../fixtures/browser.ts';

const lateRequest = /\/_astro\/late\.[\w-]+\.js$/;

/** Milliseconds from the start of the page to its first paint, and to its asking for the scripts. */
function times(page: Page): Promise<{ painted: number; asked: number }> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource');
    const late = scripts.find(({ name }) => name.includes('/late.'));
    return { painted: paint?.startTime ?? NaN, asked: late?.startTime ?? NaN };
  });
}

test.each(['/', '/torneos/nacional', '/torneos/copa-argentina', '/torneos/liga-nacional'])(
  '%s asks for them once it has been painted',
  async (route) => {
    const page = await openBlank();
    const request = page.waitForRequest((asked) => lateRequest.test(asked.url()));
    await page.goto(route);
    await (await request).response();
    const { painted, asked } = await times(page);
    expect(asked).toBeGreaterThanOrEqual(painted);
  },
);

test('a browser that does not say when it painted asks for them, too', async () => {
  const page = await openBlank();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const request = page.waitForRequest((asked) => lateRequest.test(asked.url()));
  await page.goto('/torneos/nacional');
  expect(await (await request).response()).toBeTruthy();
});
