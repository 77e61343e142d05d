import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, middlesOf, openAs, touchIslands } from '../fixtures/browser.ts';
import { page as built } from '../fixtures/site.ts';

const league = '/torneos/liga-nacional?division=platinum&seccion=fixture';

/** Opens a fixture and waits until its tools are hydrated. */
async function openFixture(route = league): Promise<Page> {
  const page = await look(route);
  await touchIslands(page);
  return page;
}

const visibleRounds = (page: Page) => page.locator('details.round:visible');

test('a fixture shows a duel in two lines on a phone and remains a table for screen readers', async () => {
  const page = await openFixture();
  await visibleRounds(page).first().locator('summary').click();
  const row = page.locator('details.round[open] tbody tr').first();
  const [code, home, result, away, day, link] = await middlesOf(row.locator('> *'));
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

test('a link opens the round being played and scrolls to it, with or without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await look('/torneos/copa-argentina#fixture', { javaScriptEnabled });
    await page.getByRole('link', { name: 'Ir a lo que está en juego' }).click();
    const open_ = page.locator('details.round[open]');
    await expect.poll(() => open_.count()).toBe(1);
    expect(await open_.locator('summary').textContent()).toContain('en juego');
  }
});

test('the own duel in play is found in any group, and a link to a duel of others shows it among the own ones', async () => {
  const league_ = await openAs('/torneos/liga-nacional?division=oro&seccion=fixture', 'BoleadoraX');
  await touchIslands(league_);
  await league_.locator('a:visible', { hasText: 'Ir a lo que está en juego' }).click();
  const open_ = visibleRounds(league_).and(league_.locator('[open]'));
  await expect.poll(() => open_.allInnerTexts()).toEqual([expect.stringContaining('BoleadoraX')]);
  const cup = await openAs('/torneos/copa-argentina?seccion=fixture', 'MeepleSur');
  await touchIslands(cup);
  await cup.getByRole('button', { name: 'Mis duelos' }).click();
  const [other = ''] = await cup
    .locator('tr[hidden]')
    .evaluateAll((rows) => rows.map(({ id }) => id));
  await cup.evaluate((id) => (location.hash = id), other);
  await expect.poll(() => cup.locator(`#${other}`).isVisible()).toBe(true);
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
  // Without motion the browser's own scroll to the fragment is over by then.
  const page = await look(cup + fragment, { reducedMotion: 'reduce' });
  await undo(page);
  expect(await opened(page).count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
  expect(await opened(page).count()).toBe(1);
  // Browsers scroll by whole pixels, so a distance below 1 is exact.
  await expect.poll(() => distance(page)).toBeLessThan(1);
});
