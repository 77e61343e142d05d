import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  addDays,
  calendarDate,
  daysBetween,
  formatClock,
  formatDayMonth,
  formatIso,
  formatPublication,
  formatShortDay,
  formatShortMonth,
  formatWeekdayDate,
  formatWeekdayDay,
  intervalDays,
  isCalendarDate,
  momentOf,
  parseSheetDate,
  parseSheetTime,
  scheduleDay,
  weekOf,
  yearOf,
} from '../../../src/domain/time.ts';
import { describeInEachZone } from '../../fixtures/time-zone.ts';

test('a day is the same in a browser that writes dates in another order', () => {
  // A getter, which its type does not say.
  const formats: { format: unknown } = Intl.DateTimeFormat.prototype;
  const format = vi.spyOn(formats, 'format', 'get').mockReturnValue(() => '11/22/26');
  onTestFinished(() => format.mockRestore());
  expect(calendarDate(new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-22');
  expect(formatClock(new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-22T09:00:00');
});

describeInEachZone('on a machine', () => {
  test.each([
    [calendarDate, '2025-07-26T02:59:59Z', '2025-07-25'],
    [calendarDate, '2025-07-26T03:00:00Z', '2025-07-26'],
    [yearOf, '2027-01-01T02:00:00Z', 2026],
    [formatPublication, '2026-11-15T01:10:00Z', '14 de noviembre de 2026, 22:10 hs'],
    // Midnight is 00, never 24.
    [formatPublication, '2026-11-15T03:05:00Z', '15 de noviembre de 2026, 00:05 hs'],
    [formatDayMonth, '2026-01-03T01:00:00Z', '2/1'],
    [formatIso, '2026-11-15T01:10:05.600Z', '2026-11-14T22:10:05-03:00'],
    [formatIso, '2026-11-15T03:00:00Z', '2026-11-15T00:00:00-03:00'],
    // The last summer with daylight saving time.
    [formatIso, '2008-12-31T12:00:00Z', '2008-12-31T10:00:00-02:00'],
    // A week begins at midnight of Monday in Buenos Aires, not in Greenwich.
    [weekOf, '2026-11-16T03:00:00.000Z', '2026-11-16'],
    [weekOf, '2026-11-16T02:59:59.999Z', '2026-11-09'],
    [weekOf, '2026-11-16T00:00:00.000Z', '2026-11-09'],
    [weekOf, '2026-11-23T02:59:00.000Z', '2026-11-16'],
    [weekOf, '2026-11-18T12:00:00.000Z', '2026-11-16'],
    [weekOf, '2027-01-01T12:00:00.000Z', '2026-12-28'],
    // The Monday that weeks are counted from, and the day before.
    [weekOf, '2024-01-01T12:00:00.000Z', '2024-01-01'],
    [weekOf, '2023-12-31T12:00:00.000Z', '2023-12-25'],
  ])('%o of %s is %s', (ask, moment, expected) => {
    expect(ask(new Date(moment))).toBe(expected);
  });

  test.each([
    ['2026-11-15', '22:10', '2026-11-16T01:10:00.000Z'],
    ['2026-11-15', '00:00', '2026-11-15T03:00:00.000Z'],
    // An hour after the clocks went forward, and an hour before they went back.
    ['2008-10-19', '01:00', '2008-10-19T03:00:00.000Z'],
    ['2009-03-14', '22:00', '2009-03-15T00:00:00.000Z'],
  ])('%s, %s in Buenos Aires is %s', (day, time, moment) => {
    expect(momentOf(day, time).toISOString()).toBe(moment);
  });

  test.each([
    [formatShortDay, '2026-11-21', 'sáb 21/11'],
    [formatShortMonth, '2026-11-01', 'nov'],
    [formatWeekdayDay, '2026-12-04', 'viernes 4 de diciembre'],
    [formatWeekdayDate, '2025-07-26', 'sábado 26 de julio de 2025'],
  ])('%o of the day %s is «%s»', (format, day, text) => {
    expect(format(day)).toBe(text);
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %d days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test('daysBetween undoes addDays', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
        expect(daysBetween('2026-11-16', addDays('2026-11-16', days))).toBe(days + 0);
      }),
    );
  });
});

/** Cases that are refused. */
const refused = (...texts: string[]) => texts.map((text): [string, null] => [text, null]);

describe('in a sheet', () => {
  test.each<[string, string | null]>([
    ['26/7/2025', '2025-07-26'],
    ['06/07/2025', '2025-07-06'],
    ['1/2/26', '2026-02-01'],
    ['29/2/2028', '2028-02-29'],
    [' 3/12/2026 ', '2026-12-03'],
    ...refused('', '31/4/2026', '29/2/2026', '12/31/2026', '2026-11-20', '1/1', '1/1/226', 'hoy'),
  ])('the date %j is %j', (text, date) => {
    expect(parseSheetDate(text)).toBe(date);
  });

  test.each<[string, string | null]>([
    ['21:00:00', '21:00'],
    ['9:30:00', '09:30'],
    ['0:00:00', '00:00'],
    ['23:59', '23:59'],
    ...refused('', '24:00:00', '9', '9:5', '9:60', '21:00 hs', 'noche'),
  ])('the hour %j is %j', (text, time) => {
    expect(parseSheetTime(text)).toBe(time);
  });

  test.each([
    ['9/11 al 22/11', '2026-11-20', '2026-11-09 2026-11-22'],
    ['21/12 al 3/1', '2026-12-24', '2026-12-21 2027-01-03'],
    ['21/12 al 3/1', '2027-01-02', '2026-12-21 2027-01-03'],
    ['14/9/2026 al 27/9/2026', '2025-09-20', '2026-09-14 2026-09-27'],
    ['21/12 al 3/1/2026', '2026-11-20', '2025-12-21 2026-01-03'],
    ['del 1/3 al 1/3', '2026-03-01', '2026-03-01 2026-03-01'],
    ['', '2026-11-20', undefined],
    ['a definir', '2026-11-20', undefined],
    ['9/11', '2026-11-20', undefined],
    ['9/11 al 22/11 o 23/11', '2026-11-20', undefined],
    ['31/2 al 3/3', '2026-11-20', undefined],
    ['22/11/2026 al 9/11/2026', '2026-11-20', undefined],
    ['22/11 al 9/11', '2026-11-20', undefined],
    ['28/2 al 29/2', '2026-11-20', undefined],
  ])('the days of %j near %s are %s', (interval, near, days) => {
    expect(intervalDays(interval, near)?.join(' ')).toBe(days);
  });

  test.each<[string, string | null]>([
    ['Jue 24/9 21:00', '2026-09-24'],
    ['Sáb 2/1 15:00', '2027-01-02'],
    ['24/9/2025', '2025-09-24'],
    ...refused('31/2 21:00', 'A definir', '-'),
  ])('the day of the schedule %j is %j', (text, day) => {
    expect(scheduleDay(text, '2026-11-16')).toBe(day);
  });
});

test.each([
  ['2026-11-16', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-6', false],
  ['16/11/2026', false],
  ['2026-11-16T00:00:00Z', false],
  ['', false],
])('%j is a calendar day: %j', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
