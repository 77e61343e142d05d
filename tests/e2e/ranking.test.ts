/** The home page's ranking in a real browser (docs/product.md, «Ranking»). */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import {
  desktop,
  holdScripts,
  open,
  openBlank,
  phone,
  siteUrl,
  touchIslands,
} from '../fixtures/browser.ts';

const loading = 'Cargando ranking, un momento por favor.';
const file = '**/datos/ranking.json';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar jugador' });
const pageNumber = (page: Page) => page.locator('.ranking-pager span:visible');
const shownNicks = (page: Page): Promise<string[]> =>
  page.locator('.ranking tbody th:visible').allTextContents();

/** Opens the home page and hydrates its ranking. */
async function openRanking(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open('/', options);
  await page.locator('#ranking').scrollIntoViewIfNeeded();
  await touchIslands(page);
  return page;
}

test('the pager’s links stay in place on the shorter last page', async () => {
  const page = await openRanking();
  const height = () => page.locator('.ranking-rows').evaluate(({ clientHeight }) => clientHeight);
  for (let turn = 1; turn < 8; turn += 1) await link(page, 'Siguiente').click();
  await page.getByText('Página 8 de 9').waitFor();
  const before = await height();
  await link(page, 'Siguiente').click();
  await page.getByText('Página 9 de 9').waitFor();
  expect((await shownNicks(page)).length).toBeLessThan(15);
  expect(await height()).toBe(before);
});

test('a search finds nicks in the order on show, and says when it finds none', async () => {
  const page = await openRanking();
  await link(page, 'Elo Actual').click();
  await page.locator('[aria-sort]:visible a', { hasText: 'Elo Actual' }).waitFor();
  await search(page).fill('monjecíego');
  await page.getByText('1 jugador encontrado').waitFor();
  expect(await shownNicks(page)).toEqual(['MonjeCiego']);
  expect(await axeViolations(page, '#ranking')).toEqual([]);
  await search(page).pressSequentially('x');
  await page.getByText('Ningún jugador tiene «monjecíegox» en su nick.').waitFor();
  // The status is for screen readers only; the sentence above is the visible one.
  const status = page.locator('#ranking').getByRole('status');
  expect(await status.evaluate(({ clientWidth }) => clientWidth)).toBe(1);
  expect(await axeViolations(page, '#ranking')).toEqual([]);
  await page.keyboard.press('Backspace');
  await page.locator('.ranking:visible').waitFor();
  expect(await search(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

test('while the rest of the ranking loads, the notice is where the visitor is looking', async () => {
  const page = await openRanking();
  const letThrough = await holdScripts(page, file);
  await search(page).evaluate((element) => {
    element.scrollIntoView();
  });
  await search(page).pressSequentially('m');
  await page.getByText(loading).waitFor();
  const { top, bottom } = await page.getByText(loading).evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThanOrEqual(phone.height);
  letThrough();
  await page.getByText('jugadores encontrados').waitFor();
});

test('by keyboard, sorting keeps the focus on the header and paging keeps it on the link', async () => {
  const page = await openRanking({ viewport: desktop });
  await search(page).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Buscar');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Elo Actual');
  await page.keyboard.press('Enter');
  await page.locator('[aria-sort]:visible a', { hasText: 'Elo Actual' }).waitFor();
  expect(await focused()).toBe('Elo Actual');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[aria-sort]:visible a', { hasText: 'MAX Elo' }).waitFor();
  expect(await focused()).toBe('MAX Elo');

  // A search with two pages of results.
  await search(page).fill('or');
  await page.getByText('Página 1 de 2').waitFor();
  await link(page, 'Siguiente').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Página 2 de 2').waitFor();
  expect(await focused()).toBe('Siguiente');
  await page.keyboard.press('Enter');
  expect(await pageNumber(page).textContent()).toBe('Página 2 de 2');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Anterior');
  await page.keyboard.press('Enter');
  await page.getByText('Página 1 de 2').waitFor();
});

test('a press with a modifier key opens another tab', async () => {
  const page = await openRanking({ viewport: desktop });
  // Asks the browser, not Playwright: a prefetched page can load before Playwright sees its tab, which Playwright
  // then reports as about:blank for ever.
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo: own } = await devtools.send('Target.getTargetInfo');
  const tabs = async (): Promise<string[]> => {
    const { targetInfos } = await devtools.send('Target.getTargets');
    return targetInfos
      .filter(({ browserContextId }) => browserContextId === own.browserContextId)
      .map(({ url }) => url.replace(siteUrl(), ''));
  };
  await link(page, 'Siguiente').click({ modifiers: ['Control'] });
  await expect.poll(async () => (await tabs()).toSorted()).toEqual(['/', '/ranking#pos-16']);
  expect(await pageNumber(page).textContent()).toBe('Página 1 de 9');
});

describe('no tap is lost before the island hydrates', () => {
  /** Opens the home page and holds back its scripts until `release` is called. */
  async function openSlow(
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<{ page: Page; release: () => void }> {
    const page = await openBlank();
    await prepare?.(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    return { page, release };
  }

  /** Submits a search and lets the timeout for the island pass. */
  async function sendEarly(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const { page } = await openSlow((blank) => blank.clock.install());
    await prepare?.(page);
    await search(page).fill('monje ciego');
    await search(page).press('Enter');
    await page.clock.runFor(10_001);
    return page;
  }

  test('a submitted search leads to the player in the whole ranking', async () => {
    const page = await sendEarly();
    await page.waitForURL(/\/ranking\?jugador=monje\+ciego#pos-\d+$/);
    expect(await page.locator('tr:target th').textContent()).toContain('MonjeCiego');
  });

  test('a submitted search continues on the next page of a long ranking', async () => {
    const page = await sendEarly((early) =>
      early.route('**/ranking?*', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replaceAll('MonjeCiego', 'Otro');
        const next = '<a rel="next" href="/ranking/elo"></a></main>';
        await route.fulfill({ response, body: html.replace('</main>', next) });
      }),
    );
    await page.waitForURL(/\/ranking\/elo\?jugador=monje\+ciego#pos-\d+$/);
  });

  test('typed text is searched for as soon as the island is hydrated', async () => {
    const { page, release } = await openSlow();
    await search(page).pressSequentially('monjeci');
    release();
    await page.getByText('1 jugador encontrado').waitFor();
    expect(await search(page).inputValue()).toBe('monjeci');
    expect(await shownNicks(page)).toEqual(['MonjeCiego']);
  });
});
