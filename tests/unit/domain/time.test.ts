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
  momentOf,
  parseSheetDate,
  isCalendarDate,
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
  test('a moment before 03:00 UTC is still the day before in Buenos Aires', () => {
    expect(calendarDate(new Date('2025-07-26T02:59:59Z'))).toBe('2025-07-25');
    expect(calendarDate(new Date('2025-07-26T03:00:00Z'))).toBe('2025-07-26');
  });

  test.each([
    ['at midnight of Monday in Buenos Aires', '2026-11-16T03:00:00.000Z', '2026-11-16'],
    ['a millisecond before', '2026-11-16T02:59:59.999Z', '2026-11-09'],
    ['at midnight of Monday in Greenwich', '2026-11-16T00:00:00.000Z', '2026-11-09'],
    ['in the last minute of Sunday', '2026-11-23T02:59:00.000Z', '2026-11-16'],
    ['on a Wednesday', '2026-11-18T12:00:00.000Z', '2026-11-16'],
    ['across new year', '2027-01-01T12:00:00.000Z', '2026-12-28'],
    ['before the Monday weeks are counted from', '2023-12-31T12:00:00.000Z', '2023-12-25'],
    ['on that Monday', '2024-01-01T12:00:00.000Z', '2024-01-01'],
  ])('the week %s', (_, moment, week) => {
    expect(weekOf(new Date(moment))).toBe(week);
  });

  test('publication reads in es-AR, 24 hours, with «hs»', () => {
    expect(formatPublication(new Date('2026-11-15T01:10:00Z'))).toBe(
      '14 de noviembre de 2026, 22:10 hs',
    );
  });

  test('a moment for machines says the clock of Buenos Aires and its offset', () => {
    expect(formatIso(new Date('2026-11-15T01:10:05.600Z'))).toBe('2026-11-14T22:10:05-03:00');
    expect(formatIso(new Date('2026-11-15T03:00:00Z'))).toBe('2026-11-15T00:00:00-03:00');
    // The last summer with daylight saving time.
    expect(formatIso(new Date('2008-12-31T12:00:00Z'))).toBe('2008-12-31T10:00:00-02:00');
  });

  test('a day and an hour are that moment in Buenos Aires', () => {
    expect(momentOf('2026-11-15', '22:10').toISOString()).toBe('2026-11-16T01:10:00.000Z');
    expect(momentOf('2026-11-15', '00:00').toISOString()).toBe('2026-11-15T03:00:00.000Z');
    // An hour after the clocks went forward, and an hour before they went back.
    expect(momentOf('2008-10-19', '01:00').toISOString()).toBe('2008-10-19T03:00:00.000Z');
    expect(momentOf('2009-03-14', '22:00').toISOString()).toBe('2009-03-15T00:00:00.000Z');
  });

  test('midnight is 00, never 24', () => {
    expect(formatPublication(new Date('2026-11-15T03:05:00Z'))).toBe(
      '15 de noviembre de 2026, 00:05 hs',
    );
  });

  test('short days and weekdays read as in es-AR', () => {
    expect(formatDayMonth(new Date('2026-01-03T01:00:00Z'))).toBe('2/1');
    expect(formatShortDay('2026-11-21')).toBe('sáb 21/11');
    expect(formatShortMonth('2026-11-01')).toBe('nov');
    expect(formatWeekdayDay('2026-12-04')).toBe('viernes 4 de diciembre');
    expect(formatWeekdayDate('2025-07-26')).toBe('sábado 26 de julio de 2025');
  });

  test('the year is the one in Buenos Aires', () => {
    expect(yearOf(new Date('2027-01-01T02:00:00Z'))).toBe(2026);
  });

  test('days are added on the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  test('daysBetween undoes addDays', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
        expect(daysBetween('2026-11-16', addDays('2026-11-16', days))).toBe(days + 0);
      }),
    );
  });
});

describe('parseSheetDate', () => {
  test.each([
    ['26/7/2025', '2025-07-26'],
    ['06/07/2025', '2025-07-06'],
    ['1/2/26', '2026-02-01'],
    ['29/2/2028', '2028-02-29'],
    [' 3/12/2026 ', '2026-12-03'],
  ])('reads %j as day, month, year', (text, date) => {
    expect(parseSheetDate(text)).toBe(date);
  });

  test.each(['', '31/4/2026', '29/2/2026', '12/31/2026', '2026-11-20', '1/1', '1/1/226', 'mañana'])(
    'refuses %j',
    (text) => {
      expect(parseSheetDate(text)).toBeNull();
    },
  );
});

describe('parseSheetTime', () => {
  test.each([
    ['21:00:00', '21:00'],
    ['9:30:00', '09:30'],
    ['0:00:00', '00:00'],
    ['23:59', '23:59'],
  ])('reads %j as %s', (text, time) => {
    expect(parseSheetTime(text)).toBe(time);
  });

  test.each(['', '24:00:00', '9', '9:5', '9:60', '21:00 hs', 'noche'])('refuses %j', (text) => {
    expect(parseSheetTime(text)).toBeNull();
  });
});

describe('intervalDays', () => {
  test.each([
    ['9/11 al 22/11', '2026-11-20', ['2026-11-09', '2026-11-22']],
    ['21/12 al 3/1', '2026-12-24', ['2026-12-21', '2027-01-03']],
    ['21/12 al 3/1', '2027-01-02', ['2026-12-21', '2027-01-03']],
    ['14/9/2026 al 27/9/2026', '2025-09-20', ['2026-09-14', '2026-09-27']],
    ['21/12 al 3/1/2026', '2026-11-20', ['2025-12-21', '2026-01-03']],
    ['del 1/3 al 1/3', '2026-03-01', ['2026-03-01', '2026-03-01']],
  ])('reads %j near %s', (interval, near, days) => {
    expect(intervalDays(interval, near)).toEqual(days);
  });

  test.each([
    '',
    'a definir',
    '9/11',
    '9/11 al 22/11 o 23/11',
    '31/2 al 3/3',
    '22/11/2026 al 9/11/2026',
    '22/11 al 9/11',
    '28/2 al 29/2',
  ])('does not read %j', (interval) => {
    expect(intervalDays(interval, '2026-11-20')).toBeNull();
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

test.each([
  ['Jue 24/9 21:00', '2026-09-24'],
  ['Sáb 2/1 15:00', '2027-01-02'],
  ['24/9/2025', '2025-09-24'],
  ['31/2 21:00', null],
  ['A definir', null],
  ['-', null],
])('the day of the schedule %j is %j', (text, day) => {
  expect(scheduleDay(text, '2026-11-16')).toBe(day);
});
