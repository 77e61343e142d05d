/** The home page by the visitor's clock. */
import { expect, test } from 'vitest';
import { addDays, calendarDate, momentOf } from '../../src/lib/time.ts';
import { open, reloadAt } from '../fixtures/browser.ts';
import { site } from '../../src/config/site.ts';
import { builtAt } from '../fixtures/site.ts';

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

test('the notice of site.yaml is visible until its day is over', async () => {
  const page = await open('/');
  const notice = page.locator('.site-notice');
  const until = site.notice?.until ?? '';
  await reloadAt(page, momentOf(until, '23:59'));
  expect(await notice.isVisible()).toBe(true);
  await reloadAt(page, new Date(momentOf(addDays(until, 1), '00:00').getTime() + 1));
  expect(await notice.isVisible()).toBe(false);
});
