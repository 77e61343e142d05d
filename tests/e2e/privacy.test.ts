/** /privacidad names exactly what the site keeps on a device. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillForm, open, openBlocks, siteUrl, takeMail } from '../fixtures/browser.ts';
import { playerPaths } from '../fixtures/site.ts';

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('the device keeps exactly what the page says, and nothing is sent elsewhere', async () => {
  const page = await open('/');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl())) elsewhere.push(new URL(request.url()).host);
  });
  await takeMail(page);
  const [nick = ''] = [...playerPaths.keys()];
  await page.getByLabel('Tu nick').fill(nick);
  await page.getByRole('button', { name: 'Ver lo mío' }).click();
  await page.locator('[data-own] .own-lines a').first().waitFor();
  await page.locator('.scheme-button').click();
  await page.goto(`${siteUrl()}/torneos/liga-nacional/elite`);
  await openBlocks(page);
  await page.getByRole('button', { name: 'Mi prode' }).click();
  await page.locator('.prode-player').first().click();
  await page.goto('/contacto', { referer: page.url() });
  await fillForm(page);
  const whileWriting = await kept(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Mensaje enviado con éxito').waitFor();
  const all = new Set([...whileWriting, ...(await kept(page))]);
  expect(await page.context().cookies()).toEqual([]);
  expect(new Set(elsewhere)).toEqual(new Set(['api.emailjs.com']));

  await page.goto(`${siteUrl()}/privacidad`);
  expect(new Set(await page.locator('main code').allTextContents())).toEqual(all);
});
