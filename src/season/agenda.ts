/**
 * The agenda: every duel to come once, by day, and those of the rounds in play that have no day yet
 * (docs/product.md, «The agenda»).
 */
import { keyOf } from '../config/competitions.ts';
import { pairKey } from '../domain/player-key.ts';
import { compareTexts, slug, takeName } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import { isOn, isOverdue, lacksResult } from './dates.ts';
import { isBetweenPlayers, isOpen, type DailyDuel, type Match, type Season } from './model.ts';

export interface AgendaDuel extends Pick<
  DailyDuel,
  'competition' | 'home' | 'away' | 'link' | 'match'
> {
  /** Its fragment: the fixture's, or made of its players where no fixture has it. */
  id: string;
  /** Where it stands, in words: `Primera · Fecha 5`. */
  place: string;
  /** Null while its players have agreed on none. */
  date: CalendarDate | null;
  /** `HH:MM`; null while it is not known. */
  time: string | null;
  /** Row of the sheet of daily duels, for the duel's calendar file. */
  daily: DailyDuel | null;
  /** Whether its day is over and it has no result. */
  lacksResult: boolean;
}

const placeOf = ({ stage, round, isPostponed, schedule }: Match): string =>
  [stage.name, round.name, isPostponed && schedule].filter(Boolean).join(' · ');

/**
 * What a row of the daily duels says of its duel, and its fixture's where there is one.
 * @param taken Ids so far of duels that no fixture has.
 */
function ofDaily(daily: DailyDuel, today: CalendarDate, taken: Set<string>): AgendaDuel {
  const { match, competition, category, division, home, away } = daily;
  return {
    ...daily,
    daily,
    id: match?.id ?? takeName(slug(`${keyOf(competition)} ${pairKey(home, away)}`), taken),
    place: match ? placeOf(match) : (division?.name ?? category),
    lacksResult: daily.date < today && match !== null,
  };
}

/** A fixture's duel to play, on the day that it says. */
const ofFixture = (match: Match, today: CalendarDate): AgendaDuel => ({
  id: match.id,
  competition: match.stage.competition,
  place: placeOf(match),
  home: match.home.nick,
  away: match.away.nick,
  date: match.when?.date ?? null,
  time: match.when?.time ?? null,
  link: match.link,
  daily: null,
  match,
  lacksResult: lacksResult(match, today),
});

const moment = ({ date, time }: AgendaDuel): string => `${date ?? '9999'} ${time ?? '99'}`;

/**
 * Every duel to come from a day on, by day and hour, and first those whose day is over and that have no
 * result; then those in play without a day.
 */
export function listAgenda({ daily, matches }: Season, today: CalendarDate): AgendaDuel[] {
  const taken = new Set<string>();
  const ofSheet = daily
    // A duel that was moved may have its row of before, too.
    .filter((row) => !row.match || (isOpen(row.match) && row.match.daily?.row === row.row))
    .map((row) => ofDaily(row, today, taken))
    // Rows whose day is over count before they go: the ids of the others stay.
    .filter(({ match, date }) => match !== null || (date ?? '') >= today);
  const others = matches
    .filter((match) => isOpen(match) && isBetweenPlayers(match) && match.daily === null)
    .filter(
      (match) =>
        match.isPostponed ||
        isOn(match.round, today) ||
        isOverdue(match, today) ||
        (match.when !== null && match.when.date >= today),
    )
    .map((match) => ofFixture(match, today));
  return [...ofSheet, ...others].toSorted((a, b) => compareTexts(moment(a), moment(b)));
}
