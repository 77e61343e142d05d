import { describe, expect, test } from 'vitest';
import { desktop, expectErrors, open } from '../fixtures/browser.ts';

describe('on a phone', () => {
  test('the menu is closed, opens by its button and closes by Escape', async () => {
    const page = await open('/');
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menú' }).click();
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
  });

  test('the menu works by keyboard alone, and without JavaScript', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Menú' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Torneos', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu').getByRole('link', { name: 'Copa Argentina' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/torneos/copa-argentina');
    expect(await page.locator('h1').textContent()).toBe('COPA ARGENTINA');
  });
});

test('on a desktop the links are there, without a menu button', async () => {
  const page = await open('/', { viewport: desktop });
  expect(await page.getByRole('button', { name: 'Menú' }).isVisible()).toBe(false);
  await page.locator('#menu').getByRole('link', { name: 'Noticias' }).click();
  await page.waitForURL('**/noticias');
});

test('the skip link leads to the content', async () => {
  const page = await open('/noticias', { viewport: desktop });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Ir al contenido');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#contenido');
});

describe('a missing page', () => {
  test('under /noticias/ says that the item was not found', async () => {
    const page = await open('/noticias/no-existe');
    expectErrors(/404/);
    expect(await page.locator('h1').textContent()).toBe('No se encontró la noticia.');
  });

  test('elsewhere shows the error text', async () => {
    const page = await open('/no-existe');
    expectErrors(/404/);
    expect(await page.locator('h1').textContent()).toBe('Unexpected Application Error!');
    expect(await page.getByText('No se encontró la noticia.').isVisible()).toBe(false);
  });
});
