/** The search, as visitors use it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { league } from '../fixtures/competitions.ts';
import { axeViolations } from '../fixtures/axe.ts';
import {
  closeBroken,
  forgetErrors,
  holdScripts,
  look,
  open,
  sidewaysScroll,
} from '../fixtures/browser.ts';

const index = '**/pagefind/**';
const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.locator('.search [role=status]');
const results = (page: Page) => page.locator('.search ol > li');
const more = (page: Page) => page.getByRole('button', { name: 'Mostrar más resultados' });
const titles = (page: Page) => results(page).locator('a').allTextContents();
const said = async (page: Page): Promise<string> => (await status(page).textContent()) ?? '';

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toMatch(/resultado|No encontramos/);
}

/** Consecutive cases have different titles, so that results of the previous query cannot pass. */
const finds = [
  ['a nick, without its accents', 'jacaranda', 'JacarandáEnFlor', 'Jugador'],
  ['a word in any case', 'LIGA NACIONAL', 'Liga Nacional', 'Página'],
  ['a nick, by a word inside of it', 'flor', 'JacarandáEnFlor', 'Jugador'],
  ['a community', 'losetas colombia', 'café y losetas Colombia', 'Comunidad'],
  ['a nick, cut in other places', 'jacaranda en_flor', 'JacarandáEnFlor', 'Jugador'],
  ['a rule of the tournament', 'suizo', 'Reglas del Torneo Nacional', 'Regla'],
  ['a rule of a PDF', 'catedral', 'Posadas y catedrales · Reglas Plus', 'Reglas en PDF'],
  ['a news item, by its body', 'MateYMeeple formato', 'Cambia el formulario', 'Noticia'],
] as const;
test('the search finds a word of each kind of page, whatever its case, accents and place', async () => {
  const page = await look('/buscar');
  for (const [what, query, title, kind] of finds) {
    await searchFor(page, query);
    const item = results(page).filter({ hasText: title }).filter({ hasText: kind }).first();
    expect(await item.locator('.note').textContent(), what).toContain(kind);
    expect(await item.locator('mark').count(), what).toBeGreaterThan(0);
    if (kind !== 'Comunidad') continue;
    // Another site opens in a new tab without access to this window.
    const link = item.getByRole('link');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener');
  }
  await searchFor(page, 'liga nacional');
  // First the page whose name is the query, then its divisions.
  const { name, divisions } = league;
  const [first, ...others] = await titles(page);
  expect(first).toBe(name);
  expect(others.slice(0, divisions.length).toSorted()).toEqual(
    divisions.map((division) => `${name}: ${division.name}`).toSorted(),
  );
});

test('a result links to its page, and Back restores the query and its results', async () => {
  const page = await look('/buscar');
  await searchFor(page, 'jacaranda');
  await page.getByRole('link', { name: 'JacarandáEnFlor' }).click();
  await page.waitForURL('**/jugadores/*');
  await page.goBack();
  expect(await field(page).inputValue()).toBe('jacaranda');
  await expect.poll(() => titles(page)).toContain('JacarandáEnFlor');
});

test('nothing is fetched before the visitor types, and then each file once', async () => {
  const page = await open('/ranking');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(new URL('/buscar', page.url()).href, { waitUntil: 'networkidle' });
  await field(page).focus();
  expect(requests.filter((path) => path.includes('pagefind'))).toEqual([]);
  await searchFor(page, 'nandubay');
  const asked = (): string[] =>
    requests.filter((path) => /pagefind\/.*(?<!entry\.json)$/.test(path));
  const before = asked();
  expect(before.length).toBeGreaterThan(5);
  expect(before.length).toBe(new Set(before).size);
  await searchFor(page, 'ñandubay');
  expect(asked()).toEqual(before);
});

test('many results come ten at a time, and the focus moves to the first new one', async () => {
  const page = await look('/buscar');
  await searchFor(page, 'liga');
  const [count = ''] = /\d+/.exec(await said(page)) ?? [];
  expect(Number(count)).toBeGreaterThan(20);
  expect(await results(page).count()).toBe(10);
  await more(page).click();
  await expect.poll(() => results(page).count()).toBe(20);
  expect(await page.locator(':focus').textContent()).toBe((await titles(page))[10]);
  expect(new Set(await titles(page)).size).toBe(20);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the search says what to do when nothing is found, quoting the visitor’s words as text, not HTML', async () => {
  const page = await look('/buscar');
  await searchFor(page, '<b>xyzzy</b>');
  expect(await said(page)).toMatch(/^No encontramos nada con «<b>xyzzy<\/b>»\. Probá con menos/);
  expect(await page.locator('.search b').count()).toBe(0);
  expect(await results(page).count()).toBe(0);
  // Spaces and signs alone are no query.
  for (const query of ['', '   ', '«»']) {
    await searchFor(page, 'copa');
    await field(page).fill(query);
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page), { message: query }).toMatch(/^Escribí qué buscás/);
    expect(await results(page).count()).toBe(0);
  }
});

test('the search says that it is searching when a search takes long', async () => {
  const page = await open('/buscar');
  const release = await holdScripts(page, index);
  await field(page).fill('copa');
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toBe('Buscando, un momento por favor.');
  release();
  await expect.poll(() => said(page)).toMatch(/resultados/);
});

test.each([
  ['nothing of Pagefind', index],
  ['no text', '**/pagefind/fragment/*'],
])(
  'the search says that %s came, keeps the query, and asks again at the next key',
  async (_, files) => {
    const page = await open('/buscar');
    await page.route(files, (route) => route.abort());
    await field(page).fill('jacarand');
    await expect.poll(() => said(page)).toMatch(/^No pudimos traer los resultados: revisá/);
    expect(await field(page).inputValue()).toBe('jacarand');
    forgetErrors();
    await page.unroute(files);
    await field(page).press('End');
    await page.keyboard.type('a');
    await expect.poll(() => titles(page)).toContain('JacarandáEnFlor');
  },
);

test('the search says that the request failed, not that nothing is found, when the network is lost meanwhile', async () => {
  const page = await open('/buscar');
  await searchFor(page, 'jacaranda');
  await page.context().setOffline(true);
  await field(page).fill('zorzal');
  await expect.poll(() => said(page)).toMatch(/^No pudimos traer los resultados: revisá/);
  await closeBroken();
});

test('a page that was open during a publication searches the new index', async () => {
  const page = await open('/buscar');
  await searchFor(page, 'jacaranda');
  // The old index's files are gone, and the entry file names new ones.
  await page.route('**/pagefind/index/*', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route('**/pagefind-entry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await field(page).fill('zorzal');
  await expect.poll(() => titles(page)).toContain('Zorzal_Criollo');
  await closeBroken();
});
