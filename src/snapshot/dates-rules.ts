/** Days that cannot be meant. */
import { fixtureColumns } from '../domain/fixture.ts';
import { duelColumns } from '../domain/duels.ts';
import type { Problem } from '../domain/problem.ts';
import { dateOf, intervalDays, readSchedule } from '../domain/sheet-moments.ts';
import { sameName } from '../domain/text.ts';
import { calendarDate, daysBetween, type CalendarDate } from '../domain/time.ts';
import type { SourceName } from '../sources/catalog.ts';
import type { KnownSources } from './parse.ts';
import { fixturesOf, problemAt, type Moment } from './rule.ts';

/** Where no round above says which year: only the order of days counts. A leap year, for 29 February. */
const anyDay: CalendarDate = '2000-01-01';

/** Each round begins after the one above it. */
export function roundsOutOfOrder(known: KnownSources): Problem[] {
  return fixturesOf(known).flatMap(([source, rounds]) => {
    let above: { name: string; interval: string; first: CalendarDate } | undefined;
    return rounds.flatMap(({ name, interval, duels }): Problem[] => {
      const days = intervalDays(interval, above?.first ?? anyDay);
      if (!days) return [];
      const before = above;
      above = { name, interval, first: days[0] };
      const [duel] = duels;
      if (!before || !duel || days[0] >= before.first) return [];
      return [
        problemAt(source, duel.row, fixtureColumns.schedule.at, interval, {
          reason: `${name} (${interval}) empieza antes que ${before.name} (${before.interval})`,
          advice: 'corregí los días de la que esté mal, en la fila de su título',
        }),
      ];
    });
  });
}

/** A Monday, and how weekdays begin from it on. */
const monday: CalendarDate = '2024-01-01';
const weekdays = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'];

/** A weekday beside a day is that day's: `Vie 27/7` of a Monday is another month's. */
export function wrongWeekdays(known: KnownSources, { today }: Moment): Problem[] {
  return fixturesOf(known).flatMap(([source, rounds]) =>
    rounds.flatMap(({ duels }) =>
      duels.flatMap(({ row, schedule }): Problem[] => {
        const [word] = /^\p{L}{3}/u.exec(schedule) ?? [];
        const read = readSchedule(schedule);
        const date = read && dateOf(read.day, today);
        const said = weekdays.findIndex((name) => word !== undefined && sameName(name, word));
        if (!date || said < 0) return [];
        const real = ((daysBetween(monday, date) % 7) + 7) % 7;
        if (real === said) return [];
        return [
          problemAt(source, row, fixtureColumns.schedule.at, schedule, {
            reason: `ese día no cae ${word}`,
            advice: 'corregí el día de la semana o la fecha',
          }),
        ];
      }),
    ),
  );
}

/** How many days ago, or from now, a daily duel may be: beyond that its year is probably wrong. */
const past = 120;
const ahead = 180;

/** Daily duels and qualifiers are of this season. */
export function farDates(known: KnownSources, { today }: Moment): Problem[] {
  const away = (days: number): string =>
    days < 0 ? `es de hace ${-days} días` : `es dentro de ${days} días`;
  return [
    ...(['duels-league', 'duels-cup'] as const satisfies SourceName[]).flatMap((source) =>
      (known[source] ?? []).flatMap(({ row, day, home, away: rival }) => {
        const date = dateOf(day, today) ?? today;
        const days = daysBetween(today, date);
        if (days >= -past && days <= ahead) return [];
        return [
          problemAt(source, row, duelColumns.date.at, date, {
            reason: `${home} y ${rival}: la fecha ${away(days)}`,
            advice: 'revisá el año',
          }),
        ];
      }),
    ),
    ...(known['national-qualifiers'] ?? []).flatMap(({ id, date, city }) => {
      const days = daysBetween(today, calendarDate(date));
      if (days <= 400) return [];
      return [
        problemAt('national-qualifiers', id, 'date', calendarDate(date), {
          reason: `el clasificatorio de ${city} ${away(days)}`,
          advice: 'revisá el año',
        }),
      ];
    }),
  ];
}

/** In days: a date of tomorrow may well be meant. */
const soon = 2;

/** News are of today or before: one of next year would stay on top until then. */
export function futureNews(known: KnownSources, { today }: Moment): Problem[] {
  return (known.news ?? []).flatMap(({ id, publishedAt }) => {
    const date = calendarDate(publishedAt);
    if (daysBetween(today, date) <= soon) return [];
    return [
      problemAt('news', id, 'date', date, {
        reason: `la noticia tiene fecha de dentro de ${daysBetween(today, date)} días, y ya se ve en /noticias/${id}`,
        advice: 'revisá el año de su fecha',
      }),
    ];
  });
}
