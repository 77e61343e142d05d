/** The agenda on the visitor's clock (docs/product.md, «The agenda»). */
import { expect, test } from 'vitest';
import { addDays, calendarDate, momentOf } from '../../src/domain/time.ts';
import { open, reloadAt } from '../fixtures/browser.ts';
import { builtAt } from '../fixtures/site.ts';

test.each([0, 1])(
  '%i days after the build, a duel of that day whose hour has passed says so',
  async (days) => {
    const day = addDays(calendarDate(builtAt), days);
    const page = await open('/duelos', { timezoneId: 'Asia/Tokyo' });
    await reloadAt(page, momentOf(day, '23:00'));
    const duels = await page
      .locator('.agenda:has([data-day-start])')
      .locator('visible=true')
      .locator('.agenda-duel')
      .evaluateAll((rows) =>
        rows.map((row) => ({
          isOfDay: row.closest('.agenda')?.querySelector('h2')?.textContent.startsWith('Hoy'),
          time: row.querySelector('.agenda-time')?.textContent ?? '',
          canBeAdded: row.textContent.includes('Agendar'),
          hasStarted:
            row.querySelector('.agenda-started')?.checkVisibility({ visibilityProperty: true }) ??
            false,
        })),
      );
    expect(duels.some(({ hasStarted }) => hasStarted)).toBe(true);
    for (const { isOfDay, time, hasStarted, canBeAdded } of duels) {
      expect(hasStarted, time).toBe(isOfDay === true && time !== '' && time < '23:00');
      expect(canBeAdded, time).toBe(time !== '' && !hasStarted);
    }
  },
);

test('once its days are over it says that there are no duels', async () => {
  const page = await open('/duelos');
  const empty = page.getByText('No hay duelos programados.');
  await reloadAt(page, builtAt);
  expect(await empty.isVisible()).toBe(false);
  await reloadAt(page, momentOf(addDays(calendarDate(builtAt), 365), '00:00'));
  expect(await empty.isVisible()).toBe(true);
});
