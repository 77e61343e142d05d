/** The cup's bracket: columns and their lines on a desktop, one phase at a time on a phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, look, sidewaysScroll } from '../fixtures/browser.ts';
import { page as built } from '../fixtures/site.ts';

const route = '/torneos/copa-argentina';
/** Phases of the page in order, each with the codes of its duels. */
const bracket = (() => {
  const $ = built(route);
  return $('.bracket-column')
    .toArray()
    .map((column) => ({
      name: $(column).find('h3 label').contents().first().text().trim(),
      codes: $(column)
        .find('.bracket-duel')
        .toArray()
        .map((card) => $(card).next('a').attr('aria-label')),
    }));
})();

/** Names of the phases whose duels are visible. */
const phasesOnShow = (page: Page) =>
  page
    .locator('.bracket-column')
    .evaluateAll((columns) =>
      columns
        .filter((column) => (column.querySelector('ol')?.getBoundingClientRect().width ?? 0) > 100)
        .map((column) => column.querySelector('label')?.firstChild?.textContent?.trim()),
    );

test('on a phone the bracket starts with the phase in play, and reaches each phase without JavaScript', async () => {
  const page = await look(route, { javaScriptEnabled: false });
  expect(await phasesOnShow(page)).toEqual(['8vos de Final']);
  for (const { name, codes } of bracket) {
    await page.locator('.bracket label', { hasText: new RegExp(`^\\s*${name}`) }).click();
    expect(await phasesOnShow(page)).toEqual([name]);
    const cards = page.locator('.bracket-column:has(:checked) .bracket-duel');
    expect(await cards.count()).toBe(codes.length);
    const { width } = (await cards.first().boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(300);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('on a phone, each phase can be reached by keyboard with a visible focus, and its link is large enough to tap', async () => {
  const page = await look(route);
  await page.locator('.bracket').focus();
  const phases = page
    .getByRole('group', { name: 'Cuadro de la copa, por fases' })
    .getByRole('radio');
  expect(await phases.count()).toBe(bracket.length);
  await page.keyboard.press('Tab');
  const focused = page.locator('.bracket :focus-visible + h3 label');
  expect(await focused.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
  for (const label of await page.locator('.bracket label').all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const seen = new Set(await phasesOnShow(page));
  for (let presses = 1; presses < bracket.length; presses++) {
    await page.keyboard.press('ArrowRight');
    for (const name of await phasesOnShow(page)) seen.add(name);
  }
  expect(seen.size).toBe(bracket.length);
});

test('on a desktop the bracket shows all phases side by side, each slot halfway between the two that feed it, and a press on a card leads to its duel in the fixture', async () => {
  const page = await look(route, { viewport: desktop });
  expect(await phasesOnShow(page)).toEqual(bracket.map(({ name }) => name));
  expect(await sidewaysScroll(page, '.bracket')).toBe(0);
  expect(await page.locator('.bracket input:visible').count()).toBe(0);

  const middles = await page.locator('.bracket-column > ol').evaluateAll((lists) =>
    lists.slice(1).map((list) =>
      // A slot without a duel keeps its place.
      [...list.children].map((item) => {
        const card = item.querySelector('.bracket-duel') ?? item;
        const { top, height } = card.getBoundingClientRect();
        return top + height / 2;
      }),
    ),
  );
  for (const [column, feeders] of middles.slice(0, -1).entries()) {
    middles[column + 1]?.forEach((middle, slot) => {
      const [upper = 0, lower = 0] = feeders.slice(slot * 2);
      expect(Math.abs(middle - (upper + lower) / 2)).toBeLessThan(2);
    });
  }

  const last = page.locator('.bracket-duel + a').last();
  await last.click({ position: { x: 2, y: 2 } });
  const row = page.locator('#fixture tr:target');
  await row.waitFor();
  expect(await row.locator('th').textContent()).toBe(bracket.at(-1)?.codes[0]);
});

test('on a tablet the bracket scrolls, also by keyboard, and the page does not', async () => {
  const page = await look(route, { viewport: { width: 768, height: 900 } });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await sidewaysScroll(page, '.bracket')).toBeGreaterThan(0);
  await page.locator('.bracket').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.bracket').evaluate((box) => box.scrollLeft)).not.toBe(0);
});
