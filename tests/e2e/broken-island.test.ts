/** One broken island never takes the page down (DESIGN.md §4, «Errors»). */
import { expect, test } from 'vitest';
import { forgetErrors, open } from '../fixtures/browser.ts';

test('an island that breaks says so, and what it was given can still be read', async () => {
  const page = await open('/404');
  await page.addInitScript(() => {
    const Original = URLSearchParams;
    Object.assign(window, {
      URLSearchParams: class extends Original {
        override get(name: string): string | null {
          // Only React's reading is broken, not the early script's.
          if (document.readyState !== 'loading') throw new Error('broken on purpose');
          return super.get(name);
        }
      },
    });
  });
  await page.goto(new URL('/torneos/liga-nacional', page.url()).href);
  await page.locator('.tab-list a').first().focus();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByRole('alert').first().textContent()).toContain(
    'Unexpected Application Error!',
  );
  expect(await page.getByRole('button', { name: 'Volver a cargar' }).first().isVisible()).toBe(
    true,
  );
  expect(await page.locator('h1').textContent()).toBe('LIGA NACIONAL');
  for (const id of ['elite', 'platinum', 'oro']) {
    expect(await page.locator(`#${id}`).isVisible()).toBe(true);
  }
  forgetErrors();
});
