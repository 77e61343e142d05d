/** El prode in the browser (docs/product.md, «El prode»); season/prode.test.ts tests points and links themselves. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ProdeFile } from '../../src/data/prode.ts';
import { turnScore } from '../../src/season/prode.ts';
import {
  open,
  openBlocks,
  reloadAt,
  sidewaysScroll,
  siteUrl,
  touchIslands,
} from '../fixtures/browser.ts';
import { builtAt, read } from '../fixtures/site.ts';

const division = '/torneos/liga-nacional/elite';
const phone = { viewport: { width: 360, height: 740 } };
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

async function openProde(page: Page): Promise<void> {
  await openBlocks(page);
  await touchIslands(page);
  await page.getByRole('button', { name: 'Mi prode' }).locator('visible=true').first().click();
  await page.locator('.prode table').waitFor();
}

const openDuels = (page: Page) => page.locator('.prode fieldset');

/** The link that «Mandar mi prode» copies. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Mandar mi prode' }).click();
  await page.getByText('Copiado: ya podés pegarlo.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link from the cup shows its picks in the tab from which it was sent', async () => {
  const page = await open('/torneos/copa-argentina?seccion=fixture', clipboard);
  await openProde(page);
  await page.goto(await linkOf(page));
  await page.locator('.prode-link').waitFor();
});

test('picks show beside the duels of the agenda, the own card says what is missing and how they did, and a link has those of one round', async () => {
  const page = await open(division, { ...phone, ...clipboard });
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
  await page.goto(`${siteUrl()}${division}`);
  await openProde(page);
  const { search } = new URL(await linkOf(page));
  expect(search).toContain(listed);
  expect(search).not.toContain('abadmitre.horneroveloz');
});

/** A moment of the trial in milliseconds: the duels of its round close on day 1. */
const dayAt = (day: number): number => builtAt.getTime() + day * 86_400_000;
const iso = (moment: number): string => new Date(moment).toISOString();

/** The file of the trial: the last round has an hour, and, once it is played, the home players won 2-0. */
function trialFile(isPlayed: boolean): ProdeFile {
  const file = JSON.parse(read('datos/prode/elite.json')) as ProdeFile;
  for (const { rounds } of file.stages) {
    for (const duel of rounds.at(-1)?.duels ?? []) {
      duel.closesAt = iso(dayAt(1));
      duel.score = isPlayed ? turnScore([2, 0], duel.home) : null;
      duel.resultAt = isPlayed ? iso(dayAt(1.2)) : null;
    }
  }
  return file;
}

const rowOf = (page: Page, name: string) =>
  page.locator('.prode tbody tr', { has: page.locator('th', { hasText: name }) });

test('two friends play a round, by touch and offline by keyboard: picks, link, closing hour, points and the text', async () => {
  const ana = await open(division, { ...phone, ...clipboard, hasTouch: true });
  const beto = await open(division, { ...phone, ...clipboard });
  let isPlayed = false;
  for (const page of [ana, beto]) {
    await page.route('**/datos/prode/elite.json', (route) =>
      route.fulfill({ json: trialFile(isPlayed) }),
    );
  }
  const openAt = async (page: Page, moment: number): Promise<void> => {
    await reloadAt(page, moment);
    await openProde(page);
    await page.getByLabel('Fecha').selectOption({ index: 6 });
  };
  await openAt(ana, dayAt(0.5));
  const count = await openDuels(ana).count();
  for (let duel = 0; duel < count; duel++) {
    await openDuels(ana).nth(duel).locator('.choices label').first().tap();
  }
  await openAt(beto, dayAt(0.5));
  await beto.context().setOffline(true);
  for (let duel = 0; duel < count; duel++) {
    await openDuels(beto).nth(duel).locator('.choices input').nth(1).focus();
    await beto.keyboard.press('Space');
  }
  await beto.getByLabel('Tu nombre').fill('Beto');
  const { search } = new URL(await linkOf(beto));

  await ana.goto(`${siteUrl()}${division}${search}`);
  await ana.getByRole('button', { name: 'Guardar el de Beto' }).click();
  await rowOf(ana, 'Beto').waitFor();
  expect(new URL(ana.url()).search).toBe('');
  await openAt(ana, dayAt(1));
  expect(await openDuels(ana).count()).toBe(0);

  isPlayed = true;
  await openAt(ana, dayAt(5));
  // Ana has every score, and Beto only who won.
  expect(await ana.locator('.prode [role=status]').textContent()).toContain(
    `Tenés ${2 * count} puntos.`,
  );
  // The tables of favourites cannot be removed.
  expect(await ana.getByRole('button', { name: /^Quitar/ }).count()).toBe(1);
  const cells = async (name: string): Promise<string[]> =>
    rowOf(ana, name).locator('td').allTextContents();
  expect(await cells('Yo')).toEqual([String(2 * count), String(2 * count)]);
  expect(await cells('Beto')).toEqual([String(count), String(count)]);
  await ana.locator('.prode').getByRole('button', { name: 'Copiar la tabla' }).click();
  await ana.getByText('Copiado: ya podés pegarlo.').waitFor();
  const text = await ana.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Fecha 7: .*Yo \d/);
  expect(text).toContain(`Beto ${count}`);
  expect(await sidewaysScroll(ana)).toBe(0);
  await ana.getByRole('button', { name: 'Olvidar el prode' }).click();
  await rowOf(ana, 'Beto').waitFor({ state: 'detached' });
  expect(await ana.evaluate(() => localStorage.getItem('prode'))).toBeNull();
});
