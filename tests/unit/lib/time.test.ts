import { expect, test, vi } from 'vitest';
import {
  addDays,
  calendarDate,
  daysBetween,
  formatClock,
  formatIso,
  formatPublication,
  momentOf,
  weekOf,
  yearOf,
} from '../../../src/lib/time.ts';
import { useFacts } from '../../fixtures/facts.ts';

test('a day is computed correctly in a browser that formats dates in another order', () => {
  // `format` is a getter, which the type does not show.
  const formats: { format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(formats, 'format', 'get').mockReturnValue(() => '11/22/26');
  expect(calendarDate(new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-22');
  expect(formatClock(new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-22T09:00:00');
});

test.each([
  [calendarDate, '2025-07-26T02:59:59Z', '2025-07-25'],
  [calendarDate, '2025-07-26T03:00:00Z', '2025-07-26'],
  [calendarDate, '0026-11-25T12:00:00Z', '0026-11-25'],
  [yearOf, '2027-01-01T02:00:00Z', 2026],
  [formatPublication, '2026-11-15T01:10:00Z', '14 de noviembre de 2026, 22:10 hs'],
  // Midnight is 00, never 24.
  [formatPublication, '2026-11-15T03:05:00Z', '15 de noviembre de 2026, 00:05 hs'],
  [formatIso, '2026-11-15T01:10:05.600Z', '2026-11-14T22:10:05-03:00'],
  [formatIso, '2026-11-15T03:00:00Z', '2026-11-15T00:00:00-03:00'],
  // Argentina's last summer with daylight saving time.
  [formatIso, '2008-12-31T12:00:00Z', '2008-12-31T10:00:00-02:00'],
  // A week begins at midnight of Monday in Buenos Aires, not in Greenwich.
  [weekOf, '2026-11-16T03:00:00.000Z', '2026-11-16'],
  [weekOf, '2026-11-16T02:59:59.999Z', '2026-11-09'],
  // The Monday from which weeks are counted, and the day before.
  [weekOf, '2024-01-01T12:00:00.000Z', '2024-01-01'],
  [weekOf, '2023-12-31T12:00:00.000Z', '2023-12-25'],
])('%o of %s is %s', (ask, moment, expected) => {
  expect(ask(new Date(moment))).toBe(expected);
});

test.each([
  ['2026-11-15', '00:00', '2026-11-15T03:00:00.000Z'],
  // The hour that was skipped when the clocks went forward, the next one, and one before they went back.
  ['2008-10-19', '00:00', '2008-10-19T03:00:00.000Z'],
  ['2008-10-19', '01:00', '2008-10-19T03:00:00.000Z'],
  ['2009-03-14', '22:00', '2009-03-15T00:00:00.000Z'],
])('%s, %s in Buenos Aires is %s', (day, time, moment) => {
  expect(momentOf(day, time).toISOString()).toBe(moment);
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %d days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a day is formatted as the same day in %s',
  async (timeZone) => {
    useFacts({ locale: { lang: 'es-AR', timeZone } });
    const time = await import('../../../src/lib/time.ts');
    expect(time.formatWeekdayDate('2026-11-20')).toBe('viernes 20 de noviembre de 2026');
  },
);
