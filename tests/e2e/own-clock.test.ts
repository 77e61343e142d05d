/** Hours by the visitor's clock beside the community's (docs/product.md, «Time»). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  allScripts,
  desktop,
  holdScripts,
  open,
  openBlank,
  openBlocks,
  remembering,
  shifts,
  sidewaysScroll,
} from '../fixtures/browser.ts';

const hours = (page: Page) => page.locator('main time:not([datetime$=Z]):has-text(":")');
/** True if the page reserves lines for the visitor's hours. */
const isAbroad = (page: Page) =>
  page.locator('html').evaluate(({ dataset }) => 'abroad' in dataset);

/** Opens a page whose scripts come after it is painted, with the visitor's hours. Neither moves anything. */
async function expectNoShift(page: Page, route: string): Promise<void> {
  const letThrough = await holdScripts(page, allScripts);
  await page.goto(route, { waitUntil: 'commit' });
  await page.locator('.site-footer').waitFor();
  expect(await shifts(page), route).toEqual([]);
  letThrough();
  await page.locator('time > small').first().waitFor({ state: 'attached' });
  expect(await shifts(page), route).toEqual([]);
}

const duelPages = ['/', '/duelos', '/torneos/copa-argentina', '/jugadores/meeplesur'];

test('each future hour gets the visitor’s hour and zone, which move nothing when they are added after a paint', async () => {
  const page = await openBlank({ timezoneId: 'Asia/Tokyo' });
  for (const route of [...duelPages, '/torneos/liga-nacional']) {
    await expectNoShift(page, route);
    expect(await isAbroad(page)).toBe(true);
    await expect.poll(() => hours(page).locator('small').count()).toBe(await hours(page).count());
    const told = await hours(page).evaluateAll((all) =>
      all.map((hour) => [
        hour.getAttribute('datetime') ?? '',
        hour.firstChild?.textContent ?? '',
        hour.querySelector('small')?.textContent ?? '',
      ]),
    );
    expect(told.length).toBeGreaterThan(0);
    for (const [moment = '', ours = '', own = ''] of told) {
      // Tokyo is always nine hours ahead of UTC.
      const there = new Date(Date.parse(moment) + 9 * 60 * 60_000).toISOString();
      const isNextDay = there.slice(0, 10) !== moment.slice(0, 10);
      expect(ours).toMatch(new RegExp(`${moment.slice(11, 16)}$`));
      const day = isNextDay ? '\\S+, ' : '';
      expect(own).toMatch(
        new RegExp(`^ \\(${day}${there.slice(11, 16)} (hora de Japón|GMT\\+9)\\)$`),
      );
    }
    await openBlocks(page);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('on a desktop the visitor’s hours move nothing either', async () => {
  const page = await openBlank({ viewport: desktop, timezoneId: 'America/New_York' });
  for (const route of duelPages) await expectNoShift(page, route);
});

test('where clocks show the same, nothing is added and no line is reserved', async () => {
  const page = await open('/duelos', { timezoneId: 'America/Sao_Paulo' });
  expect(await isAbroad(page)).toBe(false);
  expect(await hours(page).locator('small').count()).toBe(0);
});

test('the visitor’s hour is that of the duel’s own day, in summer as in winter', async () => {
  const page = await open('/duelos', { timezoneId: 'Europe/Madrid' });
  const texts = await page.evaluate(() => {
    const moments = ['2027-01-20T15:00-03:00', '2027-07-20T15:00-03:00', '2027-07-20T20:00-03:00'];
    const added = moments.map((moment) => {
      const hour = document.createElement('time');
      hour.dateTime = moment;
      document.querySelector('main')?.append(hour);
      return hour;
    });
    dispatchEvent(new Event('own-nicks'));
    return added.map((hour) => hour.textContent);
  });
  expect(texts).toEqual([
    expect.stringMatching(/^ \(19:00 \D/),
    expect.stringMatching(/^ \(20:00 \D/),
    expect.stringMatching(/^ \(mié, 01:00 \D/),
  ]);
});

test('the visitor’s own card shows the visitor’s hour as well', async () => {
  const page = await open('/duelos', { timezoneId: 'America/Lima', ...remembering('MeepleSur') });
  const hour = page.locator('.own-lines time');
  await expect
    .poll(() => hour.textContent())
    .toMatch(/ \d\d:\d\d \(\d\d:\d\d (hora de Perú|GMT-5)\)$/);
});
