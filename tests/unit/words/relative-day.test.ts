import { expect, test } from 'vitest';
import { relativeDay, relativeDayAtStart } from '../../../src/words/relative-day.ts';

const firstSecond = new Date('2026-12-05T03:00:00Z');
const lastSecond = new Date('2026-12-06T02:59:59Z');

test.each([
  ['2026-12-02', 'hace 3 días'],
  ['2026-12-03', 'hace 2 días'],
  ['2026-12-04', 'ayer'],
  ['2026-12-05', 'hoy'],
  ['2026-12-06', 'mañana'],
  ['2026-12-07', 'en 2 días'],
  ['2027-02-03', 'en 60 días'],
])('on 5 December, at any hour of the community’s day, %s is «%s»', (day, text) => {
  for (const now of [firstSecond, lastSecond]) {
    expect(relativeDay(new Date(`${day}T03:00:00Z`), now)).toBe(text);
  }
});

test('at the start of a line it has a capital', () => {
  expect(relativeDayAtStart(firstSecond, firstSecond)).toBe('Hoy');
});
