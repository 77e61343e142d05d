/** Days and empty lists of pages that are read later than they were built; tests/unit/words has the words for days. */
import { expect, test } from 'vitest';
import { addDays, calendarDate, momentOf } from '../../src/lib/time.ts';
import { open, reloadAt } from '../fixtures/browser.ts';
import { builtAt } from '../fixtures/site.ts';

/** Texts by the number of days after the named day. */
type Texts = readonly [days: number, text: RegExp][];

test.each<[route: string, days: string, texts: Texts]>([
  ['/', '.on-now [data-day-start]', [[-1, /^Mañana$/]]],
  [
    '/duelos',
    '.agenda [data-until]',
    [
      [-2, /^hasta el \S+ \d+\/\d+$/],
      [-1, /^hasta mañana$/],
      [1, /^venció ayer$/],
    ],
  ],
  ['/torneos/liga-nacional/oro', '.lead [data-is-last]', [[0, /^último día$/]]],
  [
    '/torneos/nacional',
    '.qualifiers [data-day-start]',
    [
      [-6, /^en 6 días$/],
      [0, /^hoy$/],
    ],
  ],
])('on %s %s follows the visitor’s clock', async (route, selector, texts) => {
  const page = await open(route, { timezoneId: 'Asia/Tokyo' });
  const start = (await page.locator(selector).first().getAttribute('data-day-start')) ?? '';
  const words = page.locator(`${selector}[data-day-start="${start}"]`).first();
  const day = calendarDate(new Date(start));
  for (const [days, text] of texts) {
    await reloadAt(page, momentOf(addDays(day, days), '00:00'));
    expect(await words.textContent()).toMatch(text);
  }
});

test('once the days of the agenda are over, it says that there are no more duels', async () => {
  const page = await open('/duelos');
  const empty = page.locator('.empty', { hasText: 'No hay más duelos programados.' });
  expect(await empty.isVisible()).toBe(false);
  await reloadAt(page, momentOf(addDays(calendarDate(builtAt), 365), '00:00'));
  expect(await empty.isVisible()).toBe(true);
});
