/** El prode in the browser (docs/product.md, «El prode»); season/prode.test.ts tests points and links themselves. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ProdeFile } from '../../src/data/prode.ts';
import { open, siteUrl } from '../fixtures/browser.ts';
import { read } from '../fixtures/site.ts';

const division = '/torneos/liga-nacional/elite';
const phone = { viewport: { width: 360, height: 740 } };

const openDuels = (page: Page) => page.locator('.prode fieldset');

test.each([
  ['that was cut', '?prode=Ana~league-1a-temporada~elite~fecha-6~abadmitre.mee', 'cortado'],
  ['of another season', '?prode=Ana~league-2020~elite~fecha-6~a.b.0.k', 'otra temporada'],
])('a link %s says so, and the page works', async (_, search, words) => {
  const page = await open('/', phone);
  await page.goto(`${siteUrl()}${division}${search}`);
  await page.locator('.prode-link', { hasText: words }).waitFor();
  await page.getByRole('button', { name: 'Seguir sin guardarlo' }).click();
  expect(await openDuels(page).count()).toBeGreaterThan(0);
});

test('picks show beside the duels of the agenda, and the own card says what is missing and how they did', async () => {
  const page = await open(division, phone);
  const { season } = JSON.parse(read('datos/prode/elite.json')) as ProdeFile;
  const [, listed = ''] = /data-prode="[^"]*~elite~([^"]+)"/.exec(read('duelos.html')) ?? [];
  const mine = { [`${season}~elite`]: `abadmitre.horneroveloz.0.1_${listed}.1-2.1` };
  await page.evaluate(
    ([player, book]) => {
      localStorage.setItem('jugador', player);
      localStorage.setItem('prode', book);
    },
    [
      JSON.stringify({ path: '/jugadores/meeplesur', nicks: ['MeepleSur'] }),
      JSON.stringify({ mine }),
    ] as const,
  );
  await page.goto(`${siteUrl()}/duelos`);
  const duel = page.locator(`[data-prode$="~${listed}"] .agenda-players`);
  await duel.getByText(/^ ?\(tu prode: (1-2|2-1)\)$/).waitFor({ state: 'attached' });
  expect(await page.getByText('(tu prode').count()).toBe(1);
  await page.goto(`${siteUrl()}/`);
  const line = page.getByRole('link', { name: /^Tu prode/ });
  expect(await line.textContent()).toMatch(
    /^Tu prode\. Fecha 5: 1 punto\. Fecha 6: te faltan \d duelos\.$/,
  );
});
