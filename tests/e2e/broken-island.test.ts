/** One broken island never takes the page down (docs/product.md, «Behaviour»). */
import { expect, test } from 'vitest';
import { forgetErrors, openBlank } from '../fixtures/browser.ts';

test('an island that breaks says so, can be tried again, and what it was given can still be read', async () => {
  const page = await openBlank();
  await page.addInitScript(() => {
    const Original = URLSearchParams;
    Object.assign(window, {
      URLSearchParams: class extends Original {
        override get(name: string): string | null {
          // Only React's reading is broken, not the early script's.
          if (document.readyState !== 'loading' && !('isMended' in window))
            throw new Error('broken on purpose');
          return super.get(name);
        }
      },
    });
  });
  await page.goto('/torneos/liga-nacional');
  await page.locator('.tab-list a').first().focus();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByRole('alert').first().textContent()).toContain(
    'Unexpected Application Error!',
  );
  expect(await page.locator('h1').textContent()).toBe('LIGA NACIONAL');
  for (const id of ['elite', 'platinum', 'oro']) {
    expect(await page.locator(`#${id}`).isVisible()).toBe(true);
  }

  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await page.locator('.tabs[data-live]').first().waitFor();
  forgetErrors();
});

test('an island that breaks again offers the page anew', async () => {
  const page = await openBlank();
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto('/torneos/liga-nacional#oro-fixture');
  await page.locator('.tab-list a').first().focus();
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await retry.first().click();
  await page.getByRole('button', { name: 'Volver a cargar' }).first().waitFor();
  forgetErrors();
});
