/** «Esta semana» on the home page, by the visitor's clock. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, calendarDate, momentOf } from '../../src/lib/time.ts';
import { desktop, open, phone, reloadAt } from '../fixtures/browser.ts';
import { site } from '../../src/config/site.ts';
import { builtAt } from '../fixtures/site.ts';

/** Opens the home page on the clock of a visitor in Japan. */
async function openAt(now: Date): Promise<Page> {
  const page = await open('/', { timezoneId: 'Asia/Tokyo', viewport: desktop });
  await reloadAt(page, now);
  return page;
}

async function duelsOnShow(page: Page): Promise<string[]> {
  const rows = page.locator('.week section:has-text("Próximos duelos") li:visible');
  // The visitor's hours are added by a script that may run after the page has loaded.
  await rows.filter({ hasText: 'hora de Japón' }).first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => row.textContent.replace(/\s+/g, ' ').trim()));
}

const tomorrow = momentOf(addDays(calendarDate(builtAt), 1), '00:00');

test('a duel that has begun leaves the list', async () => {
  const day = calendarDate(tomorrow);
  const [before, after] = [
    await duelsOnShow(await openAt(momentOf(day, '10:59'))),
    await duelsOnShow(await openAt(momentOf(day, '11:01'))),
  ];
  const begun = before.filter((text) => text.includes(' 11:00 '));
  expect(begun.length).toBeGreaterThan(0);
  expect(before[0]).toContain('Hoy, ');
  expect(after).toEqual(before.filter((text) => !text.includes(' 11:00 ')));
});

test('a phone shows the next three duels by the visitor’s clock', async () => {
  const day = calendarDate(tomorrow);
  for (const time of ['00:01', '11:01']) {
    const page = await openAt(momentOf(day, time));
    const onDesktop = await duelsOnShow(page);
    await page.setViewportSize(phone);
    expect(await duelsOnShow(page)).toEqual(onDesktop.slice(0, 3));
  }
});

test('the strip below the banner never names a day that is over, or a duel that has begun', async () => {
  const page = await open('/');
  const lines = page.locator('.on-now li:visible strong');
  const duels = page.locator('.on-now span[data-moment]:visible');
  const shown = async (now: Date): Promise<string[]> => {
    await reloadAt(page, now);
    return (await lines.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const [day, qualifier, news] = await shown(builtAt);
  expect(day).toMatch(/^Mañana: duelos$/);
  expect(qualifier).toMatch(/: clasificatorio$/);
  expect(news).toBe('Noticia');
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
  expect(await shown(new Date(addDays(calendarDate(tomorrow), 1)))).toHaveLength(2);
  expect(await shown(momentOf(addDays(calendarDate(builtAt), 365), '00:00'))).toEqual(['Noticia']);
});

test('the notice of site.yaml is visible until its day is over', async () => {
  const page = await open('/');
  const notice = page.locator('.site-notice');
  const until = site.notice?.until ?? '';
  await reloadAt(page, momentOf(until, '23:59'));
  expect(await notice.isVisible()).toBe(true);
  await reloadAt(page, new Date(momentOf(addDays(until, 1), '00:00').getTime() + 1));
  expect(await notice.isVisible()).toBe(false);
});
