/** What holds for every kind of page in a real browser. */
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import { desktop, open, phone } from '../fixtures/browser.ts';
import { kindsOfPage } from '../fixtures/site.ts';

describe.each(kindsOfPage)('%s', (route) => {
  test.each([
    ['light', phone],
    ['dark', phone],
    ['light', desktop],
    ['dark', desktop],
  ] as const)('axe finds nothing (%s, %o)', async (colorScheme, viewport) => {
    const page = await open(route, { colorScheme, viewport });
    for (const block of await page.locator('details').all()) {
      await block.evaluate((element: HTMLDetailsElement) => (element.open = true));
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each([320, 360, 768])('does not scroll sideways at %d px', async (width) => {
    const page = await open(route, { viewport: { width, height: 640 } });
    for (const block of await page.locator('main details').all()) {
      await block.evaluate((element: HTMLDetailsElement) => (element.open = true));
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('has room between each button’s words and its border', async () => {
    const page = await open(route);
    const tight = await page
      .locator('.button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => Number.parseFloat(getComputedStyle(button).paddingInlineStart) < 8)
          .map((button) => button.textContent.trim()),
      );
    expect(tight).toEqual([]);
  });
});

test('an unknown address answers 404 with the error page', async () => {
  const page = await open('/');
  const response = await page.request.get(new URL('/no-existe', page.url()).href);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Unexpected Application Error!');
});
