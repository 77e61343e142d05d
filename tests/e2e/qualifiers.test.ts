import { expect, test } from 'vitest';
import { open, reloadAt } from '../fixtures/browser.ts';

test('by the visitor’s clock, the sentence about the next qualifier goes once that has begun, and the map’s number with the last one', async () => {
  const page = await open('/torneos/nacional');
  const sentence = page.locator('.next-qualifier');
  const number = (): Promise<string> =>
    page
      .locator('.province-map a[href$="/tucuman"]')
      .evaluate((link) => getComputedStyle(link, '::after').content);
  const moment = (await sentence.getAttribute('data-moment')) ?? '';
  expect(await sentence.isVisible()).toBe(true);
  expect(await number()).toContain('counter');
  await reloadAt(page, Date.parse(moment) + 1);
  expect(await sentence.isVisible()).toBe(false);
  await reloadAt(page, new Date('2999-01-01T00:00:00Z'));
  expect(await number()).toBe('none');
});

test('a province of the map links to its page, also by keyboard and without JavaScript', async () => {
  const page = await open('/torneos/nacional', { javaScriptEnabled: false });
  const province = page.locator('.province-map').getByRole('link', { name: 'Tucumán' });
  const box = await province.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await province.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/torneos/nacional/tucuman');
  expect(await page.locator('.qualifiers tbody th').allTextContents()).toEqual([
    'Casa de Juegos El Azahar',
  ]);
});
