import { expect, test } from 'vitest';
import { desktop, expectErrors, look, open, openBlank, siteUrl } from '../fixtures/browser.ts';

test('on a phone, the menu opens by its button, closes by Escape, and scrolls on a screen lower than the menu', async () => {
  const page = await look('/', { viewport: { width: 640, height: 300 } });
  const menu = page.locator('#menu');
  expect(await menu.isVisible()).toBe(false);
  const button = page.getByRole('button', { name: 'Menú' });
  await button.click();
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  await button.click();
  expect(await menu.locator('details').getAttribute('open')).toBe('');
  const last = menu.getByRole('link', { name: 'Buscar' });
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
  // The browser keeps the page for Back as it is left.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await menu.isVisible()).toBe(false);
  expect(await menu.locator('details').getAttribute('open')).toBe(null);
});

test('on a phone, the menu works by keyboard alone, and without JavaScript', async () => {
  const page = await look('/', { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Menú' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Torneos', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#menu').getByRole('link', { name: 'Copa Argentina' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/torneos/copa-argentina');
  expect(await page.locator('h1').textContent()).toBe('COPA ARGENTINA');
});

test('in a browser without popovers the menu is always open and has no button', async () => {
  const page = await open('/', { bypassCSP: true });
  // Makes this browser behave like one of them.
  await page.route('**/comunidad', async (route) => {
    const body = (await (await route.fetch()).text())
      .replaceAll(' popover ', ' ')
      .replaceAll('@supports not selector(:popover-open)', '@supports selector(:popover-open)');
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(`${siteUrl()}/comunidad`);
  expect(await page.getByRole('button', { name: 'Menú' }).isVisible()).toBe(false);
  const [menu, scheme] = await Promise.all(
    ['#menu', '.scheme-button'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(menu?.y).toBeGreaterThan((scheme?.y ?? Infinity) + (scheme?.height ?? 0) - 1);
  expect(menu?.height).toBeLessThan(200);
});

test('the skip link leads to the content', async () => {
  const page = await look('/noticias', { viewport: desktop });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Ir al contenido');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => location.hash)).toBe('#contenido');
});

test('the Tournaments dropdown closes by Escape, giving the focus back, and by a click elsewhere', async () => {
  const page = await look('/torneos/liga-nacional', { viewport: desktop });
  const isOpen = async (): Promise<boolean> =>
    (await page.locator('#menu details').getAttribute('open')) !== null;
  await page.locator('#menu summary').focus();
  await page.keyboard.press('Enter');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  expect(await page.locator(':focus').textContent()).toBe('Torneos');
  await page.locator('#menu summary').click();
  expect(await isOpen()).toBe(true);
  // The league's sticky links must not cover the dropdown.
  await page.locator('#menu details a').last().click({ trial: true });
  await page.locator('h1').click();
  expect(await isOpen()).toBe(false);
});

const item = '/noticias/gran-final-liga-2026';

test('«Volver» leads back one step, also to another site', async () => {
  const from = 'http://afuera.example/';
  const page = await openBlank();
  const body = `<a href="${siteUrl()}${item}">La final</a>`;
  await page.route(from, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(from);
  await page.getByRole('link').click();
  // Its script has to be there: until then the link leads to the list.
  await page.waitForURL(`**${item}`);
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.waitForURL(from);
});

test('«Volver» leads to the list in a tab whose only other page is a later one', async () => {
  const page = await open('/404');
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address, '', 'noreferrer'), item);
  const tab = await opened;
  await tab.waitForURL(`**${item}`);
  await tab.goto('about:blank');
  await tab.goBack();
  await tab.getByRole('link', { name: 'Volver' }).click();
  await tab.waitForURL('**/noticias');
});

// tests/unit/client asks how addresses are mended.
test('a damaged address leads to its page, with its parameters and fragment', async () => {
  const page = await look('/Torneos/Liga-Nacional%E2%80%A6?seccion=fixture#contenido');
  await page.waitForURL('**/torneos/liga-nacional?seccion=fixture#contenido');
  expectErrors(/404/);
});

test('a province of the map links to its page, also by keyboard and without JavaScript', async () => {
  const page = await look('/torneos/nacional', { javaScriptEnabled: false });
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

test('a page is prefetched when the pointer rests on its link, but no file is', async () => {
  const page = await open('/comunidad', { viewport: desktop });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('#descargas a').first().hover();
  const link = page.getByRole('link', { name: 'Datos abiertos' });
  const fetched = page.waitForRequest('**/datos');
  await link.hover();
  await fetched;
  expect(asked.filter((path) => path.startsWith('/descargas/') && !path.endsWith('.svg'))).toEqual(
    [],
  );
});
