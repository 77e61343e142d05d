/**
 * No tap is lost (DESIGN.md §4): right after the first paint, on slow 3G with a four times slower
 * processor, long before React is there, every control answers within 100 ms.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open } from '../fixtures/browser.ts';

/** Slow 3G as Chromium's own tools define it: 2 s round trips, 400 kbit/s. */
const slow3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: (400 * 1000) / 8,
  uploadThroughput: (400 * 1000) / 8,
};

/** Opens a route as on a slow phone, and comes back at its first paint. */
async function openSlowly(route: string): Promise<Page> {
  const page = await open('/404');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(new URL(route, page.url()).href, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  return page;
}

/**
 * Taps a control as soon as it and what it acts upon have arrived; gives the ms until `answer`, a
 * selector, is on show, null when it never is.
 */
async function tap(page: Page, control: string, answer: string): Promise<number | null> {
  for (const selector of [control, answer.replace(/\[[^\]]*\]|:checked/g, '')]) {
    await page.locator(selector).first().waitFor({ state: 'attached' });
  }
  return page.evaluate(
    async ([selector, expected]) => {
      const isShown = (element: Element): boolean => element.checkVisibility();
      const target = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
      if (!target) throw new Error(`no ${selector} to tap`);
      const start = performance.now();
      target.click();
      while (performance.now() - start < 2000) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const shown = [...document.querySelectorAll(expected)].some(isShown);
        if (shown) return performance.now() - start;
      }
      return null;
    },
    [control, answer] as const,
  );
}

describe('on a slow phone, right after the first paint', () => {
  test.each([
    ['the menu button', '/', '.menu-button', '#menu'],
    ['the tournaments dropdown', '/', '.menu-button', '#menu summary'],
    ['a tab', '/torneos/nacional', 'a[href="#puntos"]', '#puntos table'],
    ['a tab of the team', '/seleccion-nacional', 'a[href="#anteriores"]', '#anteriores'],
    ['a division', '/torneos/liga-nacional', 'a[href="#oro"]', '#oro-posiciones table'],
    ['a section', '/torneos/liga-nacional', 'a[href="#elite-fixture"]', '#elite-fixture .round'],
    ['the calendar', '/torneos/liga-nacional', 'button[commandfor=duelos]', '#duelos[open]'],
    ['a section of the cup', '/torneos/copa-argentina', 'a[href="#fixture"]', '#fixture'],
    [
      'a round',
      '/torneos/copa-argentina?seccion=fixture',
      'details.round summary',
      'details.round[open] table',
    ],
  ])('%s answers within 100 ms', async (_, route, control, answer) => {
    const page = await openSlowly(route);
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
    expect(await tap(page, control, answer)).toBeLessThan(100);
  });

  test('the days of the calendar answer within 100 ms', async () => {
    const page = await openSlowly('/torneos/liga-nacional');
    await tap(page, 'button[commandfor=duelos]', '#duelos[open]');
    const [back, forward] = ['[aria-label="Día anterior"]', '[aria-label="Día siguiente"]'];
    // Shown by the script at the page's end, which is still arriving.
    await page.locator(`${forward}:not([hidden])`).waitFor();
    expect(await tap(page, forward, '#duelos[data-offset="1"]')).toBeLessThan(100);
    expect(await tap(page, back, '#duelos[data-offset="0"]')).toBeLessThan(100);
  });

  test('copying the link of an item answers within 100 ms', async () => {
    const page = await openSlowly('/noticias/gran-final-liga-2026');
    expect(await tap(page, 'button[data-copy]', '.copied, .share-address')).toBeLessThan(100);
  });

  test('a phase of the bracket answers within 100 ms', async () => {
    const page = await openSlowly('/torneos/copa-argentina');
    expect(await page.locator('#fase-6').isChecked()).toBe(false);
    expect(await tap(page, 'label[for=fase-6]', '#fase-6:checked')).toBeLessThan(100);
  });

  test.each([
    ['the next page', '.ranking-pager a[href]'],
    ['the other order', '.ranking a[data-sort=elo]'],
  ])('%s of the ranking starts a navigation within 100 ms', async (_, control) => {
    const page = await openSlowly('/');
    await page.locator(control).first().waitFor({ state: 'attached' });
    const elapsed = await page.evaluate(
      (selector) =>
        new Promise<number>((resolve, reject) => {
          const link = document.querySelector<HTMLAnchorElement>(selector);
          const start = performance.now();
          const { navigation } = window as unknown as { navigation: EventTarget };
          navigation.addEventListener('navigate', () => {
            resolve(performance.now() - start);
          });
          setTimeout(reject, 2000);
          link?.click();
        }),
      control,
    );
    expect(elapsed).toBeLessThan(100);
  });

  test('a button that needs React says at once that it heard', async () => {
    const page = await openSlowly('/torneos/copa-argentina?seccion=fixture');
    const button = '.fixture-tools button';
    expect(await tap(page, button, `${button}[aria-busy=true]`)).toBeLessThan(100);
  });
});

test('what was tapped before React is still so when React is there', async () => {
  const page = await openSlowly('/torneos/liga-nacional');
  await tap(page, 'a[href="#oro-fixture"], a[href="#oro"]', '#oro');
  await expect
    .poll(() => page.locator('.tabs').first().getAttribute('data-live'), { timeout: 40_000 })
    .not.toBeNull();
  expect(await page.locator('#oro').isVisible()).toBe(true);
  expect(await page.getByRole('tab', { name: 'Oro' }).getAttribute('aria-selected')).toBe('true');
});
