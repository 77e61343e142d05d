/** The dialog of daily duels (docs/product.md, «Daily duels»): it shows Buenos Aires' day by the visitor's clock. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeViolations } from '../fixtures/axe.ts';
import { desktop, openBlank, touchIslands } from '../fixtures/browser.ts';
import { builtAt } from '../fixtures/site.ts';

const pages = { league: '/torneos/liga-nacional', cup: '/torneos/copa-argentina' } as const;
type Competition = keyof typeof pages;
const titles = ['Duelos de hoy', 'Duelos de mañana', 'Próximos duelos'];

/** Its button, or the link that browsers without commands have instead. */
const opener = (page: Page) =>
  page.locator('.calendar-button, .calendar-link').filter({ visible: true });
const dialog = (page: Page) => page.locator('#duelos');
const title = (page: Page) => page.locator('#duelos h2').textContent();
const forward = (page: Page) => page.getByRole('button', { name: 'Día siguiente' });

/** Waits until the dialog shows a day. */
const narrowed = (page: Page) => page.locator('#duelos[open][data-offset]').waitFor();

/** Opens the daily duels of a page for a visitor whose clock says `moment`. */
async function openCalendar(
  moment: string | Date,
  competition: Competition = 'league',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openBlank(options);
  await page.clock.setFixedTime(moment);
  await page.goto(pages[competition]);
  await touchIslands(page);
  await opener(page).click();
  await narrowed(page);
  return page;
}

const byBackdrop = (page: Page) => page.mouse.click(20, 20);

async function expectClosedBy(page: Page, close: (page: Page) => Promise<void>): Promise<void> {
  await opener(page).click();
  await narrowed(page);
  expect(await title(page)).toBe('Duelos de hoy');
  await forward(page).click();
  await forward(page).click();
  await close(page);
  await expect.poll(() => dialog(page).isVisible()).toBe(false);
  expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
}

test('its button, Escape and a click on the backdrop close it, return the focus and reset it to today, without a line in the console; a click inside does not; by keyboard the focus stays', async () => {
  const page = await openBlank({ viewport: desktop });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(pages.league);
  await touchIslands(page);
  await expectClosedBy(page, () => page.getByRole('button', { name: 'Cerrar' }).click());
  await expectClosedBy(page, () => page.keyboard.press('Escape'));
  await expectClosedBy(page, byBackdrop);
  await expectClosedBy(page, async () => {
    await page.locator('#duelos h2').click();
    await page.locator('#duelos form').click({ position: { x: 4, y: 4 } });
    expect(await dialog(page).isVisible()).toBe(true);
    await byBackdrop(page);
  });
  await opener(page).press('Enter');
  await narrowed(page);
  await forward(page).press('Enter');
  expect(await title(page)).toBe('Duelos de mañana');
  await page.keyboard.press('Space');
  expect(await title(page)).toBe('Próximos duelos');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Día siguiente');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await dialog(page).isVisible()).toBe(false);
  expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(lines).toEqual([]);
});

// The oldest browser differs in how the dialog opens and closes, and not in what it shows.
if (!inject('isOldest')) {
  // tests/unit/islands checks which duels each day has.
  test('each day has the columns that it needs; the page behind does not scroll, and is printed without the dialog', async () => {
    const page = await openCalendar(builtAt, 'league', { timezoneId: 'Asia/Tokyo' });
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 500);
    for (const [offset, name] of titles.entries()) {
      expect(await title(page)).toBe(name);
      const hasDay = offset === 2;
      expect(await page.locator('#duelos thead th:nth-child(3)').isVisible()).toBe(hasDay);
      if (offset < 2) await forward(page).click();
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await dialog(page).isVisible()).toBe(false);
  });

  test('a page that is opened years later says that there are no duels', async () => {
    const page = await openCalendar('2030-01-01T12:00:00Z');
    expect(await page.getByText('No hay duelos programados.').isVisible()).toBe(true);
    expect(await page.locator('#duelos table').isVisible()).toBe(false);
  });

  test.each(['league', 'cup'] as const)(
    'no view of the %s scrolls sideways on a narrow phone, and axe finds nothing in the fullest view',
    async (competition) => {
      const viewport = { width: 320, height: 640 };
      const page = await openCalendar(builtAt, competition, { viewport });
      for (const offset of titles.keys()) {
        const overflow = await page
          .locator('#duelos, .duels-body')
          .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
        expect(overflow).toEqual([0, 0]);
        if (offset < 2) await forward(page).click();
      }
      if (competition === 'cup') return;
      const trophies = page.locator('#duelos tbody tr:visible .trophy');
      expect(new Set(await trophies.allTextContents()).size).toBe(3);
      expect(await axeViolations(page, '#duelos')).toEqual([]);
    },
  );
}
