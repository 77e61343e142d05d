/**
 * Sharing news items and tables. All tests of the clipboard are in this file, because files run in parallel and share
 * the browser's only clipboard.
 */
import { expect, test } from 'vitest';
import { desktop, look, open, siteUrl } from '../fixtures/browser.ts';

const division = '/torneos/liga-nacional/platinum';
const address = `https://carcassonne-argentina.example${division}`;
const item = '/noticias/gran-final-liga-2026';
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

// tests/unit/client asks how the text of a table is written.
test('a button copies both tables of a division, and the address', async () => {
  const page = await open(division, clipboard);
  await page.getByText('Compartir', { exact: true }).click();
  await page.getByRole('button', { name: 'Copiar la tabla' }).click();
  await page.getByText('Copiado: ya podés pegarlo.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const titles = [...text.matchAll(/^```\n(.+)\nPos Jugador /gm)].map(([, title]) => title);
  expect(titles).toEqual(['División Platinum · Grupo A', 'División Platinum · Grupo B']);
  expect(text.split('\n').at(-1)).toBe(address);
});

test('a news item opens a network in a popup of 550 by 400', async () => {
  const page = await open(item, { viewport: desktop });
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'ok' }));
  const popup = page.waitForEvent('popup');
  await page.getByText('Compartir', { exact: true }).click();
  await page.locator('.share').getByRole('link', { name: 'WhatsApp' }).click();
  const opened = await popup;
  expect(opened.url()).toContain('wa.me');
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([550, 400]);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});

// tests/unit/client asks how long a copy is confirmed.
test('a news item copies the address', async () => {
  const page = await open(item, clipboard);
  await page.getByText('Compartir', { exact: true }).click();
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await page.getByRole('status').getByText('Copiado').waitFor({ state: 'attached' });
  // The page's address, fragment included.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a news item offers the address to copy by hand in a browser without clipboard', async () => {
  const page = await look(item);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByText('Compartir', { exact: true }).click();
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await page.getByLabel('No se pudo copiar').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(item);
});

test('a news item uses the system’s share dialog on a phone, and plain links instead of popups', async () => {
  const page = await open('/contacto', { hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = `shared ${data.url ?? ''}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto(siteUrl() + item);
  await page.getByText('Compartir', { exact: true }).tap();
  await page.getByRole('button', { name: 'Otra aplicación' }).tap();
  expect(await page.title()).toMatch(/^shared .*gran-final-liga-2026$/);
});
