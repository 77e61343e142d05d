/** «¿Contra quién me falta jugar?»: a nick that this device remembers, and what it changes. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../scripts/lib/budgets.ts';
import { resultOf } from '../../src/season/build.ts';
import { isPlayed } from '../../src/season/model.ts';
import { sortRanking } from '../../src/domain/ranking.ts';
import { calendarDate } from '../../src/domain/time.ts';
import { axeViolations } from '../fixtures/axe.ts';
import {
  denyStorage,
  desktop,
  expectErrors,
  goTo,
  holdScripts,
  isFont,
  open,
  openBlank,
  phone,
  reload,
  siteUrl,
} from '../fixtures/browser.ts';
import { builtAt, dailyDuels, playerPaths, roundsOf, snapshot } from '../fixtures/site.ts';

const nick = 'MeepleSur';
const status = (page: Page) => page.locator('.own-duels [role=status]');
const field = (page: Page) => page.getByLabel('Tu nick en BGA');
const forget = (page: Page) => page.getByRole('button', { name: 'Olvidar mi nick' });
const said = async (page: Page): Promise<string> => (await status(page).textContent()) ?? '';

async function choose(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Ver mis duelos' }).click();
}

/** Texts of the rows that are marked as the visitor's, on show or not. */
const ownRows = (page: Page) =>
  page
    .locator('[aria-current=true]')
    .evaluateAll((rows) => rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim()));

/** Opens a route on a device that remembers a player. */
const openAs = (route: string, name: string, path: string): Promise<Page> =>
  open(route, {
    storageState: {
      cookies: [],
      origins: [
        {
          origin: siteUrl(),
          localStorage: [{ name: 'jugador', value: JSON.stringify({ path, nicks: [name] }) }],
        },
      ],
    },
  });

const rivals = [...roundsOf('elite'), ...roundsOf('cup')]
  .flatMap(({ duels }) => duels)
  .filter((duel) => !isPlayed(resultOf(duel)))
  .flatMap(({ home, away }) => (home === nick ? [away] : away === nick ? [home] : []));

describe.each(['/', '/jugadores'])('on %s', (route) => {
  test('a nick in any case is sent nowhere, shows every duel still to play, and is remembered', async () => {
    const page = await open(route);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Islands come near, too, at the first key.
      const asked = `${request.method()} ${request.url()}`;
      const isIsland = /^GET [^?]*\/(_astro|datos)\/[^?]*$/.test(asked);
      if (request.resourceType() === 'fetch' && !isFont(request) && !isIsland) {
        requests.push(request.method() + request.url());
      }
    });
    await choose(page, 'meeplesur ');
    await expect
      .poll(() => said(page))
      .toContain(`${nick}, duelos que te faltan: ${rivals.length}.`);
    const own = `GET${siteUrl()}/jugadores/meeplesur`;
    expect(requests).toEqual(route === '/' ? [`GET${siteUrl()}/jugadores`, own] : [own]);
    for (const visit of ['chosen', 'remembered']) {
      if (visit === 'remembered') await reload(page);
      await expect.poll(() => page.locator('.own-duels tbody tr').count()).toBe(rivals.length);
      const shown = await page.locator('.own-duels tbody th').allTextContents();
      expect(shown.map((text) => text.trim()).toSorted()).toEqual(rivals.toSorted());
      const [next] = await page
        .locator('.own-duels tbody tr')
        .filter({ hasNotText: /pendiente/i })
        .locator('th')
        .allTextContents();
      expect(await said(page)).toContain(`El próximo es contra ${next?.trim()}.`);
      expect(await field(page).isVisible()).toBe(false);
      const link = page.getByRole('link', { name: 'Mi página' });
      expect(await link.getAttribute('href')).toBe('/jugadores/meeplesur');
    }
  });
});

describe('a nick', () => {
  test('breaks no nick of a rival, and axe finds nothing', async () => {
    const page = await open('/');
    await choose(page, nick);
    const names = page.locator('.own-duels tbody th');
    await expect.poll(() => names.count()).toBe(rivals.length);
    const broken = await names.evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const parts = document.createRange();
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            parts.selectNodeContents(texts.currentNode);
            if (parts.getClientRects().length > 1) return true;
          }
          return false;
        })
        .map((cell) => cell.textContent.trim()),
    );
    expect(broken).toEqual([]);
    expect(await axeViolations(page, '.own-duels')).toEqual([]);
  });

  test('is forgotten when asked to', async () => {
    const page = await open('/');
    await choose(page, nick);
    await forget(page).click();
    expect(await said(page)).toBe('Listo: este dispositivo ya no recuerda tu nick.');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('jugador'))).toBeNull();
    expect(await ownRows(page)).toEqual([]);
    await reload(page);
    expect(await page.locator('.own-duels table').count()).toBe(0);
    expect(await field(page).isVisible()).toBe(true);
  });

  test('where storage is denied it works for as long as the page, and says so', async () => {
    const page = await open('/');
    await denyStorage(page);
    await reload(page);
    await choose(page, nick);
    await expect.poll(() => said(page)).toContain('no deja recordarlo');
    expect(await page.locator('.own-duels tbody tr').count()).toBe(rivals.length);
    await forget(page).click();
    expect(await field(page).isVisible()).toBe(true);
  });

  test('may be typed in part where only one player’s has that part, and is refused otherwise', async () => {
    const page = await open('/');
    for (const [text, message] of [
      ['tero', /^Encontramos [2-9]\d* jugadores con «tero»: escribí el nick entero\.$/],
      ['nadie<b>', /^Ningún jugador tiene «nadie<b>» en su nick\.$/],
    ] as const) {
      await choose(page, text);
      await expect.poll(() => said(page)).toMatch(message);
      expect(await page.evaluate(() => localStorage.getItem('jugador'))).toBeNull();
      expect(await field(page).inputValue()).toBe(text);
    }
    await choose(page, 'jacaranda en_flor');
    await expect.poll(() => said(page)).toMatch(/^JacarandáEnFlor, duelos que te faltan: \d/);
  });

  test('works by keyboard alone', async () => {
    const page = await open('/', { viewport: desktop });
    await field(page).focus();
    await page.keyboard.type(nick);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(':focus').textContent()).toContain('Mi página');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await said(page)).toMatch(/^Listo/);
  });
});

test.each([phone, desktop])(
  'a remembered nick moves nothing of the home page (%o)',
  async (size) => {
    const page = await openAs('/privacidad', nick, '/jugadores/meeplesur');
    await page.setViewportSize({ ...size, height: 4000 });
    // «Hoy» and «Mañana» depend on the clock.
    await page.clock.setFixedTime(builtAt);
    // So that it is painted while it arrives.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      // Before the scripts at the page's end, and so before a slow phone's first paint.
      document.addEventListener('readystatechange', () => {
        document.documentElement.dataset['marked'] ??= document.documentElement.dataset['own'];
      });
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        const { dataset } = document.documentElement;
        dataset['shifted'] = String(Number(dataset['shifted'] ?? 0) + sum);
      }).observe({ type: 'layout-shift' });
    });
    await page.goto(siteUrl());
    await expect.poll(() => said(page)).toContain(`${nick}, duelos que te faltan`);
    expect(await page.locator('html').getAttribute('data-marked')).toBe('');
    // A tile far below may move by less than a pixel while a slow page arrives.
    const shifted = Number(await page.locator('html').getAttribute('data-shifted'));
    expect(shifted).toBeLessThan(budgets.layoutShift);
    await page.getByText('Ver la lista').click();
    expect(await page.locator('.own-duels tbody tr').first().isVisible()).toBe(true);
  },
);

test('offers nothing before its script is there to answer', async () => {
  const page = await openBlank();
  const letGo = await holdScripts(page, '**/late.*.js');
  await page.goto(siteUrl(), { waitUntil: 'domcontentloaded' });
  expect(await field(page).isVisible()).toBe(false);
  letGo();
  await field(page).waitFor();
});

test('a player with no duels is told so', async () => {
  const page = await open('/jugadores');
  await choose(page, 'TatuCarreta');
  await expect.poll(() => said(page)).toBe('TatuCarreta, duelos que te faltan: 0.');
});

test('when the data cannot be fetched it says what to do', async () => {
  const page = await open('/');
  await page.route('**/jugadores', (route) => route.abort());
  await choose(page, nick);
  await expect.poll(() => said(page)).toMatch(/^No pudimos traer los datos: revisá tu conexión/);
  expectErrors(/ERR_FAILED/);
  await page.unroute('**/jugadores');
  await page.getByRole('button', { name: 'Ver mis duelos' }).click();
  await expect.poll(() => said(page)).toContain(`${nick}, duelos`);
});

test.each([
  [404, /^SeFue ya no está entre los jugadores\. Para elegir otro nick, tocá «Olvidar mi nick»\.$/],
  [500, /^No pudimos traer los datos: revisá tu conexión/],
])('a remembered player whose page answers %d is told why', async (code, message) => {
  const page = await openAs('/404', 'SeFue', '/jugadores/se-fue');
  await page.route('**/jugadores/se-fue', (route) => route.fulfill({ status: code }));
  await goTo(page, siteUrl());
  await expect.poll(() => said(page)).toMatch(message);
  expectErrors(new RegExp(String(code)));
  // Nothing leads to a page that is not there.
  expect(await page.getByRole('link', { name: 'Mi página' }).isVisible()).toBe(code !== 404);
  await forget(page).click();
  await choose(page, nick);
  await expect.poll(() => said(page)).toContain(`${nick}, duelos`);
  expect(await page.getByRole('link', { name: 'Mi página' }).isVisible()).toBe(true);
});

test('a form that is sent twice at once is answered once', async () => {
  const page = await open('/');
  await field(page).fill(nick);
  await page.locator('.own-duels form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect.poll(() => said(page)).toContain(`duelos que te faltan: ${rivals.length}.`);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.own-duels table').count()).toBe(1);
});

test('another tab follows when a nick is chosen or forgotten', async () => {
  const page = await open('/');
  const other = await page.context().newPage();
  await goTo(other, `${siteUrl()}/torneos/liga-nacional/elite`);
  await choose(page, nick);
  await expect.poll(() => ownRows(other)).not.toEqual([]);
  await goTo(other, siteUrl());
  await expect.poll(() => said(other)).toContain(nick);
  await forget(page).click();
  await expect.poll(() => field(other).isVisible()).toBe(true);
  expect(await said(other)).toBe('');
});

const games = roundsOf('elite')
  .flatMap(({ duels }) => duels)
  .filter(({ home, away }) => home === nick || away === nick).length;
const nextRival = (competition: 'league' | 'cup'): string =>
  dailyDuels(competition, calendarDate(builtAt))[0]?.away ?? '';

describe('own rows', () => {
  test.each([
    ['the league’s table', '/torneos/liga-nacional', nick, '.standings tr', 1],
    ['the league’s fixture', '/torneos/liga-nacional', nick, '.round tr', games],
    ['the crosstable', '/torneos/liga-nacional/elite', nick, '.crosstable tr', 1],
    ['the cup’s bracket, won or lost', '/torneos/copa-argentina', nick, '.bracket-duel li', 2],
    ['the league’s daily duels', '/torneos/liga-nacional', nextRival('league'), '#duelos tr', 1],
    ['the cup’s daily duels', '/torneos/copa-argentina', nextRival('cup'), '#duelos tr', 1],
    ['the whole ranking', '/ranking', nick, '.ranking tr', 1],
    ['the whole ranking by Elo', '/ranking/elo', nick, '.ranking tr', 1],
  ])('are marked in %s, and no others', async (_where, route, name, row, atLeast) => {
    const page = await openAs(route, name, '/jugadores/own');
    const rows = await page.locator(row).evaluateAll((all) =>
      all.map((one) => ({
        isMarked: one.ariaCurrent === 'true',
        isHead: one.closest('thead') !== null,
        text: one.textContent.replace(/\s+/g, ' '),
      })),
    );
    const marked = rows.filter(({ isMarked }) => isMarked);
    expect(marked.length).toBeGreaterThanOrEqual(atLeast);
    expect(marked).toEqual(rows.filter(({ isHead, text }) => !isHead && text.includes(name)));
  });

  test('have a thicker line than the others in the chart of places', async () => {
    const page = await openAs('/torneos/liga-nacional/elite', nick, '/jugadores/meeplesur');
    const lines = await page.locator('.places g').evaluateAll((all) =>
      all.map((line) => ({
        player: line.querySelector('text')?.textContent.replace(/^\d+ /, ''),
        isOwn: line.ariaCurrent === 'true',
        width: parseFloat(getComputedStyle(line.querySelector('path') ?? line).strokeWidth),
      })),
    );
    const own = lines.filter(({ isOwn }) => isOwn);
    expect(own.map(({ player }) => player)).toEqual([nick]);
    const others = lines.filter(({ isOwn }) => !isOwn).map(({ width }) => width);
    expect(own[0]?.width).toBeGreaterThan(Math.max(...others));
  });

  test('of the home page’s ranking follow the player from page to page', async () => {
    const sixteenth = sortRanking(snapshot.ranking)[15]?.nick ?? '';
    const page = await openAs('/', sixteenth, playerPaths.get(sixteenth) ?? '');
    const own = page.locator('.ranking [aria-current=true] th');
    expect(await own.count()).toBe(0);
    await page.locator('.ranking').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect.poll(() => own.allTextContents()).toEqual([sixteenth]);
    await page.getByRole('link', { name: 'Anterior' }).click();
    await expect.poll(() => own.count()).toBe(0);
  });
});
