import { league } from '../fixtures/competitions.ts';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { calendarDate } from '../../src/lib/time.ts';
import { readSnapshot } from '../../src/snapshot/snapshot.ts';
import { page } from '../fixtures/site.ts';

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

test.each([22, 23, 24, 25, 26, 27, 28])(
  'on %i June, too, the demo has league duels today, tomorrow and later, and qualifiers past and to come',
  async (day) => {
    const { competitions, qualifiers } = await readSnapshot(
      readEnvironment({ DATA: 'demo', BUILD_TIME: `2027-06-${day}T15:00:00Z` }),
    );
    const { duels = [] } = competitions[league.id] ?? {};
    const days = duels.map((duel) => duel.day.month * 100 + duel.day.day);
    expect(days).toEqual(expect.arrayContaining([600 + day, 600 + day + 1]));
    expect(days.filter((one) => one > 600 + day + 1)).not.toEqual([]);
    const past = qualifiers.filter((one) => one.date && calendarDate(one.date) < `2027-06-${day}`);
    expect(past.length).toBeGreaterThan(0);
    expect(past.length).toBeLessThan(qualifiers.length);
  },
);

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
