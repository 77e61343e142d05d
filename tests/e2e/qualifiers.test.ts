import { expect, test } from 'vitest';
import { open, reloadAt } from '../fixtures/browser.ts';

test('a qualifier becomes past by the visitor’s clock, and its contact becomes plain text', async () => {
  const early = await open('/torneos/nacional');
  const upcoming = early.locator('.qualifiers [data-moment]:not(.past)').first();
  const moment = await upcoming.getAttribute('data-moment');
  if (moment === null) throw new Error('no qualifier to come');
  expect(await upcoming.getByRole('link').count()).toBe(2);

  await reloadAt(early, Date.parse(moment) + 1);
  const row = early.locator(`tr[data-moment="${moment}"]`);
  expect(await row.getAttribute('class')).toContain('past');
  // Older versions of Safari do not infer it for rows that are laid out as blocks.
  expect(await row.getAttribute('role')).toBe('row');
  expect(await row.getByRole('link').count()).toBe(0);
  expect(await row.getByText('Mapa').count()).toBe(0);
  expect(await row.locator('[data-day-start]').count()).toBe(0);
  expect((await row.locator('td').last().textContent())?.trim()).toMatch(/\S/);
});

test('the sentence about the next qualifier is gone once that has begun by the visitor’s clock', async () => {
  const page = await open('/torneos/nacional');
  const sentence = page.locator('.next-qualifier');
  const moment = (await sentence.getAttribute('data-moment')) ?? '';
  expect(await sentence.isVisible()).toBe(true);
  await reloadAt(page, Date.parse(moment) + 1);
  expect(await sentence.isVisible()).toBe(false);
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

test('a province loses its number when its last qualifier is over by the visitor’s clock', async () => {
  const page = await open('/torneos/nacional');
  const number = (): Promise<string> =>
    page
      .locator('.province-map a[href$="/tucuman"]')
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await number()).toContain('counter');
  await reloadAt(page, new Date('2999-01-01T00:00:00Z'));
  expect(await number()).toBe('none');
});
