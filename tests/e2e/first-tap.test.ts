/**
 * No tap is lost (DESIGN.md §4): right after the first paint, on slow 3G with a four times slower
 * processor, long before React is there, every control answers within 100 ms.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../scripts/lib/budgets.ts';
import { openSlowly, tap, tapLink } from '../../scripts/lib/slow-phone.ts';
import { open } from '../fixtures/browser.ts';

/** Opens a route as on a slow phone, and comes back at its first paint. */
async function openRoute(route: string): Promise<Page> {
  const page = await open('/404');
  await openSlowly(page, new URL(route, page.url()).href);
  return page;
}

// Once more where it fails: 100 ms are few on a machine that is busy with something else.
describe('on a slow phone, right after the first paint', { retry: 1 }, () => {
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
    const page = await openRoute(route);
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
    expect(await tap(page, control, answer)).toBeLessThan(budgets.tap);
  });

  test('the days of the calendar answer within 100 ms', async () => {
    const page = await openRoute('/torneos/liga-nacional');
    await tap(page, 'button[commandfor=duelos]', '#duelos[open]');
    const [back, forward] = ['[aria-label="Día anterior"]', '[aria-label="Día siguiente"]'];
    // Shown by the script at the page's end, which is still arriving.
    await page.locator(`${forward}:not([hidden])`).waitFor();
    expect(await tap(page, forward, '#duelos[data-offset="1"]')).toBeLessThan(100);
    expect(await tap(page, back, '#duelos[data-offset="0"]')).toBeLessThan(100);
  });

  test('copying the link of an item answers within 100 ms', async () => {
    const page = await openRoute('/noticias/gran-final-liga-2026');
    // Shown by the script at the page's end, which is still arriving.
    const copy = 'button[data-copy]:not([hidden])';
    expect(await tap(page, copy, '.copied, .share-address')).toBeLessThan(100);
  });

  test('a phase of the bracket answers within 100 ms', async () => {
    const page = await openRoute('/torneos/copa-argentina');
    expect(await page.locator('#fase-6').isChecked()).toBe(false);
    expect(await tap(page, 'label[for=fase-6]', '#fase-6:checked')).toBeLessThan(budgets.tap);
  });

  test.each([
    ['the next page', '.ranking-pager a[href]'],
    ['the other order', '.ranking a[data-sort=elo]'],
  ])('%s of the ranking starts a navigation within 100 ms', async (_, control) => {
    const page = await openRoute('/');
    expect(await tapLink(page, control)).toBeLessThan(budgets.tap);
  });

  test('a button that needs React says at once that it heard', async () => {
    const page = await openRoute('/torneos/copa-argentina?seccion=fixture');
    const button = '.fixture-tools button';
    expect(await tap(page, button, `${button}[aria-busy=true]`)).toBeLessThan(budgets.tap);
  });
});

test('what was tapped before React is still so when React is there', async () => {
  const page = await openRoute('/torneos/liga-nacional');
  await tap(page, 'a[href="#oro-fixture"], a[href="#oro"]', '#oro');
  await expect
    .poll(() => page.locator('.tabs').first().getAttribute('data-live'), { timeout: 40_000 })
    .not.toBeNull();
  expect(await page.locator('#oro').isVisible()).toBe(true);
  expect(await page.getByRole('tab', { name: 'Oro' }).getAttribute('aria-selected')).toBe('true');
});
