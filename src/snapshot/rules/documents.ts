/** Rules that report documents that contradict each other, or the calendar. */
import { repetitions } from '../../lib/matching.ts';
import { isScheduled } from '../../sources/documents/qualifiers.ts';
import { currentNick } from '../../sources/player-key.ts';
import { isPlayer } from '../../sources/sheets/side.ts';
import { fold, nickKey } from '../../lib/text.ts';
import { calendarDate, daysBetween, formatCalendarDay } from '../../lib/time.ts';
import type { CollectionName } from '../../sources/catalog/catalog.ts';
import type { SnapshotData } from '../../season/parsed-data.ts';
import { problemAt, type Rule } from './rule.ts';

/** What a document is about. */
interface Subject {
  source: CollectionName;
  id: string;
  /** The field that shows the subject. */
  field: string;
  /** The subject in Spanish: `podio de 2024`. No other document of the collection should have the same one. */
  what: string;
  /** Names that the document lists, if it lists any. */
  names?: readonly string[];
  /** Year of a podium or team. */
  year?: number;
}

function* subjectsOf(data: SnapshotData): Generator<Subject> {
  for (const { id, title, publishedAt } of data.news) {
    const day = formatCalendarDay(calendarDate(publishedAt));
    yield { source: 'news', id, field: 'title', what: `${title}, del ${day}` };
  }
  for (const { id, nick } of data.currentTeam) {
    yield { source: 'current-national-team', id, field: 'nick', what: currentNick(nick) };
  }
  for (const { id, year, competition, team: names } of data.pastTeams) {
    const what = `${competition} ${year}`;
    yield { source: 'national-teams', id, field: 'team', what, names, year };
  }
  for (const { id, date, place, city } of data.qualifiers) {
    const day = date ? `, el ${formatCalendarDay(calendarDate(date))}` : '';
    yield { source: 'national-qualifiers', id, field: 'place', what: `${place}, ${city}${day}` };
  }
  for (const { id, year, podium: names } of data.nationalPodiums) {
    const source = 'national-tournaments-podiums';
    yield { source, id, field: 'podium', what: `podio de ${year}`, names, year };
  }
  for (const { id, year, podium } of data.worldPodiums) {
    const names = podium.map(({ name }) => name);
    const source = 'world-championships-podiums';
    yield { source, id, field: 'podium', what: `podio de ${year}`, names, year };
  }
  for (const { id, name, url } of data.communities) {
    const what = url === null ? name : `${name} (${url})`;
    yield { source: 'communities', id, field: 'name', what };
  }
}

/** Reports two documents about the same thing. */
const repeatedDocuments: Rule = function* ({ data }) {
  const keyOf = ({ source, what }: Subject): string => `${source} ${nickKey(what)}`;
  for (const { first, item } of repetitions(subjectsOf(data), keyOf)) {
    const field = item.year === undefined ? item.field : 'year';
    yield problemAt(item.source, item.id, field, item.what, {
      reason: `el documento ${first.id} es sobre lo mismo; se muestran los dos`,
      advice: 'borrá el que sobra, o corregilo',
    });
  }
};

/** Reports podiums and teams of a year to come, and each name that stands twice in one. */
const podiumsAndTeams: Rule = function* ({ data, today }) {
  const thisYear = Number(today.slice(0, 4));
  for (const { source, id, field, names, year } of subjectsOf(data)) {
    if (year !== undefined && year > thisYear) {
      const advice = 'corregí el año';
      yield problemAt(source, id, 'year', String(year), { reason: 'ese año no llegó', advice });
    }
    for (const { item } of repetitions(names?.filter(isPlayer) ?? [], fold)) {
      const advice = 'dejalo una sola vez, o corregí el nombre';
      yield problemAt(source, id, field, item, { reason: 'está dos veces', advice });
    }
  }
};

const yearAdvice = 'revisá el año';

/** Qualifiers and news further ahead than this, in days, have a wrong date. News of tomorrow may be meant. */
const maxQualifierDaysAhead = 400;
const maxNewsDaysAhead = 2;

/** Reports qualifiers and news too far ahead. Such news would stay on top. */
const farDocuments: Rule = function* ({ data, today }) {
  for (const { id, date, city } of data.qualifiers.filter(isScheduled)) {
    const day = calendarDate(date);
    const days = daysBetween(today, day);
    if (days <= maxQualifierDaysAhead) continue;
    const reason = `el clasificatorio de ${city} es dentro de ${days} días`;
    yield problemAt('national-qualifiers', id, 'date', day, { reason, advice: yearAdvice });
  }
  for (const { id, publishedAt } of data.news) {
    const day = calendarDate(publishedAt);
    const days = daysBetween(today, day);
    if (days <= maxNewsDaysAhead) continue;
    const reason = `la noticia es de dentro de ${days} días, y ya se ve en /noticias/${id}`;
    yield problemAt('news', id, 'date', day, { reason, advice: 'revisá la fecha' });
  }
};

/** A qualifier that is announced this many days after its date has a wrong year. */
const maxQualifierDaysAgo = 60;

/** Reports a qualifier whose new date is over `maxQualifierDaysAgo` days past. It stays until the date changes. */
const pastQualifiers: Rule = function* ({ data, lastQualifiers, reported, today }) {
  const daysBefore = new Map(
    lastQualifiers?.map(({ id, date }) => [id, date && calendarDate(date)] as const),
  );
  for (const { id, date, city } of data.qualifiers.filter(isScheduled)) {
    const day = calendarDate(date);
    const wasReported = reported.some(
      ({ source, row, value, advice }) =>
        source === 'national-qualifiers' && row === id && value === day && advice === yearAdvice,
    );
    const isNew = lastQualifiers !== null && daysBefore.get(id) !== day;
    if (daysBetween(day, today) <= maxQualifierDaysAgo || !(isNew || wasReported)) continue;
    yield problemAt('national-qualifiers', id, 'date', day, {
      reason: `el clasificatorio de ${city} se cargó con una fecha que ya había pasado`,
      advice: yearAdvice,
    });
  }
};

export const documentRules: readonly Rule[] = [
  repeatedDocuments,
  podiumsAndTeams,
  farDocuments,
  pastQualifiers,
];
