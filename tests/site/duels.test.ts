import { expect, test } from 'vitest';
import { addDays, calendarDate } from '../../src/lib/time.ts';
import { demoMonday, demoShift } from '../../src/snapshot/demo.ts';
import { builtAt, dailyDuels, page, snapshot } from '../fixtures/site.ts';

test.each(['/torneos/liga-nacional', '/torneos/copa-argentina'])(
  'the duels of %s have trophies of each division’s colour',
  (route) => {
    const $ = page(route);
    const colours: Record<string, string> = {
      Élite: 'trophy celeste',
      Platinum: 'trophy plata',
      Oro: 'trophy oro',
    };
    const trophies = $('#duelos td.trophy').toArray();
    expect(trophies.length).toBeGreaterThan(2);
    for (const cell of trophies) {
      const name = $(cell).text();
      expect($(cell).attr('class')).toBe(colours[name] ?? 'trophy');
    }
  },
);

test.each([0, 1, 2, 3, 4, 5, 6])(
  '%i days after a Monday the demo has league duels today, tomorrow and later, and qualifiers past and to come',
  (weekday) => {
    const today = addDays(demoMonday, demoShift(builtAt) + weekday);
    const tomorrow = addDays(today, 1);
    const days = dailyDuels('league', today).map(({ date }) => date);
    expect(days).toEqual(expect.arrayContaining([today, tomorrow]));
    expect(days.filter((day) => day > tomorrow)).not.toEqual([]);
    const { qualifiers } = snapshot;
    const past = qualifiers.filter(({ date }) => date && calendarDate(date) < today);
    expect(past.length).toBeGreaterThan(0);
    expect(past.length).toBeLessThan(qualifiers.length);
  },
);

// tests/unit/client asks what an entry shows once its moment has come.
test('a duel of the agenda can be added to a calendar until its hour, and then says that it has begun', () => {
  const $ = page('/duelos');
  const offers = $('.agenda-duel [data-moment]').toArray();
  expect(offers.length).toBeGreaterThan(2);
  for (const offer of offers) {
    const hour = $(offer).closest('.agenda-duel').find('.agenda-players time').attr('datetime');
    expect(Date.parse(offer.attribs['data-moment'] ?? '')).toBe(Date.parse(hour ?? ''));
    expect(offer.attribs['data-past-text']).toBe('Ya empezó');
    const isOver = Date.parse(hour ?? '') < builtAt.getTime();
    expect($(offer).text().trim()).toBe(isOver ? 'Ya empezó' : 'Al calendario');
    expect($(offer).find('[data-until-past]')).toHaveLength(isOver ? 0 : 1);
  }
});

test('each duel of the agenda has a filter that shows it', () => {
  const $ = page('/duelos');
  const valuesOf = (selector: string, name: string): Set<string> =>
    new Set(
      $(selector)
        .map((_, element) => $(element).attr(name))
        .toArray(),
    );
  const filters = valuesOf('.agenda-filter input', 'value');
  expect([...valuesOf('[data-of]', 'data-of').difference(filters)]).toEqual([]);
});

test.each([
  ['/duelos/todos', '/duelos'],
  ['/jugadores', '/ranking'],
])('the former page %s leads to %s', (former, current) => {
  const $ = page(former);
  expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0;url=${current}`);
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('main a').attr('href')).toBe(current);
});
