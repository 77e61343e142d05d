/** Scripts that the oldest browser runs in no other test: the search and tabs. */
import { expect, test } from 'vitest';
import { forgetErrors, open } from '../fixtures/browser.ts';

test('the search retries a failed request, and finds results while the visitor types', async () => {
  const page = await open('/buscar');
  const field = page.getByRole('searchbox');
  const index = '**/pagefind/**';
  await page.route(index, (route) => route.abort());
  await field.fill('jacarand');
  await page.getByText('No pudimos traer los resultados').waitFor();
  forgetErrors();
  await page.unroute(index);
  await field.pressSequentially('a');
  await page.getByRole('link', { name: 'JacarandáEnFlor' }).waitFor();
});

test('tabs follow the address, a tap, and an arrow key', async () => {
  const page = await open('/torneos/liga-nacional#platinum-fixture');
  const panel = (id: string) => page.locator(`.tab-panel#${id}`);
  await panel('platinum-fixture').waitFor();
  await page.getByRole('tab', { name: 'Oro' }).click();
  await panel('oro-fixture').waitFor();
  await page.waitForURL('**?seccion=fixture&division=oro');
  await page.keyboard.press('ArrowLeft');
  await panel('platinum-fixture').waitFor();
  expect(await panel('oro').isVisible()).toBe(false);
});
