/** Parsing of hours, days and intervals as people write them. */
import { expect, test } from 'vitest';
import {
  intervalDays,
  readInterval,
  readDay,
  readSchedule,
  readTime,
} from '../../../../src/sources/sheets/sheet-moments.ts';

const referenceDate = '2026-11-20';

test.each([
  ['21:00:00', '21:00'],
  ['21', '21:00'],
  ['21 hs', '21:00'],
  ['21hs.', '21:00'],
  ['21:00hs', '21:00'],
  ['21 horas', '21:00'],
  ['21.30', '21:30'],
  ['21h30', '21:30'],
  ['9:30 pm', '21:30'],
  ['9 am', '09:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['24:00', null],
  ['21:60', null],
  ['2da', null],
  ['a la noche', null],
  ['', null],
])('the hour «%s» is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each([
  ['24/11', [24, 11, null]],
  ['24-11', [24, 11, null]],
  ['24/11/26', [24, 11, 2026]],
  ['26-11-2026', [26, 11, 2026]],
  ['2026-11-24', [24, 11, 2026]],
  ['24 de noviembre', [24, 11, null]],
  ['1ro de mayo de 2026', [1, 5, 2026]],
  ['Mar 24/11', [24, 11, null]],
  ['el martes, 24/11', [24, 11, null]],
  ['3/0', null],
  ['15/1O', null],
  ['31/11', null],
  ['29/2/2027', null],
  ['antes del 24/11', null],
])('the day «%s» is %j', (text, parts) => {
  const read = readDay(text);
  expect(read && [read.day, read.month, read.year]).toEqual(parts);
});

test.each([
  ['Jue 24/9 21:00', '24/9 21:00'],
  ['Jue 24/9, 21:00 hs', '24/9 21:00'],
  ['24/9 a las 21', '24/9 21:00'],
  ['Dom. 4/10 - 18:30', '4/10 18:30'],
  ['2026-11-24 21hs', '24/11 21:00'],
  ['24/9', '24/9 null'],
  ['9:00 pm', null],
  ['Sáb 3/0', null],
  ['24/9 21:00 o 25/9 21:00', null],
  ['24/9 a la noche', null],
  ['-', null],
])('the schedule «%s» is %s', (text, meant) => {
  const read = readSchedule(text);
  expect(read && `${read.day.day}/${read.day.month} ${read.time}`).toBe(meant);
});

test.each([
  ['9/11 al 22/11', '2026-11-09', '2026-11-22'],
  ['23.11 – 6.12', '2026-11-23', '2026-12-06'],
  ['del 9 al 22/11', '2026-11-09', '2026-11-22'],
  ['9 al 22 de noviembre', '2026-11-09', '2026-11-22'],
  ['del 28 al 4/12', '2026-11-28', '2026-12-04'],
  ['del 28 al 4/1', '2026-12-28', '2027-01-04'],
  ['23 de noviembre al 6 de diciembre', '2026-11-23', '2026-12-06'],
  ['21/12 al 3/1', '2026-12-21', '2027-01-03'],
  ['21/12 al 3/1/2026', '2025-12-21', '2026-01-03'],
  ['6/10', '2026-10-06', '2026-10-06'],
  ['9/11 al 9/11', '2026-11-09', '2026-11-09'],
  // The longest interval, 120 days, and one day more.
  ['1/9 al 30/12', '2026-09-01', '2026-12-30'],
  ['1/9 al 31/12', null, null],
  ['29/2 al 13/3', '2028-02-29', '2028-03-13'],
  ['22/11 al 9/11', null, null],
  ['28/9 al 11/1O', null, null],
  ['3/11 al 9/11 y 10/11', null, null],
  ['a definir', null, null],
])('the interval «%s» is from %s to %s', (text, first, last) => {
  expect(intervalDays(readInterval(text), referenceDate)).toEqual(
    first === null ? null : [first, last],
  );
});
