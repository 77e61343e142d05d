import { describe, expect, test } from 'vitest';
import { duelsForOffset } from '../../src/domain/duels.ts';
import { addDays, calendarDate, formatShortDay } from '../../src/domain/time.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { readSnapshot } from '../../src/snapshot/read.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { builtAt, page, snapshot, tableHeadings, tableRows, texts } from '../fixtures/site.ts';

const today = calendarDate(builtAt);

describe.each([
  ['league', '/torneos/liga-nacional', 'División'],
  ['cup', '/torneos/copa-argentina', 'Fase'],
] as const)('daily duels of the %s', (competition, route, category) => {
  const $ = page(route);

  test.each([
    [0, 'Duelos de hoy'],
    [1, 'Duelos de mañana'],
    [2, 'Próximos duelos'],
  ] as const)('offset %d, «%s», has the duels of Buenos Aires’ day', (offset, title) => {
    const view = `.duels-view[data-offset=${offset}]`;
    const duels = duelsForOffset(snapshot.duels[competition], today, offset);
    expect(texts($, `${view} h2`)).toEqual([title]);
    if (duels.length === 0) {
      expect(texts($, view).join(' ')).toContain('No hay duelos programados.');
      return;
    }
    const upcoming = offset === 2;
    expect(tableHeadings($, `${view} table`)).toEqual([
      category,
      'Duelo',
      ...(upcoming ? ['Día'] : []),
      'Hora',
      'Link',
    ]);
    expect(tableRows($, `${view} table`)).toEqual(
      duels.map((duel) => [
        duel.category,
        `${duel.home} vs ${duel.away}`,
        ...(upcoming ? [formatShortDay(duel.date)] : []),
        duel.time,
        duel.link ? 'Ver' : '-',
      ]),
    );
  });
});

test('whatever the day, the demo has league duels today, tomorrow and later', async () => {
  for (let day = 0; day < 7; day++) {
    const date = addDays(demoMonday, 7 * 30 + day);
    const { duels, qualifiers } = await readSnapshot(
      readEnvironment({ DATA: 'demo', BUILD_TIME: `${date}T15:00:00Z` }),
    );
    for (const offset of [0, 1, 2] as const) {
      expect(duelsForOffset(duels.league, date, offset)).not.toEqual([]);
    }
    const past = qualifiers.filter((qualifier) => calendarDate(qualifier.date) < date);
    expect(past.length).toBeGreaterThan(0);
    expect(past.length).toBeLessThan(qualifiers.length);
  }
});
