/** When React is requested, when it runs, and what it owns once it is there (docs/islands.md). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { islandChunks, openBlank, pretendConnection, touchIslands } from '../fixtures/browser.ts';

/** Opens a route on a touch screen. `chunks` collects the requested chunks of islands, also later ones. */
async function openByTouch(
  route: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; chunks: string[] }> {
  const page = await openBlank({ hasTouch: true });
  await prepare?.(page);
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (islandChunks.test(request.url())) chunks.push(request.url());
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  return { page, chunks };
}

const league = '/torneos/liga-nacional';
const waiting = (page: Page) => page.locator('astro-island[ssr]');

test('a finger on text hydrates all islands of the page', async () => {
  const { page, chunks } = await openByTouch(league);
  await page.locator('.standings caption').first().tap();
  await expect.poll(() => waiting(page).count()).toBe(0);
  expect(chunks.some((url) => url.includes('/react.'))).toBe(true);
});

test('for visitors who save data nothing is requested before a press', async () => {
  const { page, chunks } = await openByTouch(league, (blank) =>
    pretendConnection(blank, { saveData: true }),
  );
  await page.locator('.standings caption').first().tap();
  await page.waitForLoadState('networkidle');
  expect(chunks).toEqual([]);
  await page.locator('.tab-list a[href="#elite-fixture"]').tap();
  await page.locator('.fixture-tools button').first().tap();
  await page.getByText('Cerrar todas').waitFor();
});

test('a tap is not lost when it comes before the whole island has arrived', async () => {
  const tapAsSoonAsThere = (): void => {
    const observer = new MutationObserver(() => {
      const link = document.querySelector<HTMLElement>('.ranking-pager a[rel=next]');
      if (!link) return;
      observer.disconnect();
      link.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  const { page } = await openByTouch('/', (blank) => blank.addInitScript(tapAsSoonAsThere));
  await page.getByText('Página 2 de 9').waitFor();
});

/** Elements of the islands, by a page that has them. Slots are not React's, and neither is the rest of the page. */
const owned: Record<string, [react: string[], others: string[]]> = {
  '/': [['.ranking-notice'], ['h1', '.menu-button', '.site-footer']],
  [league]: [
    ['[role=tablist]', '[role=tab]', '#duelos', '#duelos button', '.fixture-tools button'],
    ['.tab-panel', '.standings', '.round', '#duelos tr', '[commandfor=duelos]'],
  ],
  '/contacto': [['form.contact', '.contact-status'], ['h1']],
  '/noticias': [[], ['main', 'a']],
};

test.each(Object.entries(owned))(
  'once it is there, React owns its controls on %s, and nothing else',
  async (route, [react, others]) => {
    const page = await openBlank();
    await page.goto(route);
    await touchIslands(page);
    /** For each element that matches, true if React rendered it: React keeps its own keys on its elements. */
    const areReact = (selector: string): Promise<boolean[]> =>
      page
        .locator(selector)
        .evaluateAll((found) =>
          found.map((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactFiber')),
          ),
        );
    for (const selector of react) {
      await expect
        .poll(async () => [...new Set(await areReact(selector))], { message: selector })
        .toEqual([true]);
    }
    for (const selector of others) {
      expect([...new Set(await areReact(selector))], selector).toEqual([false]);
    }
  },
);
