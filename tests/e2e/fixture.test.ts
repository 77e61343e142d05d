import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import { holdScripts, open, openBlank, siteUrl, touchIslands } from '../fixtures/browser.ts';
import { page as built } from '../fixtures/site.ts';

const league = '/torneos/liga-nacional?division=platinum&seccion=fixture';

/** Opens a fixture and waits until its tools are hydrated. */
async function openFixture(route = league): Promise<Page> {
  const page = await open(route);
  await touchIslands(page);
  return page;
}

const visibleRounds = (page: Page) => page.locator('details.round:visible');

describe('a fixture', () => {
  test('shows a duel in two lines on a phone and remains a table for screen readers', async () => {
    const page = await openFixture();
    await visibleRounds(page).first().locator('summary').click();
    const row = page.locator('details.round[open] tbody tr').first();
    const middles = await row.locator('> *').evaluateAll((cells) =>
      cells.map((cell) => {
        const { top, height } = cell.getBoundingClientRect();
        return top + height / 2;
      }),
    );
    const [code, home, result, away, day, link] = middles.map(Math.round);
    expect([result, away]).toEqual([home, home]);
    expect([day, link]).toEqual([code, code]);
    expect(code).toBeGreaterThan(home ?? Infinity);
    const head = page.locator('details.round[open] thead th');
    for (const heading of await head.all()) expect(await heading.isVisible()).toBe(true);
    // Roles that Chromium infers by itself, but older versions of Safari do not.
    const roles = await page
      .locator('details.round[open] table')
      .locator('xpath=descendant-or-self::*[@role]')
      .evaluateAll((parts) => [...new Set(parts.map((part) => part.role))]);
    expect(roles).toEqual(['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']);
  });

  test('keeps a nick that was typed before the island hydrated, although an extension has changed the field', async () => {
    const page = await openBlank();
    const letThrough = await holdScripts(page);
    await page.goto(siteUrl() + league, { waitUntil: 'domcontentloaded' });
    const search = page.getByRole('searchbox', { name: 'Buscar mi nick' }).locator('visible=true');
    await search.evaluate((field) => field.after(document.createElement('div')));
    await search.pressSequentially('nadie así');
    letThrough();
    await page.getByText('No hay duelos de «nadie así» acá.').waitFor();
    expect(await search.inputValue()).toBe('nadie así');
    expect(await visibleRounds(page).count()).toBe(0);
  });

  test('a link to the round being played works even if a search hides the round', async () => {
    const page = await openFixture('/torneos/copa-argentina?seccion=fixture');
    const search = page.getByRole('searchbox', { name: 'Buscar mi nick' });
    await search.fill('nadie así');
    expect(await visibleRounds(page).count()).toBe(0);
    expect(await page.getByText('No hay duelos de «nadie así» acá.').isVisible()).toBe(true);
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Ir a lo que está en juego' }).click();
    const round = page.locator('details.round:has(:target)');
    await expect.poll(() => round.locator('tbody tr:visible').count()).toBeGreaterThan(0);
    expect(await search.inputValue()).toBe('');
  });

  test('a link opens the round being played and scrolls to it, with or without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/torneos/copa-argentina#fixture', { javaScriptEnabled });
      await page.getByRole('link', { name: 'Ir a lo que está en juego' }).click();
      const open_ = page.locator('details.round[open]');
      await expect.poll(() => open_.count()).toBe(1);
      expect(await open_.locator('summary').textContent()).toContain('en juego');
    }
  });
});

const opened = (page: Page) => page.locator('details.round[open]');
/** Closes the round and scrolls to the top, as if the browser had not opened it. */
const undo = (page: Page): Promise<void> =>
  page.locator('details:has(:target)').evaluate((round: HTMLDetailsElement) => {
    round.open = false;
    scrollTo({ top: 0, behavior: 'instant' });
  });
/** Distance in pixels from where a link should scroll to: 112 pixels are left above every target. */
const distance = (page: Page): Promise<number> =>
  page.locator(':target').evaluate((table) => Math.abs(table.getBoundingClientRect().top - 112));

test('in a browser that does not open blocks for fragments, a script opens the round that the address names and scrolls to it', async () => {
  const cup = '/torneos/copa-argentina';
  const fragment = built(cup)('a:contains("Ir a lo que está en juego")').attr('href') ?? '';
  const page = await open(cup + fragment);
  await undo(page);
  expect(await opened(page).count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(await opened(page).count()).toBe(1);
  // Browsers scroll by whole pixels, so a distance below 1 is exact.
  await expect.poll(() => distance(page)).toBeLessThan(1);
});
