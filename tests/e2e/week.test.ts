/** «Esta semana» on the home page, on the visitor's clock. */
import { expect, test } from 'vitest';
import { addDays, calendarDate, momentOf } from '../../src/domain/time.ts';
import { desktop, open, phone, reloadAt } from '../fixtures/browser.ts';
import { site } from '../../src/config/site.ts';
import { builtAt } from '../fixtures/site.ts';

const duelsOnShow = async (now: Date, viewport = desktop): Promise<string[]> => {
  const page = await open('/', { timezoneId: 'Asia/Tokyo', viewport });
  await reloadAt(page, now);
  return page
    .locator('.week section:has-text("Próximos duelos") li:visible')
    .evaluateAll((rows) => rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim()));
};

const tomorrow = momentOf(addDays(calendarDate(builtAt), 1), '00:00');

test('today’s duels are gone at midnight in Buenos Aires, and tomorrow’s are then today’s', async () => {
  const before = await duelsOnShow(new Date(tomorrow.getTime() - 1));
  const after = await duelsOnShow(new Date(tomorrow.getTime() + 1));
  const today = before.filter((text) => text.includes('Hoy,'));
  expect(today.length).toBeGreaterThan(0);
  expect(after).toHaveLength(before.length - today.length);
  expect(after.length).toBeGreaterThan(0);
  expect(after).toEqual(
    before
      .filter((text) => !text.includes('Hoy,'))
      .map((text) => text.replace('Mañana,', 'Hoy,').replace(/En 2 días,/, 'Mañana,')),
  );
});

test('a phone has room for the next three, whichever these are by then', async () => {
  for (const now of [-1, 1].map((after) => new Date(tomorrow.getTime() + after))) {
    expect(await duelsOnShow(now, phone)).toEqual((await duelsOnShow(now)).slice(0, 3));
  }
});

test('the strip under the banner names no day that is over', async () => {
  const page = await open('/');
  const lines = page.locator('.on-now li:visible strong');
  const shown = async (now: Date): Promise<string[]> => {
    await reloadAt(page, now);
    return (await lines.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const [today, qualifier, news] = await shown(builtAt);
  expect(today).toMatch(/^Hoy: \d+ duelos$/);
  expect(qualifier).toMatch(/: clasificatorio$/);
  expect(news).toBe('Noticia');
  expect(await shown(new Date(tomorrow.getTime() + 1))).toHaveLength(2);
  expect(await shown(momentOf(addDays(calendarDate(builtAt), 365), '00:00'))).toEqual(['Noticia']);
});

test('once everything it names is over, it says so as if it had been built empty', async () => {
  const page = await open('/');
  const empty = page.locator('.week .empty');
  const shown = async (now: Date): Promise<string[]> => {
    await reloadAt(page, now);
    return (await empty.filter({ visible: true }).allTextContents()).map((text) => text.trim());
  };
  expect(await shown(builtAt)).toEqual([]);
  expect(await shown(momentOf(addDays(calendarDate(builtAt), 365), '00:00'))).toEqual([
    'No hay duelos programados.',
    'No hay clasificatorios por jugarse.',
  ]);
});

test('the notice of site.yaml is there until its day is over', async () => {
  const page = await open('/');
  const notice = page.locator('.site-notice');
  const until = site.notice?.until ?? '';
  await reloadAt(page, momentOf(until, '23:59'));
  expect(await notice.isVisible()).toBe(true);
  await reloadAt(page, new Date(momentOf(addDays(until, 1), '00:00').getTime() + 1));
  expect(await notice.isVisible()).toBe(false);
});
