/** The home page's ranking in a real browser (docs/product.md, «Ranking»). */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import { holdScripts, open, openBlank, phone, touchIslands } from '../fixtures/browser.ts';

const loading = 'Cargando ranking, un momento por favor.';
const file = '**/datos/ranking.json';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar jugador' });
const shownNicks = (page: Page): Promise<string[]> =>
  page.locator('.ranking tbody th:visible').allTextContents();

/** Opens the home page and hydrates its ranking. */
async function openRanking(): Promise<Page> {
  const page = await open('/');
  await page.locator('#ranking').scrollIntoViewIfNeeded();
  await touchIslands(page);
  return page;
}

test('the pager’s links stay in place on the shorter last page', async () => {
  const page = await openRanking();
  const height = () => page.locator('#ranking-shown').evaluate(({ clientHeight }) => clientHeight);
  for (let next = 2; next <= 8; next += 1) {
    // Playwright may repeat a click on a link that moves, which would turn two pages.
    await link(page, 'Siguiente').evaluate((button: HTMLElement) => button.click());
    await page.getByText(`Página ${next} de 9`).waitFor();
  }
  const before = await height();
  await link(page, 'Siguiente').click();
  await page.getByText('Página 9 de 9').waitFor();
  expect((await shownNicks(page)).length).toBeLessThan(15);
  expect(await height()).toBe(before);
});

test('a search finds nicks in the order on show, and says when it finds none', async () => {
  const page = await openRanking();
  await link(page, 'Elo Actual').click();
  await page.locator('[aria-sort=descending]:visible a', { hasText: 'Elo Actual' }).waitFor();
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
