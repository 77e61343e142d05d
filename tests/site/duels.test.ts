import { describe, expect, test } from 'vitest';
import { dayOffsets, duelsForOffset, duelsSince } from '../../src/domain/duels.ts';
import { addDays, calendarDate, formatShortDay } from '../../src/domain/time.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { readSnapshot } from '../../src/snapshot/read.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import {
  builtAt,
  duelDays,
  page,
  snapshot,
  tableHeadings,
  tableRows,
  texts,
} from '../fixtures/site.ts';

const today = calendarDate(builtAt);

describe.each([
  ['league', '/torneos/liga-nacional', 'División'],
  ['cup', '/torneos/copa-argentina', 'Fase'],
] as const)('daily duels of the %s', (competition, route, category) => {
  const $ = page(route);
  const duels = duelsSince(snapshot.duels[competition], addDays(today, -1));

  test('are a dialog with a title, opened by its button', () => {
    expect($('dialog#duelos')).toHaveLength(1);
    expect($('button[command=show-modal]').attr('commandfor')).toBe('duelos');
    expect(texts($, '#duelos h2')).toEqual(['Calendario de duelos']);
    expect($('#duelos').attr('aria-labelledby')).toBe($('#duelos h2').attr('id'));
  });

  test('are in the page once each, by day and hour, from the day before the build on', () => {
    expect(tableHeadings($, '#duelos table')).toEqual([category, 'Duelo', 'Día', 'Hora', 'Link']);
    expect(tableRows($, '#duelos table')).toEqual(
      duels.map((duel) => [
        duel.category,
        `${duel.home} vs ${duel.away}`,
        formatShortDay(duel.date),
        duel.time,
        duel.link ? 'Ver' : '-',
      ]),
    );
    expect($('#duelos table')).toHaveLength(1);
    expect($('#duelos').hasClass('no-duels')).toBe(duels.length === 0);
    expect(texts($, '#duelos .empty')).toEqual(['No hay duelos programados.']);
  });

  test.each([-1, 0, 1])('have what every view shows on day %d, counted from the build', (days) => {
    const visitorsDay = addDays(today, days);
    const dates = duelDays($);
    const rows = $('#duelos tbody tr')
      .toArray()
      .map((row, index) => ({ day: dates[index] ?? '', duel: $(row).find('th').text() }));
    expect(rows).toHaveLength(dates.length);
    for (const offset of dayOffsets) {
      const first = addDays(visitorsDay, offset);
      const carried = rows.filter(({ day }) => (offset === 2 ? day >= first : day === first));
      expect(carried.map(({ duel }) => duel)).toEqual(
        duelsForOffset(snapshot.duels[competition], visitorsDay, offset).map(
          ({ home, away }) => `${home} vs ${away}`,
        ),
      );
    }
  });

  test('colour the trophies of the three divisions', () => {
    const colours = { Élite: 'celeste', Platinum: 'plata', Oro: 'oro' } as const;
    for (const cell of $('#duelos td.trophy').toArray()) {
      const colour = Object.entries(colours).find(([name]) => name === $(cell).text());
      expect($(cell).attr('class')).toBe(colour ? `trophy ${colour[1]}` : 'trophy');
    }
    expect($('#duelos td.trophy')).toHaveLength(duels.length);
  });
});

test('whatever the day, the demo has league duels today, tomorrow and later, and qualifiers past and to come', async () => {
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
