/** One broken island never takes the page down (docs/product.md, «Behaviour»). */
import { expect, test } from 'vitest';
import { closeBroken, openBlank } from '../fixtures/browser.ts';

/** Runs in the browser: breaks the island of the daily duels on the first page of the visit. */
function breakDays(): void {
  window.CustomEvent = class<Detail> extends CustomEvent<Detail> {
    constructor(type: string, options?: CustomEventInit<Detail>) {
      if (type === 'duels:show' && !('isMended' in sessionStorage)) {
        throw new Error('broken on purpose');
      }
      super(type, options);
    }
  };
}

test('a broken island says so, offers to reload the page, and leaves its content readable', async () => {
  const page = await openBlank();
  await page.addInitScript(breakDays);
  await page.goto('/torneos/liga-nacional');
  await page.locator('button[commandfor=duelos]').focus();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByRole('alert').first().textContent()).toContain(
    'Unexpected Application Error!',
  );
  expect(await page.locator('h1').textContent()).toBe('LIGA NACIONAL');
  for (const id of ['oro', 'platinum', 'elite']) {
    await page.locator(`a[href="#${id}"]`).click();
    expect(await page.locator(`#${id}`).isVisible()).toBe(true);
  }

  await page.evaluate(() => (sessionStorage['isMended'] = ''));
  const load = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Volver a cargar' }).first().click();
  await load;
  await page.locator('button[commandfor=duelos]').focus();
  await page.locator('astro-island:not([ssr]) #duelos').waitFor({ state: 'attached' });
  expect(await page.getByRole('alert').count()).toBe(0);
  await closeBroken();
});
