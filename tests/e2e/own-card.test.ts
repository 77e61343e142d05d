/** The visitor’s own card: this device remembers a nick, and pages change by it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visit } from '../../src/client/last-visit.ts';
import { sortRanking } from '../../src/sources/sheets/ranking.ts';
import { calendarDate } from '../../src/lib/time.ts';
import { axeViolations } from '../fixtures/axe.ts';
import {
  allScripts,
  holdScripts,
  open,
  openAs,
  openBlank,
  phone,
  shifts,
  siteUrl,
} from '../fixtures/browser.ts';
import { builtAt, dailyDuels, playerPaths, snapshot } from '../fixtures/site.ts';

const nick = 'MeepleSur';
const card = (page: Page) => page.locator('.own-card');
const status = (page: Page) => card(page).getByRole('status');
const lines = (page: Page) => card(page).locator('.own-lines p');
const field = (page: Page) => page.getByLabel('Tu nick');
const forget = (page: Page) => page.getByRole('button', { name: 'Olvidar mi nick' });
const said = async (page: Page): Promise<string> => (await status(page).textContent()) ?? '';

async function choose(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Ver lo mío' }).click();
}

/** Texts of the rows that are marked as the visitor's, visible or not. */
const ownRows = (page: Page) =>
  page
    .locator('[aria-current=true]')
    .evaluateAll((rows) => rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim()));

/** A player of the last group on the division's page, so that the page has to scroll. */
const lastOfOro = 'BoleadoraX';

// The golden files have the number of duels.
const leftDuels = /^Te faltan \d+ duelos/;

// The golden files have the text of the card on other pages.
test('a nick is recognised in any case, sent nowhere, and remembered until it is forgotten', async () => {
  const page = await open('/');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The first key also preloads islands.
    const asked = `${request.method()} ${request.url()}`;
    const isIsland = /^GET [^?]*\/(_astro|datos\/(ranking|ysi))[^?]*$/.test(asked);
    if (request.resourceType() === 'fetch' && !isIsland) {
      requests.push(request.method() + request.url());
    }
  });
  await choose(page, 'meeplesur ');
  await expect.poll(() => lines(page).last().textContent()).toMatch(leftDuels);
  const own = `GET${siteUrl()}/jugadores/meeplesur.json`;
  expect(requests).toEqual([`GET${siteUrl()}/datos/jugadores.json`, own]);
  await expect.poll(() => said(page)).toMatch(/^Lo recuerda solo este dispositivo/);
  // A second Enter does nothing.
  await expect.poll(() => page.locator('.own-card:focus').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.reload();
  await expect.poll(() => lines(page).last().textContent()).toMatch(leftDuels);
  expect(await field(page).isVisible()).toBe(false);
  expect(await axeViolations(page, '.own-card')).toEqual([]);
  await forget(page).click();
  expect(await said(page)).toBe('Listo: este dispositivo ya no recuerda tu nick.');
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await field(page).waitFor();
  expect(await lines(page).count()).toBe(0);
});

test('the card leads to the player’s row, also when only the fragment changes', async () => {
  const page = await openAs('/torneos/liga-nacional/oro#mi-fila', lastOfOro);
  const row = page.locator('.standings tr', { hasText: lastOfOro }).first();
  const isInView = () =>
    row.evaluate((own) => {
      const { top, bottom } = own.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  await page.evaluate(() => {
    location.hash = '';
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect.poll(isInView).toBe(false);
  await page.evaluate(() => (location.hash = 'mi-fila'));
  await expect.poll(isInView).toBe(true);
});

test('the card shows the lines of the last visit before its scripts arrive, and says what changed once its file does, which moves nothing of the home page', async () => {
  const page = await openAs('/', nick);
  await page.setViewportSize({ ...phone, height: 4000 });
  const news = card(page).locator('.own-news');
  await expect.poll(() => news.textContent()).toMatch(/^Cuando vuelvas, acá vas a leer qué cambió/);
  await page.evaluate(() => {
    const visit = JSON.parse(localStorage.getItem('visita') ?? '') as Visit;
    if (!visit.now) throw new Error('no facts');
    const places = visit.now.places.map(([where, place]) => [where, place + 2] as const);
    const now = { ...visit.now, results: visit.now.results - 3, places };
    localStorage.setItem('visita', JSON.stringify({ ...visit, at: 0, now }));
  });
  const letGo = await holdScripts(page, allScripts);
  await page.reload({ waitUntil: 'commit' });
  await lines(page).last().waitFor({ state: 'attached' });
  expect(await lines(page).count()).toBe(7);
  expect(await lines(page).nth(2).textContent()).toMatch(/^Título \d+\u00a0% /);
  expect(await news.textContent()).toBe('');
  letGo();
  await expect
    .poll(() => news.textContent())
    .toMatch(/^Desde tu última visita: 3 resultados; pasaste de 3\.º a 1\.º/);
  expect(await shifts(page)).toEqual([]);
});

test('the card offers no control before its script has run', async () => {
  const page = await openBlank();
  const letGo = await holdScripts(page, allScripts);
  await page.goto(siteUrl(), { waitUntil: 'commit' });
  await page.locator('.site-footer').waitFor();
  expect(await field(page).isVisible()).toBe(false);
  letGo();
  await field(page).waitFor();
});

test('in the agenda «Míos» becomes «Todos» once the nick is forgotten', async () => {
  const page = await openAs('/duelos', nick);
  await page.getByText('Míos', { exact: true }).click();
  await forget(page).click();
  await expect.poll(() => page.getByLabel('Todos').isChecked()).toBe(true);
});

test('another tab follows when a nick is chosen or forgotten', async () => {
  const page = await open('/');
  const other = await page.context().newPage();
  await other.goto(`${siteUrl()}/torneos/liga-nacional/elite`);
  await choose(page, nick);
  await expect.poll(() => ownRows(other)).not.toEqual([]);
  await other.goto(siteUrl());
  await expect.poll(() => lines(other).nth(1).textContent()).toContain(nick);
  await forget(page).click();
  expect(await ownRows(page)).toEqual([]);
  await expect.poll(() => field(other).isVisible()).toBe(true);
  expect(await said(other)).toBe('');
});

const nextRival = (competition: 'league' | 'cup'): string =>
  dailyDuels(competition, calendarDate(builtAt))[0]?.away ?? '';

/** Expects that exactly the rows with a nick are marked as the visitor's. */
async function expectOnlyOwn(
  page: Page,
  name: string,
  selector: string,
  atLeast: number,
): Promise<void> {
  const rows = await page.locator(selector).evaluateAll((all) =>
    all.map((one) => ({
      isMarked: one.ariaCurrent === 'true' && getComputedStyle(one).outlineStyle === 'solid',
      isHead: one.closest('thead') !== null,
      text: one.textContent.replace(/\s+/g, ' '),
    })),
  );
  const marked = rows.filter(({ isMarked }) => isMarked);
  expect(marked.length, selector).toBeGreaterThanOrEqual(atLeast);
  expect(marked).toEqual(rows.filter(({ isHead, text }) => !isHead && text.includes(name)));
}

test.each<[route: string, name: string, rows: Record<string, number>]>([
  [
    '/torneos/liga-nacional',
    nextRival('league'),
    { '.standings tr': 1, '.round tr': 2, '#duelos tr': 1 },
  ],
  ['/torneos/copa-argentina', nextRival('cup'), { '.bracket-duel li': 1, '#duelos tr': 1 }],
  ['/ranking', nick, { '.ranking tr': 1 }],
])('own rows are marked on %s for %s, and no others', async (route, name, kinds) => {
  const page = await openAs(route, name, playerPaths.get(name) ?? '');
  for (const [selector, atLeast] of Object.entries(kinds)) {
    await expectOnlyOwn(page, name, selector, atLeast);
  }
});

// tests/unit/client asks which line of the chart is marked.
test('own rows are marked in the crosstable, and have a thicker line than the others in the chart of places', async () => {
  const page = await openAs('/torneos/liga-nacional/elite', nick);
  await expectOnlyOwn(page, nick, '.crosstable tr', 1);
  const widths = (lines: string): Promise<number[]> =>
    page
      .locator(`.places ${lines} path`)
      .evaluateAll((all) => all.map((path) => parseFloat(getComputedStyle(path).strokeWidth)));
  const [own = NaN] = await widths('g[aria-current]');
  expect(own).toBeGreaterThan(Math.max(...(await widths('g:not([aria-current])'))));
});

test('own rows of the home page’s ranking are marked on whichever page the player is', async () => {
  const sixteenth = sortRanking(snapshot.ranking)[15]?.nick ?? '';
  const page = await openAs('/', sixteenth, playerPaths.get(sixteenth) ?? '');
  const own = page.locator('.ranking [aria-current=true] th:visible');
  expect(await own.count()).toBe(0);
  await page.locator('#ranking').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect.poll(() => own.allTextContents()).toEqual([sixteenth]);
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect.poll(() => own.count()).toBe(0);
});
