/** «¿Y si…?» in the browser (docs/product.md, «What if»); season/tables.test.ts tests the tables themselves. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import { desktop, forgetErrors, look, openBlank, sidewaysScroll } from '../fixtures/browser.ts';
import { roundsOf } from '../fixtures/site.ts';

const division = '/torneos/liga-nacional/elite';

const button = (page: Page, name: string) => page.locator('.what-if').getByRole('button', { name });
const openButton = (page: Page) =>
  page.getByRole('button', { name: '¿Y si…?' }).locator('visible=true');

async function openWhatIf(route = division): Promise<Page> {
  const page = await look(route, { viewport: desktop });
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

/** Duels of a fixture, and those of them that are played. */
const duelsOf = (fixture: string) => roundsOf(fixture).flatMap(({ duels }) => duels);
const playedOf = (fixture: string) => duelsOf(fixture).filter(({ score }) => score !== null);

/** Number of duels that the rows count, each of them in two rows. */
const counted = (rows: readonly string[][]): number =>
  rows.reduce((sum, [, , , duels]) => sum + Number(duels) / 2, 0);

test('supposed results change the table at once, and one tap shows the true table', async () => {
  const page = await openWhatIf();
  const now = await tableOn(page);
  expect(counted(now)).toBe(playedOf('elite').length);
  const duels = page.locator('.what-if fieldset');
  const suppose = (at: number, score: string) =>
    duels.nth(at).locator('label', { hasText: score }).click();
  await suppose(0, '0-2');
  for (let at = 1; at < (await duels.count()); at += 1) await suppose(at, at % 2 ? '2-1' : '1-2');
  const rows = await tableOn(page);
  expect(counted(rows)).toBe(duelsOf('elite').length);
  expect(rows.map(([player]) => player)).not.toEqual(now.map(([player]) => player));
  // The last two players play for their category.
  const [last = '', lowest = ''] = rows.slice(-2).map(([player]) => player);
  expect(await page.locator('.what-if [role=status]').textContent()).toContain(
    `Primero: ${rows[0]?.[0]}. Promoción por la categoría: ${last} y ${lowest}.`,
  );
  expect(await page.locator('.what-if tbody tr.zone-down th').allTextContents()).toEqual([
    last,
    lowest,
  ]);
  // The winner of the supposed table has not led the true one.
  const rise = page.locator('.what-if tbody tr').first().getByRole('img');
  expect(await rise.getAttribute('aria-label')).toMatch(/^Subió \d puestos?$/);
  expect(await axeViolations(page, '.what-if')).toEqual([]);

  await button(page, 'Tabla de hoy').click();
  expect(await tableOn(page)).toEqual(now);
  await button(page, 'Tabla de hoy').click();
  expect(await tableOn(page)).toEqual(rows);

  // The address alone restores the table, also on a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(page.url());
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

test('supposed results of one group change its table and leave those of other groups', async () => {
  const route = '/torneos/liga-nacional?division=platinum&seccion=fixture';
  const duel = duelsOf('platinumB').find(({ score }) => score === null);
  if (!duel) throw new Error('everything is played');
  const id = `platinumb-${duel.code.toLowerCase()}`;
  const page = await look(`${route}&ysi=elite-e-99.2-0_${id}.0-2`, { viewport: desktop });
  const panel = page.locator('.what-if:visible');
  await panel.waitFor();
  const title = await panel.locator('caption').textContent();
  expect(title).toBe('División Platinum · Grupo B: con tus resultados');
  const players = new Set(duelsOf('platinumB').map(({ home }) => home.nick));
  const rows = (await tableOn(page)).filter(([player = '']) => players.has(player));
  expect(counted(rows)).toBe(playedOf('platinumB').length + 1);
  await panel.getByRole('combobox', { name: 'Grupo' }).selectOption({ index: 0 });
  expect(await panel.locator('caption').textContent()).toContain('Grupo A: la tabla de hoy');
  await button(page, 'Borrar').locator('visible=true').click();
  expect(page.url()).toContain(`${id}.0-2`);
});

test('supposed results open only the fixture of their duels, and stay in the address until it is closed', async () => {
  const other = 'oroa-oa-11.2-0';
  const supposed = `ysi=elite-e-17.2-1_${other}`;
  const page = await look(`/torneos/liga-nacional?seccion=fixture&ysi=elite-e-17.2-1`);
  await page.locator('.what-if table').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.what-if').count()).toBe(1);

  await page.goto(`${division}?${supposed}`);
  await page.locator('.what-if table').waitFor();
  await openButton(page).click();
  expect(new URL(page.url()).search).toBe(`?ysi=${other}`);
  expect(await page.locator('.what-if').count()).toBe(0);
});

test('with a base font of 32 px it is not wider than a phone, and its table covers nothing', async () => {
  const page = await openBlank({ viewport: { width: 360, height: 915 } });
  // Media queries count in the browser's own font size, which no page can set.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(`${division}?ysi=elite-e-17.2-1`);
  await page.locator('.what-if table').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await sidewaysScroll(page, '.what-if')).toBe(0);
  const table = page.locator('.what-if .standings');
  expect(await table.evaluate((one) => getComputedStyle(one).position)).not.toBe('sticky');
});

test('a failed request for the groups is reported, and retried when «¿Y si…?» is opened again', async () => {
  const page = await look(division);
  await page.route('**/datos/ysi/*.json', (route) => route.abort());
  await openButton(page).click();
  await page.getByText('No pudimos cargar los duelos').waitFor();
  forgetErrors();
  await page.unrouteAll();
  await openButton(page).click();
  await openButton(page).click();
  await page.locator('.what-if table').waitFor();
});
