/** Light and dark, chosen by the system or by the visitor. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { denyStorage, look, open, siteUrl } from '../fixtures/browser.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Modo oscuro' });

const isPressed = async (page: Page): Promise<boolean> =>
  (await button(page).getAttribute('aria-pressed')) === 'true';

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const light = 'rgb(248, 242, 228)';
const dark = 'rgb(26, 22, 18)';

/** Colours of the browser's bars in each scheme, by the colour of its paper. */
const bars = { [light]: 'rgb(116, 172, 223)', [dark]: 'rgb(91, 147, 198)' };

describe.each([
  ['light', light, dark],
  ['dark', dark, light],
] as const)('with a system in %s', (colorScheme, first, second) => {
  test('the page and the browser’s bars follow it, and the button changes them there and back, and the next page', async () => {
    const page = await look('/', { colorScheme });
    const expectScheme = async (expected: typeof light | typeof dark): Promise<void> => {
      expect([await paper(page), await isPressed(page)]).toEqual([expected, expected === dark]);
      const frame = page.locator('meta[name=theme-color]');
      expect(await frame.getAttribute('content')).toBe(bars[expected]);
    };
    await expectScheme(first);
    const box = await button(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button(page).click();
    await expectScheme(second);
    await button(page).click();
    await expectScheme(first);

    // The choice holds on the next page from its first paint.
    await button(page).click();
    // The page loses its body's scripts, so that only the head's script decides.
    await page.route('**/contacto', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/<script type="module".*?<\/script>/gs, '');
      await route.fulfill({ response, body });
    });
    await page.goto(`${siteUrl()}/contacto`);
    expect(await paper(page)).toBe(second);
  });
});

// The oldest browser differs in colours, which it may draw without light-dark(), and not in what is remembered.
if (!inject('isOldest')) {
  test('a choice that equals the system’s follows the system from then on', async () => {
    const page = await look('/', { colorScheme: 'light' });
    await button(page).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).toBe(dark);
    await button(page).click();
    expect(await paper(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await button(page).click();
    await button(page).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).toBe(dark);
    // Browsers notify scripts in the next frame.
    await expect.poll(() => isPressed(page)).toBe(true);
  });

  test('other open tabs, and pages restored by Back, change too', async () => {
    const page = await open('/noticias');
    const other = await page.context().newPage();
    await other.goto(`${siteUrl()}/comunidad`);
    await button(page).click();
    await expect.poll(() => paper(other)).toBe(dark);

    await page.goto(`${siteUrl()}/contacto`);
    await button(page).click();
    await page.goBack();
    await expect.poll(() => paper(page)).toBe(light);
  });

  test('where storage is denied the button works until the page is left', async () => {
    const page = await open('/');
    await denyStorage(page);
    await page.reload();
    await button(page).click();
    expect(await paper(page)).toBe(dark);
    await page.reload();
    expect(await paper(page)).toBe(light);
  });
}
