/**
 * No tap is lost (DESIGN.md §4): while the islands' code is still on its way, every control answers
 * before the page is painted again. How many milliseconds that takes is measured by `bench:page`.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdScripts, islandChunks, open, siteUrl, tapAtOnce } from '../fixtures/browser.ts';

/** Opens a route whose islands do not come before they are let through. */
async function openWithoutIslands(route: string): Promise<{ page: Page; letThrough: () => void }> {
  const page = await open('/404');
  const letThrough = await holdScripts(page, islandChunks);
  await page.goto(siteUrl() + route, { waitUntil: 'domcontentloaded' });
  return { page, letThrough };
}

describe('before the islands are there', () => {
  test.each([
    ['the menu button', '/', '.menu-button', '#menu'],
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
    ['copying an item’s link', '/noticias/gran-final-liga-2026', '[data-copy]', '.share-address'],
  ])('%s answers at once', async (_, route, control, answer) => {
    const { page } = await openWithoutIslands(route);
    // Without one the address is shown to be copied by hand, at once; with one the browser may ask.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await tapAtOnce(page, control, answer);
  });

  test('the tournaments dropdown answers at once', async () => {
    const { page } = await openWithoutIslands('/');
    await tapAtOnce(page, '.menu-button', '#menu');
    await tapAtOnce(page, '#menu summary', '#menu details a');
  });

  test('the days of the calendar answer at once', async () => {
    const { page } = await openWithoutIslands('/torneos/liga-nacional');
    await tapAtOnce(page, 'button[commandfor=duelos]', '#duelos[open]');
    await tapAtOnce(page, '[aria-label="Día siguiente"]', '#duelos[data-offset="1"]');
    await tapAtOnce(page, '[aria-label="Día anterior"]', '#duelos[data-offset="0"]');
  });

  test('a phase of the bracket answers at once', async () => {
    const { page } = await openWithoutIslands('/torneos/copa-argentina');
    await tapAtOnce(page, 'label[for=fase-6]', '#fase-6:checked');
  });

  test.each([
    ['the next page', '.ranking-pager a[href]'],
    ['the other order', '.ranking a[data-sort=elo]'],
  ])('%s of the ranking starts a navigation in the tap’s own task', async (_, control) => {
    const { page } = await openWithoutIslands('/');
    const link = page.locator(control).first();
    const [asked, goal] = await link.evaluate((element: HTMLAnchorElement) => {
      const urls: string[] = [];
      const { navigation } = window as unknown as {
        navigation: EventTarget & { onnavigate: unknown };
      };
      navigation.addEventListener('navigate', (event) => {
        urls.push((event as Event & { destination: { url: string } }).destination.url);
        event.preventDefault();
      });
      element.click();
      return [urls, element.href] as const;
    });
    expect(asked).toEqual([goal]);
  });

  test('a button that needs React says at once that it heard, and is answered by React', async () => {
    const route = '/torneos/copa-argentina?seccion=fixture';
    const { page, letThrough } = await openWithoutIslands(route);
    const button = '.fixture-tools button';
    await tapAtOnce(page, button, `${button}[aria-busy=true]`);
    letThrough();
    await page.getByRole('button', { name: 'Cerrar todas' }).waitFor();
  });
});
