/** Prefetching of the next page, which is Astro's. */
import { expect, test } from 'vitest';
import { desktop, open } from '../fixtures/browser.ts';

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
