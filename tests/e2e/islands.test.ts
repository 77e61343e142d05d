/** When React is requested, when it runs, and what it owns once it is there (docs/islands.md). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, open, openBlank, touchIslands } from '../fixtures/browser.ts';

const league = '/torneos/liga-nacional';
const waiting = (page: Page) => page.locator('astro-island[ssr]');

// tests/unit/client/load-islands.test.ts asks when islands are requested.
test('a finger on text hydrates all islands of the page', async () => {
  const page = await open(league, { hasTouch: true });
  await page.locator('.standings caption').first().tap();
  await expect.poll(() => waiting(page).count()).toBe(0);
});

test('a tap is not lost when it comes before the whole island has arrived', async () => {
  const page = await openBlank();
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const link = document.querySelector<HTMLElement>('.ranking-pager a[rel=next]');
      if (!link) return;
      observer.disconnect();
      link.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
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
    const page = await look(route);
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
