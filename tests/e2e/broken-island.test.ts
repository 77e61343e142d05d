/** One broken island never takes the page down (docs/product.md, «Behaviour»). */
import { expect, test } from 'vitest';
import { closeBroken, openBlank } from '../fixtures/browser.ts';

test('a broken island says so, offers to reload the page, and leaves its content readable', async () => {
  const page = await openBlank();
  let players: unknown = [[{}, 1, 1, null]];
  const file = '**/datos/ranking.json';
  await page.route(file, (route) => route.fulfill({ json: { version: 1, players } }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Elo Actual' }).click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByRole('alert').first().textContent()).toContain(
    'Unexpected Application Error!',
  );
  expect(await page.locator('h1').textContent()).toContain('BIENVENIDOS');
  expect(await page.getByText('Ver el ranking completo').first().isVisible()).toBe(true);

  players = [['Única', 1, 1, null]];
  const load = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Volver a cargar' }).first().click();
  await load;
  await page.getByRole('link', { name: 'Elo Actual' }).click();
  await page.locator('.ranking th', { hasText: 'Única' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await closeBroken();
});
