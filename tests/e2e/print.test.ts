/** League, cup and national tournament on paper. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open } from '../fixtures/browser.ts';

/** An A4 sheet within usual margins. */
const sheet = { width: 718, height: 1040 };

async function print(route: string): Promise<Page> {
  const page = await open(route, { viewport: sheet });
  await page.emulateMedia({ media: 'print' });
  return page;
}

const routes = [
  '/torneos/liga-nacional?division=oro&seccion=fixture',
  '/torneos/copa-argentina',
  '/torneos/copa-argentina?seccion=fixture',
  '/torneos/nacional',
];

test.each(routes)(
  '%s prints its title and every row of the visible panels, complete, inside the sheet and black on white, without controls',
  async (route) => {
    const page = await open(route, { viewport: sheet });
    const panels = () =>
      page
        .locator('.tab-panel')
        .evaluateAll((all) => all.filter((panel) => panel.checkVisibility()).map(({ id }) => id));
    const onScreen = await panels();
    await page.emulateMedia({ media: 'print' });
    expect(await panels()).toEqual(onScreen);
    expect(await page.locator('h1').isVisible()).toBe(true);
    const unseen = await page
      .locator('main :is(tbody tr, .bracket-duel, details li)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest('.tab-panel[hidden]'))
          .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
          .map((element) => element.outerHTML.slice(0, 200)),
      );
    expect(unseen).toEqual([]);
    const controls = page.locator(
      'button:visible, input:visible, nav:visible, [role=tab]:visible, .button:visible, .province-map:visible, .subscribe:visible, [aria-label*="cómo llegar"]:visible',
    );
    expect(await controls.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual(
      [],
    );
    const wide = await page
      .locator('main *')
      .evaluateAll(
        (elements, width) =>
          elements
            .filter((element) => element.getBoundingClientRect().right > width)
            .map((element) => element.outerHTML.slice(0, 120)),
        sheet.width,
      );
    expect(wide).toEqual([]);
    const breaks = await page
      .locator('main tr')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colours = await page.locator('body, main p, main td, main th').evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const { backgroundColor, color } = getComputedStyle(element);
        return [`${color} on ${backgroundColor}`];
      }),
    );
    expect([...new Set(colours)].toSorted()).toEqual([
      'rgb(0, 0, 0) on rgb(255, 255, 255)',
      'rgb(0, 0, 0) on rgba(0, 0, 0, 0)',
    ]);
  },
);

/** Number of A4 sheets that a page takes up to an element, without the explanations of its tables. */
async function sheetsUpTo(route: string, last: string): Promise<number> {
  const page = await open(route);
  await page
    .locator(last)
    .first()
    .evaluate((element) => {
      for (const explanation of document.querySelectorAll('.group-rest, .fold:not(.legends)'))
        explanation.remove();
      const rest = document.createRange();
      rest.setStartAfter(element);
      rest.setEndAfter(document.body);
      rest.deleteContents();
    });
  const margin = '1cm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The division with most groups. */
const oro = '/torneos/liga-nacional/oro';

describe('a poster for the wall fits one sheet', () => {
  test('the cup’s bracket, with every round', async () => {
    expect(await sheetsUpTo('/torneos/copa-argentina', '.bracket')).toBe(1);
  });

  test('the tables of the largest division, with their legend', async () => {
    expect(await sheetsUpTo(oro, '.legends ul')).toBe(1);
  });
});

test('explanations of a division’s tables come after all tables and name their group', async () => {
  const page = await print(oro);
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().top));
  const [tables, legends, rest] = await Promise.all(
    ['.groups .standings', '.legends', '.group-rest'].map(tops),
  );
  expect(Math.min(...(legends ?? []))).toBeGreaterThan(Math.max(...(tables ?? [])));
  expect(Math.min(...(rest ?? []))).toBeGreaterThan(Math.max(...(legends ?? [])));
  expect(rest).toHaveLength(tables?.length ?? 0);
  const names = await page.locator('.pair > div > .group-rest > h2').all();
  for (const name of names) expect((await name.boundingBox())?.width).toBeGreaterThan(20);
});

test('a news item is its title, date, picture, text and address on one sheet', async () => {
  const route = '/noticias/gran-final-liga-2026';
  const page = await print(route);
  const parts = page.locator('main :is(h1, time, img, .news-body, a, button):visible');
  expect(await parts.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual([
    'H1',
    'TIME',
    'IMG',
    'DIV',
  ]);
  const others = page.locator('nav:visible, button:visible, .share:visible, footer:visible');
  expect(await others.count()).toBe(0);
  const address = await page
    .locator('.news-item')
    .evaluate((item) => getComputedStyle(item, '::after').content);
  expect(address).toMatch(new RegExp(`^"https://.*${route}"$`));
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('an open dialog does not cover the printed page', async () => {
  const page = await open('/torneos/liga-nacional', { viewport: sheet });
  await page.getByRole('button', { name: 'Calendario de duelos' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('dialog').isVisible()).toBe(false);
});

test('the address of a qualifier’s contact is printed, that of a table’s «Ver» is not', async () => {
  const after = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  const national = await print('/torneos/nacional');
  expect(await after(national, '.qualifiers td a')).toContain('(https://');
  const league = await print('/torneos/liga-nacional');
  expect(await after(league, '.round td a')).toBe('none');
});

test.each(['/', '/ranking', '/jugadores/meeplesur'])(
  '%s prints neither menu nor fields, pagers or footer links, and readable buttons',
  async (route) => {
    const page = await print(route);
    const controls = page.locator(
      ':is(nav, form, button, .ranking-pager, .site-footer ul):visible',
    );
    expect(await controls.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
    const fills = await page
      .locator('.button:visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(fills).difference(new Set(['rgba(0, 0, 0, 0)']))).toEqual(new Set());
  },
);
