/** Days that cannot be meant. */
import { ofGeneric } from '../config/competitions.ts';
import type { Round as ParsedRound } from '../domain/fixture.ts';
import { playerKey } from '../domain/player-key.ts';
import { isScheduled } from '../domain/qualifiers.ts';
import { dateOf, intervalDays } from '../domain/sheet-moments.ts';
import { sameName } from '../domain/text.ts';
import { calendarDate, daysBetween, weekdayOf, type CalendarDate } from '../domain/time.ts';
import { isBesideTitle } from '../season/bracket.ts';
import { isOn } from '../season/dates.ts';
import { isDecided, isOpen, isPlayed, type Days, type Round } from '../season/model.ts';
import { duelDate } from '../season/years.ts';
import {
  bothOf,
  parsedRounds,
  problemAt,
  problemOf,
  problemOfDaily,
  sourceOf,
  type Evidence,
  type Rule,
} from './rule.ts';
import { duelsSheet } from '../sources/catalog.ts';

/** Days that a mistyped month adds to a round, at least. */
const month = 27;

/** A round as its sheet has it, with the days that this means. */
type DatedRound = ParsedRound & Pick<Round, 'days'>;

const lengthOf = (days: Days): number => daysBetween(...days) + 1;

/**
 * Why a round's days cannot be meant, with those of the others of its stage; null where they can.
 * @param usually In days, how long the season's rounds are.
 */
function oddDays(
  { row, name, interval, days }: DatedRound,
  all: readonly DatedRound[],
  usually: readonly number[],
): string | null {
  const dated = all.flatMap(({ days: own, ...one }) =>
    own && one.row !== row ? [{ ...one, own }] : [],
  );
  if (!days) {
    const next = dated.find((one) => one.row > row);
    return next && interval === '' ? `${name} no tiene días, y ${next.name} sí` : null;
  }
  const length = lengthOf(days);
  const others = dated.length > 1 ? dated.map(({ own }) => lengthOf(own)) : usually;
  const usual = others.toSorted((a, b) => a - b)[Math.floor((others.length - 1) / 2)] ?? length;
  if (length - usual >= month) {
    return `${name} (${interval}) dura ${length} días, y lo usual son ${usual}`;
  }
  const above = dated.findLast((one) => one.row < row);
  if (!above || (days[0] > above.own[0] && days[1] >= above.own[1])) return null;
  const [isBefore, isSame] = [days[0] < above.own[0], days[0] === above.own[0]];
  const when = isSame ? 'empieza el mismo día' : `${isBefore ? 'empieza' : 'termina'} antes`;
  return `${name} (${interval}) ${when} que ${above.name} (${above.interval})`;
}

/** Rounds follow each other, and all that have one with days below them have days. */
export const roundsOutOfOrder: Rule = function* ({ data, season }) {
  const usually = season.stages.flatMap(({ rounds }) =>
    rounds.flatMap(({ days }) => (days ? [lengthOf(days)] : [])),
  );
  for (const stage of season.stages) {
    const { group, rounds } = stage;
    const all = parsedRounds(data, stage)
      .map((round, index) => ({ ...round, days: rounds[index]?.days ?? null }))
      // What stands beside a tree is played while its final is.
      .filter(({ name }) => group !== null || !isBesideTitle(name));
    for (const round of all) {
      const reason = oddDays(round, all, usually);
      if (reason === null) continue;
      const { row, interval, places } = round;
      yield problemAt(sourceOf(stage), row, places.schedule, interval, {
        reason,
        advice:
          'revisá el día, el mes y el año, en la fila de su título; si está bien, no hace falta nada',
      });
    }
  }
};

/** How weekdays begin, from Monday on. */
const weekdays = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'];

/** The 29 February of a leap year. */
const leapDay: CalendarDate = '2000-02-29';

/** What titles and duels of fixtures say of their days, with the day: null where its year has no such day. */
function* typedDays({ data, season }: Evidence) {
  for (const stage of season.stages) {
    for (const [index, round] of parsedRounds(data, stage).entries()) {
      const { interval, ends, duels, places } = round;
      const at = places.schedule;
      const { days = null, begins } = stage.rounds[index] ?? {};
      if (intervalDays(ends, leapDay)) {
        yield { stage, row: round.row, at, typed: interval, date: days?.[0] ?? null };
      }
      for (const { row, schedule, agreed } of duels) {
        if (!agreed || !begins) continue;
        yield { stage, row, at, typed: schedule, date: duelDate(agreed.day, begins) };
      }
    }
  }
}

/** A weekday beside a day is that day's: `Vie 27/7` of a Monday is another month's. */
export const wrongWeekdays: Rule = function* (evidence) {
  for (const { stage, row, at, typed, date } of typedDays(evidence)) {
    const [word] = /^\p{L}{3}/u.exec(typed) ?? [];
    const said = weekdays.findIndex((name) => word !== undefined && sameName(name, word));
    if (!date || said < 0 || weekdayOf(date) === said) continue;
    yield problemAt(sourceOf(stage), row, at, typed, {
      reason: `ese día no cae ${word}`,
      advice: 'corregí el día de la semana o la fecha',
    });
  }
};

/** 29 February is a day of one year in four: without a year, and in any other, it is no day. */
export const missingLeapDays: Rule = function* (evidence) {
  const { data } = evidence;
  for (const { stage, row, at, typed, date } of typedDays(evidence)) {
    if (date) continue;
    yield problemAt(sourceOf(stage), row, at, typed, {
      reason: 'ese año no tiene 29 de febrero; figura como está escrito, y sin día',
      advice: 'corregí el día',
    });
  }
  for (const [id, { duels, dailyNear }] of Object.entries(data.competitions)) {
    for (const { row, day, places } of duels) {
      if (dateOf(day, dailyNear)) continue;
      const value = `${day.day}/${day.month}`;
      yield problemAt(duelsSheet(id), row, places.date, value, {
        reason: 'ese año no tiene 29 de febrero; no se muestra',
        advice: 'corregí la fecha',
        isLoss: true,
      });
    }
  }
};

/** How many days ago, or from now, a daily duel may be: beyond that its year is probably wrong. */
const past = 120;
const ahead = 180;
/** The same of a qualifier, from now. */
const qualifierAhead = 400;

/** Daily duels and qualifiers are of this season. */
export const farDates: Rule = function* ({ data, season, today }) {
  const away = (days: number): string =>
    days < 0 ? `es de hace ${-days} días` : `es dentro de ${days} días`;
  const advice = 'revisá el año';
  for (const duel of season.daily) {
    const days = daysBetween(today, duel.date);
    if (days >= -past && days <= ahead) continue;
    const reason = `${duel.home} y ${duel.away}: la fecha ${away(days)}`;
    yield problemOfDaily(duel, 'date', duel.date, { reason, advice });
  }
  for (const { id, date, city } of data.qualifiers.filter(isScheduled)) {
    const day = calendarDate(date);
    const days = daysBetween(today, day);
    if (days <= qualifierAhead) continue;
    const reason = `el clasificatorio de ${city} ${away(days)}`;
    yield problemAt('national-qualifiers', id, 'date', day, { reason, advice });
  }
};

/** Days ahead that news may be dated: a date of tomorrow may well be meant. */
const soon = 2;

/** News are of today or before: one of next year would stay on top until then. */
export const futureNews: Rule = function* ({ data, today }) {
  for (const { id, publishedAt } of data.news) {
    const date = calendarDate(publishedAt);
    const days = daysBetween(today, date);
    if (days <= soon) continue;
    yield problemAt('news', id, 'date', date, {
      reason: `la noticia tiene fecha de dentro de ${days} días, y ya se ve en /noticias/${id}`,
      advice: 'revisá el año de su fecha',
    });
  }
};

/** What was played was played by today, as its fixture says it; what the daily duels say is another rule's. */
export const playedInTheFuture: Rule = function* ({ season, today }) {
  for (const match of season.matches.filter(isPlayed)) {
    const { score, inFixture } = match;
    const { date } = inFixture;
    if (!date || date <= today) continue;
    yield problemOf(match, 'schedule', asTyped(date), {
      reason: `${bothOf(match)}: todavía no llegó ese día, y ya tiene resultado (${score.join(' - ')})`,
      advice: 'corregí el día, o el resultado si es de otro duelo',
    });
  }
};

/** Days: who announces a qualifier does not announce one of so long ago. */
const longPast = 60;

/** A qualifier that is new, or has another day, is to come. It is told until it has another day. */
export const pastQualifiers: Rule = function* ({ data, lastQualifiers, told, today }) {
  const before = new Map(
    lastQualifiers.map(({ id, date }) => [id, date && calendarDate(date)] as const),
  );
  for (const { id, date, city } of data.qualifiers.filter(isScheduled)) {
    const day = calendarDate(date);
    const reason = `el clasificatorio de ${city} se cargó con una fecha que ya había pasado`;
    const wasTold = told.some(
      (one) => one.row === id && one.value === day && one.reason === reason,
    );
    const isKnown = before.size === 0 || before.get(id) === day;
    if (daysBetween(day, today) <= longPast || (isKnown && !wasTold)) continue;
    yield problemAt('national-qualifiers', id, 'date', day, { reason, advice: 'revisá el año' });
  }
};

/** Who play on a day are to play: a fixture has their duel. A nick that is in none is another rule's. */
export const dailyOfNoFixture: Rule = function* ({ season: { matches, daily }, today }) {
  const players = new Set(matches.flatMap(({ home, away }) => [home.key, away.key]));
  for (const duel of daily) {
    const { competition, division, match, date, home, away } = duel;
    if (match && isDecided(match) && date > today) {
      yield problemOfDaily(duel, 'home', `${home} y ${away}`, {
        reason: 'todavía no se jugó, y en el fixture ya tiene resultado',
        advice: 'revisá los nicks y la fecha, o el resultado del fixture',
      });
    }
    const isOfOthers = !players.has(playerKey(home)) || !players.has(playerKey(away));
    // A division that nobody knows is another rule's, too.
    if (match || isOfOthers || (competition.divisions.length > 0 && !division)) continue;
    const fixture = division
      ? `ningún fixture de ${division.name}`
      : `el fixture ${ofGeneric(competition)}`;
    yield problemOfDaily(duel, 'home', `${home} y ${away}`, {
      reason: `este duelo no está en ${fixture}`,
      advice: 'revisá los nicks y la división; si falta en el fixture, agregalo',
    });
  }
};

/** A day as a sheet has it. */
const asTyped = (date: CalendarDate): string => date.split('-').map(Number).toReversed().join('/');

/** A duel is put off in both sheets: the daily one is believed, and its fixture's page says another day. */
export const otherDayThanFixture: Rule = function* ({ season }) {
  for (const match of season.matches) {
    const { daily, inFixture, schedule } = match;
    if (!daily || !isOpen(match)) continue;
    const { date, isPostponed } = inFixture;
    // Without the year, which fixtures rarely say.
    const isOther = date !== null && date.slice(5) !== daily.date.slice(5);
    if (!isOther && !isPostponed) continue;
    yield problemOfDaily(daily, 'date', asTyped(daily.date), {
      reason: `${bothOf(match)} juegan ese día, y en el fixture dice «${schedule}»`,
      advice: 'dejá el mismo día en las dos hojas',
    });
  }
};

/** Open duels, and those with a row of daily duels, are on a day of their round. */
export const outsideTheirRound: Rule = function* ({ season }) {
  for (const match of season.matches) {
    const { when, round, daily } = match;
    if (!isOpen(match) && !daily) continue;
    if (!when || !round.days || isOn(round, when.date)) continue;
    const value = asTyped(when.date);
    const complaint = {
      reason: `${bothOf(match)} juegan fuera de ${round.name} (${round.interval})`,
      advice: 'si está acordado no hace falta nada; si no, corregí la fecha',
    };
    yield daily
      ? problemOfDaily(daily, 'date', value, complaint)
      : problemOf(match, 'schedule', value, complaint);
  }
};
