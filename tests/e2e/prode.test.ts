/** El prode in the browser (docs/product.md, «El prode»); season/prode.test.ts tests points and links themselves. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ProdeFile } from '../../src/data/prode.ts';
import { possibleScores } from '../../src/season/what-if.ts';
import { turned } from '../../src/season/prode.ts';
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

/** A day of the trial in milliseconds: duels of round 0 are played on day 1. */
const dayAt = (day: number): number => builtAt.getTime() + day * 86_400_000;
const iso = (moment: number): string => new Date(moment).toISOString();

/** The four friends. Each picks in another way: by touch, by keyboard, offline, and on slow 3G. */
const names = ['Ana', 'Beto', 'Caro', 'Dani'];
const pickIndex = (friend: number, round: number, duel: number): number =>
  (friend + round + duel * friend) % 4;
const resultIndex = (round: number, duel: number): number => (round + duel) % 4;
const isWalkover = (round: number, duel: number): boolean => round === 1 && duel === 0;

/** Points of a friend, counted from the indices of the scores 2-0, 2-1, 1-2 and 0-2. */
function countPoints(friend: number, round: number): number {
  let points = 0;
  for (let duel = 0; duel < 4; duel++) {
    if (isWalkover(round, duel)) continue;
    const [pick, result] = [pickIndex(friend, round, duel), resultIndex(round, duel)];
    if (pick < 2 === result < 2) points += pick === result ? 2 : 1;
  }
  return points;
}

/** The file of the trial: its rounds have an hour, and those before `played` have results. */
function trialFile(played: number): ProdeFile {
  const file = JSON.parse(read('datos/prode/elite.json')) as ProdeFile;
  for (const { rounds, rules } of file.stages) {
    for (const [round, { duels }] of rounds.slice(-3).entries()) {
      for (const [index, duel] of duels.entries()) {
        const games = possibleScores(rules)[resultIndex(round, index)] ?? null;
        duel.closesAt = iso(dayAt(round + 1));
        duel.score = round < played ? games && turned(games, duel.home) : null;
        duel.resultAt = round < played ? iso(dayAt(round + 1.2)) : null;
        if (round < played && isWalkover(round, index)) duel.isForfeit = true;
      }
    }
  }
  return file;
}

async function pickByKeyboard(page: Page, duel: number, choice: number): Promise<void> {
  await openDuels(page).nth(duel).locator('.choices input').nth(choice).focus();
  await page.keyboard.press('Space');
}

test('four friends play three rounds: picks, links, closing hours, results, points and the text', async () => {
  let played = 0;
  const friends = await Promise.all(
    names.map(() => open(division, { ...phone, ...clipboard, hasTouch: true })),
  );
  const [ana, , caro, dani] = friends;
  if (!ana || !caro || !dani) throw new Error('four friends');
  const network = await dani.context().newCDPSession(dani);
  const slow3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, ...slow3G });
  const openAt = async (page: Page, moment: number): Promise<void> => {
    await reloadAt(page, moment);
    await openProde(page);
  };
  for (const page of friends) {
    await page.route('**/datos/prode/elite.json', (route) =>
      route.fulfill({ json: trialFile(played) }),
    );
  }
  for (let round = 0; round < 3; round++) {
    for (const [friend, page] of friends.entries()) {
      const name = names[friend] ?? '';
      await openAt(page, dayAt(round + 0.5));
      await page.context().setOffline(page === caro);
      expect(await openDuels(page).count()).toBe(4);
      for (let duel = 0; duel < 4; duel++) {
        const choice = pickIndex(friend, round, duel);
        if (friend === 1) await pickByKeyboard(page, duel, choice);
        else await openDuels(page).nth(duel).locator('.choices label').nth(choice).tap();
      }
      await page.getByLabel('Tu nombre').fill(name);
      const { search } = new URL(await linkOf(page));
      await page.context().setOffline(false);
      if (page === ana) continue;
      await ana.goto(`${siteUrl()}${division}${search}`);
      await ana.getByRole('button', { name: `Guardar el de ${name}` }).click();
      await ana.locator('.prode-table th', { hasText: name }).waitFor();
      expect(new URL(ana.url()).search).toBe('');
    }
    await openAt(ana, dayAt(round + 1));
    await ana.getByLabel('Fecha').selectOption({ index: 4 + round });
    expect([round, await openDuels(ana).count()]).toEqual([round, 0]);
    played = round + 1;
  }
  for (const [friend, page] of friends.entries()) {
    await openAt(page, dayAt(5));
    const status = page.locator('.prode [role=status]');
    expect(await status.textContent()).toContain(
      `Tenés ${countPoints(friend, 2)} punto${countPoints(friend, 2) === 1 ? '' : 's'}.`,
    );
  }
  const rows = await ana.locator('.prode-table tbody tr').allTextContents();
  for (const [friend, name] of names.entries()) {
    const points = [0, 1, 2].map((round) => countPoints(friend, round));
    const total = points.reduce((sum, count) => sum + count);
    const row = rows.find((text) => text.startsWith(name));
    expect(row?.replace(/[×\s]/g, '')).toBe(`${name}${points[2]}${total}`);
  }
  await ana.locator('.prode').getByRole('button', { name: 'Copiar la tabla' }).click();
  await ana.getByText('Copiado: ya podés pegarlo.').waitFor();
  const text = await ana.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Fecha 7: /);
  for (const [friend, name] of names.entries()) {
    expect(text).toContain(`${name} ${countPoints(friend, 2)}`);
  }
  expect(await sidewaysScroll(ana)).toBe(0);
  await ana.getByRole('button', { name: 'Olvidar el prode' }).click();
  await ana.locator('.prode-table th', { hasText: 'Beto' }).waitFor({ state: 'detached' });
  expect(await ana.evaluate(() => localStorage.getItem('prode'))).toBeNull();
});
