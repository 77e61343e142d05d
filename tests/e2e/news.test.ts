import { describe, expect, test } from 'vitest';
import { desktop, open, siteUrl } from '../fixtures/browser.ts';

const item = '/noticias/gran-final-liga-2026';

describe('«Volver»', () => {
  test('goes back one step after coming from a page of the site', async () => {
    const page = await open('/comunidad');
    await page.goto(siteUrl() + item, { referer: `${siteUrl()}/comunidad` });
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.waitForURL('**/comunidad');
  });

  test('leads to the list when there is no step to go back', async () => {
    const page = await open(item);
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.waitForURL('**/noticias');
  });
});

describe('sharing', () => {
  test('opens a network in a popup of 550 by 400', async () => {
    const page = await open(item, { viewport: desktop });
    await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'ok' }));
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Compartir en WhatsApp' }).click();
    const opened = await popup;
    expect(opened.url()).toContain('wa.me');
    expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([550, 400]);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  });

  test('copies the address and shows a check for two seconds', async () => {
    const page = await open(item, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const copy = page.getByRole('button', { name: 'Copiar enlace' });
    await copy.click();
    await page.getByRole('status').getByText('Enlace copiado').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(item);
    expect(await copy.locator('.icon-check').isVisible()).toBe(true);
    await page.clock.runFor(1999);
    expect(await copy.locator('.icon-check').isVisible()).toBe(true);
    await page.clock.runFor(2);
    expect(await copy.locator('.icon-check').isVisible()).toBe(false);
  });

  test.each([
    [
      'refused',
      (): void => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      },
    ],
    [
      'missing',
      (): void => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      },
    ],
  ])('offers the address to copy by hand when the clipboard is %s', async (_, breakClipboard) => {
    const page = await open(item);
    await page.evaluate(breakClipboard);
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    const address = page.getByLabel('No se pudo copiar el enlace');
    await address.waitFor();
    expect(await address.inputValue()).toContain(item);
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(item);
  });

  test('on a phone uses the system’s sheet, and plain links instead of popups', async () => {
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
    await page.getByRole('button', { name: 'Compartir con otra aplicación' }).tap();
    expect(await page.title()).toMatch(/^shared .*gran-final-liga-2026$/);
  });
});
