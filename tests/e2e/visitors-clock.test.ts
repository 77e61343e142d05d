/** Pages that change by the visitor's clock: agenda, home page, national tournament; and the agenda's filter. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, calendarDate, momentOf } from '../../src/lib/time.ts';
import { look, open, openAs, reloadAt } from '../fixtures/browser.ts';
import { builtAt, page as built, texts } from '../fixtures/site.ts';

test('once the days of the agenda are over, it says that there are no more duels', async () => {
  const page = await open('/duelos');
  const empty = page.locator('.empty', { hasText: 'No hay más duelos programados.' });
  expect(await empty.isVisible()).toBe(false);
  await reloadAt(page, momentOf(addDays(calendarDate(builtAt), 365), '00:00'));
  expect(await empty.isVisible()).toBe(true);
});

const tomorrow = momentOf(addDays(calendarDate(builtAt), 1), '00:00');

test('the strip below the banner never names a day that is over, or a duel that has begun', async () => {
  const page = await open('/');
  const lines = page.locator('.on-now li:visible strong');
  const duels = page.locator('.on-now span[data-moment]:visible');
  const shown = async (now: Date): Promise<string[]> => {
    await reloadAt(page, now);
    return (await lines.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const [day, qualifier] = await shown(builtAt);
  expect(day).toMatch(/^Mañana: duelos$/);
  expect(qualifier).toMatch(/: clasificatorio$/);
  const at = async (time: string): Promise<string[]> => {
    await reloadAt(page, momentOf(calendarDate(tomorrow), time));
    return duels.evaluateAll((all) => all.map((duel) => duel.textContent.trim()));
  };
  const height = () => page.locator('.on-now').evaluate(({ clientHeight }) => clientHeight);
  expect(await at('10:59')).toEqual([expect.stringMatching(/^11:00 .* y 3 más$/)]);
  const before = await height();
  expect(await at('11:01')).toEqual([expect.stringMatching(/^(?!11:00)\d\d:\d\d /)]);
  expect(await height()).toBe(before);
  expect(await at('23:59')).toEqual([]);
  expect(await shown(new Date(addDays(calendarDate(tomorrow), 1)))).toHaveLength(1);
  expect(await shown(momentOf(addDays(calendarDate(builtAt), 365), '00:00'))).toEqual([]);
});

test('by the visitor’s clock, the sentence about the next qualifier goes once that has begun, and the map’s number with the last one', async () => {
  const page = await open('/torneos/nacional');
  const sentence = page.locator('.next-qualifier');
  const number = (): Promise<string> =>
    page
      .locator('.province-map a[href$="/tucuman"]')
      .evaluate((link) => getComputedStyle(link, '::after').content);
  const moment = (await sentence.getAttribute('data-moment')) ?? '';
  expect(await sentence.isVisible()).toBe(true);
  expect(await number()).toContain('counter');
  await reloadAt(page, Date.parse(moment) + 1);
  expect(await sentence.isVisible()).toBe(false);
  await reloadAt(page, new Date('2999-01-01T00:00:00Z'));
  expect(await number()).toBe('none');
});

/** Numbers of visible duels of the days: of the league, of the cup. */
const kindsOnShow = (page: Page): Promise<number[]> =>
  Promise.all(
    ['league', 'cup'].map((kind) =>
      page.locator(`.agenda-day [data-of=${kind}]`).filter({ visible: true }).count(),
    ),
  );

test('without JavaScript the agenda can be filtered by league and by cup, and shows all again', async () => {
  const page = await look('/duelos', { javaScriptEnabled: false });
  const [league, cup] = await kindsOnShow(page);
  const titles = page.locator('.agenda-day :is(h2, h3)').filter({ visible: true });
  const days = await titles.count();
  await page.getByText('Copa', { exact: true }).click();
  expect(await kindsOnShow(page)).toEqual([0, cup]);
  expect(await titles.count()).toBeLessThan(days);
  await page.getByText('Liga', { exact: true }).click();
  expect(await kindsOnShow(page)).toEqual([league, 0]);
  await page.keyboard.press('ArrowUp');
  const chosen = page.locator('.agenda-filter label:has(:checked)');
  expect(await chosen.evaluate((el) => getComputedStyle(el).outlineColor)).not.toMatch(/ 0\)$/);
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
