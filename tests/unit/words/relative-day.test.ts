import { expect, test } from 'vitest';
import { relativeDay, relativeDayAtStart } from '../../../src/words/relative-day.ts';
import { addDays, calendarDate, momentOf } from '../../../src/domain/time.ts';

const firstSecond = new Date('2026-12-05T03:00:00Z');
const lastSecond = new Date('2026-12-06T02:59:59Z');

test.each([
  [-3, 'hace 3 días'],
  [-2, 'hace 2 días'],
  [-1, 'ayer'],
  [0, 'hoy'],
  [1, 'mañana'],
  [2, 'en 2 días'],
  [60, 'en 60 días'],
])('a day %d days off is «%s», at any hour of the community’s day', (days, text) => {
  for (const now of [firstSecond, lastSecond]) {
    const day = addDays(calendarDate(now), days);
    expect(relativeDay(momentOf(day, '00:00'), now)).toBe(text);
  }
});

test('at the start of a line it has a capital', () => {
  expect(relativeDayAtStart(firstSecond, firstSecond)).toBe('Hoy');
  expect(
    relativeDayAtStart(momentOf(addDays(calendarDate(firstSecond), 2), '00:00'), firstSecond),
  ).toBe('En 2 días');
});
