/** When React is requested, and when it runs (docs/islands.md). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, openBlank } from '../fixtures/browser.ts';

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
