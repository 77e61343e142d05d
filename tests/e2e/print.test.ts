/** League, cup and national tournament on paper. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from '../fixtures/browser.ts';

/** An A4 sheet within usual margins. */
const sheet = { width: 718, height: 1040 };

async function print(route: string): Promise<Page> {
  const page = await look(route, { viewport: sheet });
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** Pages, each with what is printed of an element: a drawing, the address of a contact, but not that of a «Ver». */
const routes: [route: string, printed?: string, styles?: string][] = [
  ['/torneos/liga-nacional?division=oro&seccion=fixture', '.round td a', 'none none'],
  ['/torneos/copa-argentina', 'td.trophy', 'url("data:'],
  ['/torneos/copa-argentina?seccion=fixture'],
  ['/torneos/nacional', '.qualifiers td a', '(https://'],
];

test.each(routes)(
  '%s prints its title and every row of the visible panels, complete, inside the sheet and black on white, without controls',
  async (route, printed, styles) => {
    const page = await look(route, { viewport: sheet });
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
    if (!printed) return;
    const drawn = await page
      .locator(printed)
      .first()
      .evaluate((element) => [
        getComputedStyle(element, '::before').maskImage,
        getComputedStyle(element, '::after').content,
      ]);
    expect(drawn.join(' ')).toContain(styles);
  },
);

/** Number of A4 sheets of a page up to an element, without the explanations of its tables, which leave the page. */
async function sheetsUpTo(page: Page, last: string): Promise<number> {
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
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
  });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('a poster for the wall fits one sheet: the cup’s bracket, with every round', async () => {
  expect(await sheetsUpTo(await look('/torneos/copa-argentina'), '.bracket')).toBe(1);
});

test('the tables of the largest division fit one sheet with their legend, and then come explanations that name their group', async () => {
  const page = await print('/torneos/liga-nacional/oro');
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
  expect(await sheetsUpTo(page, '.legends ul')).toBe(1);
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
