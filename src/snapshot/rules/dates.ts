/** Rules that report days of rounds and duels that nobody can mean. */
import { genericWithDe } from '../../config/competitions.ts';
import type { Complaint } from '../../sources/problem.ts';
import { lowerMedian } from '../../lib/number.ts';
import { asTyped } from '../../sources/sheets/sheet-moments.ts';
import { fold, listNames } from '../../lib/text.ts';
import { daysBetween, weekdayOf, type CalendarDate } from '../../lib/time.ts';
import { playsOn } from '../../season/dates.ts';
import { isOpen, isPlayed, type Days, type Round, type Stage } from '../../season/model.ts';
import {
  namePair,
  problemOf,
  problemOfDaily,
  problemOfDays,
  roundsInTurn,
  unrankedNicks,
  type Rule,
} from './rule.ts';

/** A mistyped month makes a round at least this many days longer. */
const minExtraDays = 27;

const lengthOf = (days: Days): number => daysBetween(...days) + 1;

/** Lengths in days of the rounds that have days. */
function lengthsOf(rounds: readonly Round[]): number[] {
  const lengths: number[] = [];
  for (const { days } of rounds) if (days) lengths.push(lengthOf(days));
  return lengths;
}

/** Says in Spanish how the days of a stage's round clash with those of the round above. Null if they do not. */
function orderFault({ group }: Stage, days: Days, above: Days): string | null {
  if (days[0] < above[0]) return 'empieza antes que';
  // A cup's semifinals and final may be played in one evening.
  const isEvening = group === null && above[0] === above[1];
  if (days[0] === above[0] && !isEvening) return 'empieza el mismo día que';
  if (days[1] < above[1]) return 'termina antes que';
  return days[0] < above[1] ? 'empieza antes de que termine' : null;
}

/**
 * Says in Spanish why a round's days cannot be meant, given its stage's other rounds. Null if they can.
 * @param usually Lengths of the season's rounds in days, for a stage with fewer than two other rounds.
 */
function oddDays(round: Round, stage: Stage, usually: readonly number[]): string | null {
  const { name, days, title } = round;
  const rounds = roundsInTurn(stage);
  const earlier = rounds.slice(0, rounds.indexOf(round));
  const later = rounds.slice(earlier.length + 1);
  if (!days) {
    const next = later.find((other) => other.days);
    return next && title.interval === '' ? `${name} no tiene días, y ${next.name} sí` : null;
  }
  const length = lengthOf(days);
  const lengths = lengthsOf([...earlier, ...later]);
  const usual = lowerMedian(lengths.length > 1 ? lengths : usually) ?? length;
  if (length - usual >= minExtraDays) {
    return `${name} (${title.interval}) dura ${length} días, y lo usual es ${usual}`;
  }
  const above = earlier.findLast((other) => other.days);
  const fault = above?.days ? orderFault(stage, days, above.days) : null;
  if (!above || fault === null) return null;
  return `${name} (${title.interval}) ${fault} ${above.name} (${above.title.interval})`;
}

/** Reports rounds that overlap the one above, last much longer than usual, or have no days while a later one has. */
const roundsOutOfOrder: Rule = function* ({ season }) {
  const usually = lengthsOf(season.stages.flatMap(({ rounds }) => rounds));
  for (const stage of season.stages) {
    for (const round of roundsInTurn(stage)) {
      const reason = oddDays(round, stage, usually);
      if (reason === null) continue;
      yield problemOfDays(stage, round, {
        reason,
        advice:
          'revisá el día, el mes y el año, en la fila de su título; si está bien, no hace falta nada',
      });
    }
  }
};

/** Weekdays from Monday on, without accents. */
const weekdays = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

/** Captures the word a typed day begins with, also after an hour: `Vie`, `21 hs del jueves`. Not the month of `3 mar`. */
const firstWord = /^(?:\d[\d.:]*(?:\s*hs?\.?|:\d\d)\s+)?(?:d?el\s+)?(\p{L}{3,})/iu;

/** Complaint about a weekday before a typed day, `Vie`, that is not that of its date. Null if nothing is wrong. */
function weekdayComplaint(typed: string, date: CalendarDate | null | undefined): Complaint | null {
  const [, word] = firstWord.exec(typed) ?? [];
  if (word === undefined || !date) return null;
  const weekday = weekdays.findIndex((name) => name.startsWith(fold(word)));
  if (weekday < 0 || weekday === weekdayOf(date)) return null;
  return { reason: `ese día no cae ${word}`, advice: 'corregí el día de la semana o la fecha' };
}

/** Reports a weekday that is not that of its date: with `Vie 27/7` on a Monday, the month is probably wrong. */
const wrongWeekdays: Rule = function* ({ season }) {
  for (const stage of season.stages) {
    for (const round of stage.rounds) {
      const { title, days, matches } = round;
      const ofRound = weekdayComplaint(title.interval, days?.[0]);
      if (ofRound) yield problemOfDays(stage, round, ofRound);
      for (const match of matches) {
        const { typedSchedule: typed, inFixture } = match;
        if (typed === null) continue;
        const ofDuel = weekdayComplaint(typed, inFixture.date);
        if (ofDuel) yield problemOf(match, 'schedule', typed, ofDuel);
      }
    }
  }
};

/** A daily duel that is further than this from today (in days) probably has a wrong year. */
const maxDaysAgo = 120;
const maxDaysAhead = 180;

/** Reports daily duels too far from today, unless their fixture has the same day: the duel's own or one of its round. */
const farDates: Rule = function* ({ season, today }) {
  for (const duel of season.dailyRows) {
    const { date, match } = duel;
    const days = daysBetween(today, date);
    if (days >= -maxDaysAgo && days <= maxDaysAhead) continue;
    if (match && (match.inFixture.date === date || playsOn(match.round, date))) continue;
    const away = days < 0 ? `es de hace ${-days} días` : `es dentro de ${days} días`;
    yield problemOfDaily(duel, 'date', asTyped(date), {
      reason: `${listNames([duel.home, duel.away])}: la fecha ${away}`,
      advice: 'revisá el año',
    });
  }
};

/** Reports results of duels whose fixture says a day to come. `decidedAnnounced` compares with the daily duels. */
const playedInTheFuture: Rule = function* ({ season, today }) {
  for (const match of season.matches.filter(isPlayed)) {
    const { score, inFixture } = match;
    const { date } = inFixture;
    if (!date || date <= today) continue;
    yield problemOf(match, 'schedule', asTyped(date), {
      reason: `${namePair(match)}: todavía no llegó ese día, y ya tiene resultado (${score.join(' - ')})`,
      advice: 'corregí el día, o el resultado si es de otro duelo',
    });
  }
};

/** Reports daily duels that their competition's fixtures lack, if it has any. `unknownNicks` reports unranked nicks. */
const dailyOfNoFixture: Rule = function* ({ data, season: { matches, dailyRows } }) {
  const isUnranked = unrankedNicks(data);
  for (const duel of dailyRows) {
    const { competition, division, match, home, away } = duel;
    if (match || isUnranked(home) || isUnranked(away)) continue;
    if (!matches.some(({ stage }) => stage.competition === competition)) continue;
    // An unknown division is left to `unknownCategories`.
    if (competition.divisions.length > 0 && !division) continue;
    const fixture = division
      ? `ningún fixture de ${division.name}`
      : `el fixture ${genericWithDe(competition)}`;
    yield problemOfDaily(duel, 'home', listNames([home, away]), {
      reason: `este duelo no está en ${fixture}`,
      advice: `revisá los nicks${division ? ' y la división' : ''}; si falta en el fixture, agregalo`,
    });
  }
};

/** Reports an open duel that the fixture postpones, or has on another day or hour. The site believes the daily sheet. */
const otherMomentThanFixture: Rule = function* ({ season }) {
  for (const match of season.matches) {
    const { daily, inFixture } = match;
    if (!daily || !isOpen(match)) continue;
    const { date, time, isPostponed, schedule } = inFixture;
    // Compared without the year, which fixtures rarely say.
    const isOtherDay = isPostponed || (date !== null && date.slice(5) !== daily.date.slice(5));
    if (!isOtherDay && (time === null || time === daily.time)) continue;
    const value = isOtherDay ? asTyped(daily.date) : daily.time;
    yield problemOfDaily(daily, isOtherDay ? 'date' : 'time', value, {
      reason: `${namePair(match)} juegan ${isOtherDay ? 'ese día' : 'a esa hora'}, y en el fixture dice «${schedule}»`,
      advice: 'dejá el mismo día y la misma hora en las dos hojas',
    });
  }
};

/** If at least so many duels of a round, and half of those with a day, are outside of its days, its title is wrong. */
const minOutside = 3;

/** Reports duels on a day outside their round, or the round's title if it fits few of its duels. */
const outsideTheirRound: Rule = function* ({ season, today }) {
  for (const stage of season.stages) {
    for (const round of stage.rounds) {
      if (!round.days) continue;
      const dated = round.matches.filter(
        (match) => match.when && (isOpen(match) || isPlayed(match)),
      );
      const outside = dated.filter(({ when, score }) => {
        // A result of a day to come is left to `playedInTheFuture`.
        if (when === null || (score && when.date > today)) return false;
        return !playsOn(round, when.date);
      });
      const advice = 'si está acordado no hace falta nada; si no, corregí la fecha';
      if (outside.length >= minOutside && outside.length * 2 >= dated.length) {
        const reason = `${outside.length} duelos de ${round.name} tienen día fuera de esos días`;
        yield problemOfDays(stage, round, { reason, advice });
        continue;
      }
      for (const match of outside) {
        const { when, daily, score } = match;
        if (!when) continue;
        const value = asTyped(when.date);
        const reason = `${namePair(match)} ${score ? 'jugaron' : 'juegan'} fuera de ${round.name} (${round.interval})`;
        yield daily
          ? problemOfDaily(daily, 'date', value, { reason, advice })
          : problemOf(match, 'schedule', value, { reason, advice });
      }
    }
  }
};

export const dateRules: readonly Rule[] = [
  dailyOfNoFixture,
  farDates,
  otherMomentThanFixture,
  outsideTheirRound,
  playedInTheFuture,
  roundsOutOfOrder,
  wrongWeekdays,
];
