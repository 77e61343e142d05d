/** Every fact of the site is there without JavaScript; what becomes of controls, controls.test.ts asks. */
import { describe, expect, test } from 'vitest';
import { open } from '../fixtures/browser.ts';

const withoutScripts = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  test('every panel of league and tournament can be read', async () => {
    const league = await open('/torneos/liga-nacional', withoutScripts);
    for (const [division, tables] of [
      ['elite', 1],
      ['platinum', 2],
      ['oro', 4],
    ] as const) {
      await league.locator(`a[href="#${division}"]`).click();
      expect(await league.locator('.standings:visible').count()).toBe(tables);
    }
    const national = await open('/torneos/nacional', withoutScripts);
    for (const id of ['puntos', 'reglas-adicionales', 'premios', 'reglas', 'mundial', 'podios']) {
      await national.locator(`a[href="#${id}"]`).click();
      expect(await national.locator(`#${id}`).isVisible()).toBe(true);
    }
  });

  test('the whole ranking is one link away', async () => {
    const page = await open('/', withoutScripts);
    await page.getByRole('link', { name: /ranking completo/ }).click();
    await page.waitForURL('**/ranking');
    expect(await page.locator('.ranking tbody tr').count()).toBeGreaterThan(100);
  });

  test('the copy button, which needs it, is not shown', async () => {
    const page = await open('/noticias/gran-final-liga-2026', withoutScripts);
    expect(await page.getByRole('button', { name: 'Copiar enlace' }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Compartir en WhatsApp' }).isVisible()).toBe(true);
  });
});
