/** «¿Y si…?» in the browser (docs/product.md, «What if»); season/tables.test.ts tests the tables themselves. */
import type { Page } from 'playwright-core';
import { league } from '../fixtures/competitions.ts';
import { describe, expect, test } from 'vitest';
import { readSide } from '../../src/domain/side.ts';
import { resultOf } from '../../src/season/build.ts';
import { isPlayed, type Result } from '../../src/season/model.ts';
import { computeStandings } from '../../src/season/what-if.ts';
import { launchBrowser } from '../../scripts/lib/browser.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { desktop, forgetErrors, goTo, open, sidewaysScroll, siteUrl } from '../fixtures/browser.ts';
import { roundsOf, snapshot } from '../fixtures/site.ts';
import { officialShape } from '../unit/season/season.ts';

const division = '/torneos/liga-nacional/elite';

const button = (page: Page, name: string) => page.locator('.what-if').getByRole('button', { name });
const openButton = (page: Page) =>
  page.getByRole('button', { name: '¿Y si…?' }).locator('visible=true');

async function openWhatIf(route = division): Promise<Page> {
  const page = await open(route, { viewport: desktop });
  await openButton(page).click();
  await page.locator('.what-if table').waitFor();
  return page;
}

/** Rows of the visible table: the player, then the six columns. */
const tableOn = (page: Page): Promise<string[][]> =>
  page
    .locator('.what-if tbody tr')
    .evaluateAll((rows) =>
      (rows as HTMLTableRowElement[]).map(({ cells }) =>
        [...cells].slice(1).map(({ textContent }) => textContent),
      ),
    );

/** The true results, as in the sheet. */
const truth = (name: string): Result[] =>
  roundsOf(name).flatMap(({ duels }) => duels.map((duel) => resultOf(duel, {})).filter(isPlayed));

/** Computes the rows of a division's group, given by its index, from results. */
const rowsOf = (of: string, group: number, duels: readonly Result[]): string[][] =>
  computeStandings(
    (snapshot.competitions[league.id]?.standings[of]?.[group]?.rows ?? []).map(
      ({ player }) => player,
    ),
    duels,
    officialShape,
  ).map(({ row }) => [row.player, ...Object.values(row.cells).map(String)]);

/** Enters these scores into the open duels, repeating them in turn. Returns the results. */
async function fillIn(page: Page, scores: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  const duels = await page.locator('.what-if fieldset').all();
  for (const [index, duel] of duels.entries()) {
    const score = scores[index % scores.length] ?? '';
    await duel.locator('label', { hasText: score }).click();
    const [home = '', away = ''] = await duel.locator('[aria-hidden]').allTextContents();
    const [own = 0, other = 0] = score.split('-').map(Number);
    results.push({ home: readSide(home), away: readSide(away), score: [own, other] });
  }
  return results;
}

describe('supposed results', () => {
  test('change the table at once, and one tap shows the true table', async () => {
    const page = await openWhatIf();
    const now = await tableOn(page);
    expect(now).toEqual(rowsOf('elite', 0, truth('elite')));
    const left = roundsOf('elite').flatMap(({ duels }) =>
      duels.filter(({ score }) => score === null),
    );
    const supposed = await fillIn(page, ['0-2', '2-1', '1-2']);
    expect(supposed.map(({ home, away }) => [home.nick, away.nick])).toEqual(
      left.map(({ home, away }) => [home.nick, away.nick]),
    );
    const rows = await tableOn(page);
    expect(rows).toEqual(rowsOf('elite', 0, [...truth('elite'), ...supposed]));
    expect(rows.map(([player]) => player)).not.toEqual(now.map(([player]) => player));
    // The last two players play for their category.
    const status = page.locator('.what-if [role=status]');
    const [last, lowest] = [rows.at(-2)?.[0] ?? '', rows.at(-1)?.[0] ?? ''];
    expect(await status.textContent()).toContain(
      `Primero: ${rows[0]?.[0] ?? ''}. Promoción por la categoría: ${last} y ${lowest}.`,
    );
    expect(await page.locator('.what-if tbody tr.zone-down th').allTextContents()).toEqual([
      last,
      lowest,
    ]);
    // Places won and lost against the true table.
    const changes = await page
      .locator('.what-if tbody tr')
      .evaluateAll((lines) =>
        lines.map((line) => line.querySelector('[role=img]')?.ariaLabel ?? ''),
      );
    expect(changes).toEqual(
      rows.map(([player], place) => {
        const by = now.findIndex(([before]) => before === player) - place;
        return by === 0 ? '' : `${by > 0 ? 'sube' : 'baja'} ${Math.abs(by)}`;
      }),
    );
    expect(await axeViolations(page, '.what-if')).toEqual([]);

    await button(page, 'Tabla de hoy').click();
    expect(await tableOn(page)).toEqual(now);
    await button(page, 'Tabla de hoy').click();
    expect(await tableOn(page)).toEqual(rows);

    // The address alone restores the table, also on a phone.
    await page.setViewportSize({ width: 360, height: 740 });
    await goTo(page, page.url());
    await page.locator('.what-if table').waitFor();
    expect(await tableOn(page)).toEqual(rows);
    expect(await sidewaysScroll(page)).toBe(0);
    // The table stays in view over less than half of it.
    await page.locator('.what-if fieldset').last().scrollIntoViewIfNeeded();
    const { top, bottom } = await page
      .locator('.what-if .standings')
      .evaluate((table) => table.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(370);

    await button(page, 'Borrar').click();
    expect(await tableOn(page)).toEqual(now);
    expect(new URL(page.url()).search).toBe('');
  });

  test('of one group change its table and leave those of other groups', async () => {
    const route = '/torneos/liga-nacional?division=platinum&seccion=fixture';
    const group = roundsOf('platinumB').flatMap(({ duels }) => duels);
    const duel = group.find(({ score }) => score === null);
    if (!duel) throw new Error('everything is played');
    const id = `platinumb-${duel.code.toLowerCase()}`;
    const page = await open(`${route}&ysi=elite-e-99.2-0_${id}.0-2`, { viewport: desktop });
    const panel = page.locator('.what-if:visible');
    await panel.waitFor();
    const title = await panel.locator('caption').textContent();
    expect(title).toBe('División Platinum · Grupo B: con tus resultados');
    const supposed = { ...resultOf(duel, {}), score: [0, 2] as const };
    const rows = rowsOf('platinum', 1, [...truth('platinumB'), supposed]);
    expect((await tableOn(page)).slice(-rows.length)).toEqual(rows);
    await panel.getByRole('combobox', { name: 'Grupo' }).selectOption({ index: 0 });
    expect(await panel.locator('caption').textContent()).toContain('Grupo A: la tabla de hoy');
    await button(page, 'Borrar').locator('visible=true').click();
    expect(page.url()).toContain(`${id}.0-2`);
  });

  test('open only the fixture of their duels, and stay in the address until it is closed', async () => {
    const other = 'oroa-oa-11.2-0';
    const supposed = `ysi=elite-e-17.2-1_${other}`;
    const page = await open(`/torneos/liga-nacional?seccion=fixture&ysi=elite-e-17.2-1`);
    await page.locator('.what-if table').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(1);
    expect(await page.locator('.what-if').count()).toBe(1);

    await goTo(page, `${division}?${supposed}`);
    await page.locator('.what-if table').waitFor();
    await openButton(page).click();
    expect(new URL(page.url()).search).toBe(`?ysi=${other}`);
    expect(await page.locator('.what-if').count()).toBe(0);
  });

  test('give way to true results with a notice, and nonsense in the address is ignored', async () => {
    const page = await open(`${division}?ysi=elite-e-01.2-0_elite-e-17.7-7_-._%25`);
    await page.locator('.what-if table').waitFor();
    expect(await tableOn(page)).toEqual(rowsOf('elite', 0, truth('elite')));
    expect(await page.locator('.what-if').textContent()).toContain(
      'ya se jugaron 1: valen los resultados verdaderos',
    );
  });
});

test.each([20, 32])(
  'with a base font of %i px it is not wider than a phone, and its table covers nothing',
  async (size) => {
    const browser = await launchBrowser([`--blink-settings=defaultFontSize=${size}`]);
    try {
      const page = await browser.newPage({ viewport: { width: 360, height: 915 } });
      await page.goto(`${siteUrl()}${division}?ysi=elite-e-17.2-1`);
      await page.locator('.what-if table').waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
      const panel = page.locator('.what-if');
      expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      const table = page.locator('.what-if .standings');
      expect(await table.evaluate((one) => getComputedStyle(one).position)).not.toBe('sticky');
    } finally {
      await browser.close();
    }
  },
);

test('a failed request for the groups is reported, and retried when «¿Y si…?» is opened again', async () => {
  const page = await open(division);
  await page.route('**/datos/ysi/*.json', (route) => route.abort());
  await openButton(page).click();
  await page.getByText('No pudimos cargar los duelos').waitFor();
  forgetErrors();
  await page.unrouteAll();
  await openButton(page).click();
  await openButton(page).click();
  await page.locator('.what-if table').waitFor();
});
