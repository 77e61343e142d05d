/** The ranking in a real browser (docs/product.md, «Ranking»). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdScripts, look, openBlank, phone, touchIslands } from '../fixtures/browser.ts';

const loading = 'Cargando ranking, un momento por favor.';
const file = '**/datos/ranking.json';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the home page and hydrates its ranking. */
async function openRanking(): Promise<Page> {
  const page = await look('/');
  await page.locator('#ranking').scrollIntoViewIfNeeded();
  await touchIslands(page);
  return page;
}

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
  expect(await page.locator('.ranking tbody th:visible').count()).toBeLessThan(15);
  expect(await height()).toBe(before);
});

test('while the rest of the ranking loads, the notice is where the visitor is looking', async () => {
  const page = await openRanking();
  const letThrough = await holdScripts(page, file);
  await link(page, 'Siguiente').click();
  await page.getByText(loading).waitFor();
  const box = await page.getByText(loading).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  letThrough();
  await page.getByText('Página 2 de 9').waitFor();
});

// tests/unit/lib/text.test.ts asks which nicks a text finds.
test('the search of the list of players leads to a player, also below the ranking', async () => {
  const page = await look('/ranking');
  await page.getByRole('searchbox', { name: 'Buscar jugador' }).fill('rey el tilero');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?jugador=[\w+]+#/);
  expect(await page.locator(':is(tr, li):target').textContent()).toContain('Rey, el Tilero');
});

test('the search prefers a whole nick, continues on the next page, and says when it finds nobody', async () => {
  const page = await look('/');
  await page.route('**/ranking?*', async (route) => {
    const response = await route.fetch();
    const players = '<ul class="players"><li><a>Zeta 2</a></li><li id="z"><a>Zeta</a></li></ul>';
    const next = `${players}<a rel="next" href="/ranking/elo"></a></main>`;
    await route.fulfill({ response, body: (await response.text()).replace('</main>', next) });
  });
  await page.goto('/ranking?jugador=zeta');
  await page.waitForURL('**#z');
  await page.goto('/ranking?jugador=monjecíegox');
  await page.waitForURL('/ranking/elo?jugador=monjec%C3%ADegox');
  await page.getByText('Ningún jugador tiene «monjecíegox» en su nick.').waitFor();
});
