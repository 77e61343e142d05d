/** El prode in the browser (docs/product.md, «El prode»); season/prode.test.ts tests points and links themselves. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, open, openBlocks, sidewaysScroll, siteUrl } from '../fixtures/browser.ts';

const division = '/torneos/liga-nacional/elite';
const phone = { viewport: { width: 360, height: 740 } };
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

async function openProde(page: Page): Promise<void> {
  await openBlocks(page);
  await page.getByRole('button', { name: 'Mi prode' }).locator('visible=true').first().click();
  await page.locator('.prode table').waitFor();
}

const openDuels = (page: Page) => page.locator('.prode fieldset');

/** The link that «Mandar mi prode» copies. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Mandar mi prode' }).click();
  await page.getByText('Copiado: ya podés pegarlo en el chat.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('picks stay on the device, and a reload shows them', async () => {
  const page = await open(division, phone);
  await openProde(page);
  const first = openDuels(page).first();
  await first.locator('.prode-player').first().click();
  await page.getByText(/Te faltan? \d+ duelos?\./).waitFor();
  await openDuels(page).nth(1).locator('.choices label').first().click();
  await page.reload();
  await openProde(page);
  expect(await openDuels(page).locator('input:checked').count()).toBe(2);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a friend’s link shows the picks, is kept on request, and leaves the address', async () => {
  const ana = await open(division, { ...phone, ...clipboard });
  await openProde(ana);
  await openDuels(ana).first().locator('.choices label').first().click();
  await ana.getByLabel('Tu nombre').fill('Ana');
  await ana.getByLabel('Tu nombre').blur();
  const { search } = new URL(await linkOf(ana));
  await ana.context().close();

  const beto = await open('/', phone);
  await goTo(beto, `${siteUrl()}${division}${search}`);
  await beto.getByRole('heading', { name: 'El prode de Ana' }).waitFor();
  await beto.getByRole('button', { name: 'Guardar el de Ana' }).click();
  await beto.locator('.prode-table th', { hasText: 'Ana' }).waitFor();
  expect(new URL(beto.url()).search).toBe('');
  await beto.getByRole('button', { name: 'Olvidar el prode' }).click();
  await beto.locator('.prode-table th', { hasText: 'Ana' }).waitFor({ state: 'detached' });
  expect(await beto.evaluate(() => localStorage.getItem('prode'))).toBeNull();
});

test.each([
  ['that was cut', '?prode=Ana~league-1a-temporada~elite~fecha-6~abadmitre.mee', 'cortado'],
  ['of another season', '?prode=Ana~league-2020~elite~fecha-6~a.b.0.k', 'otra temporada'],
])('a link %s says so, and the page works', async (_, search, words) => {
  const page = await open('/', phone);
  await goTo(page, `${siteUrl()}${division}${search}`);
  await page.locator('.prode-link', { hasText: words }).waitFor();
  await page.getByRole('button', { name: 'Seguir sin guardarlo' }).click();
  expect(await openDuels(page).count()).toBeGreaterThan(0);
});
