/** The agenda on the visitor's clock (docs/product.md, «The agenda»). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, calendarDate, momentOf } from '../../src/lib/time.ts';
import { open, openAs, reloadAt } from '../fixtures/browser.ts';
import { builtAt, page as built, texts } from '../fixtures/site.ts';

test('the day after the build, a duel of that day says that its hour has passed', async () => {
  const day = addDays(calendarDate(builtAt), 1);
  const page = await open('/duelos', { timezoneId: 'Asia/Tokyo' });
  await reloadAt(page, momentOf(day, '23:00'));
  const duels = await page
    .locator('.agenda-day')
    .locator('visible=true')
    .locator('.agenda-duel')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        isOfDay: row.closest('.agenda-day')?.querySelector('h2')?.textContent.startsWith('Hoy'),
        time: row.querySelector('.agenda-players time')?.textContent ?? '',
        canBeAdded: row.textContent.includes('Al calendario'),
        hasStarted: row.textContent.includes('Ya empezó'),
      })),
    );
  expect(duels.some(({ hasStarted }) => hasStarted)).toBe(true);
  for (const { isOfDay, time, hasStarted, canBeAdded } of duels) {
    expect(hasStarted, time).toBe(isOfDay === true && time !== '' && time < '23:00');
    expect(canBeAdded, time).toBe(time !== '' && !hasStarted);
  }
});

test('once the days of the agenda are over, it says that there are no more duels', async () => {
  const page = await open('/duelos');
  const empty = page.locator('.empty', { hasText: 'No hay más duelos programados.' });
  expect(await empty.isVisible()).toBe(false);
  await reloadAt(page, momentOf(addDays(calendarDate(builtAt), 365), '00:00'));
  expect(await empty.isVisible()).toBe(true);
});

/** Numbers of visible duels of the days: of the league, of the cup. */
const kindsOnShow = (page: Page): Promise<number[]> =>
  Promise.all(
    ['league', 'cup'].map((kind) =>
      page.locator(`.agenda-day [data-of=${kind}]`).filter({ visible: true }).count(),
    ),
  );

test('without JavaScript the agenda can be filtered by league and by cup, and shows all again', async () => {
  const page = await open('/duelos', { javaScriptEnabled: false });
  const [league, cup] = await kindsOnShow(page);
  const titles = page.locator('.agenda-day h2').filter({ visible: true });
  const days = await titles.count();
  await page.getByText('Copa', { exact: true }).click();
  expect(await kindsOnShow(page)).toEqual([0, cup]);
  expect(await titles.count()).toBeLessThan(days);
  await page.getByText('Liga', { exact: true }).click();
  expect(await kindsOnShow(page)).toEqual([league, 0]);
  await page.getByText('Todos', { exact: true }).click();
  expect(await kindsOnShow(page)).toEqual([league, cup]);
  expect(await page.getByText('Míos').isVisible()).toBe(false);
});

const [playing = ''] = texts(built('/duelos'), '.agenda-day .agenda-players a');

test.each([
  ['a player of this week sees only the player’s own duels', playing],
  ['who plays none is told so', 'nobody'],
])('«Míos»: %s', async (_, nick) => {
  const page = await openAs('/duelos', nick, '/jugadores/meeplesur');
  await page.getByText('Míos').click();
  const rows = page.locator('.agenda-duel').filter({ visible: true });
  for (const text of await rows.allTextContents()) expect(text).toContain(nick);
  const isEmpty = nick !== playing;
  expect((await rows.count()) === 0).toBe(isEmpty);
  expect(await page.getByText('No hay más duelos programados.').isVisible()).toBe(isEmpty);
});
