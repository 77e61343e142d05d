/** What has a day and an hour, for calendars: scheduled duels, qualifiers, the national final. */
import { ofCompetition } from '../config/competitions.ts';
import { site, type National } from '../config/site.ts';
import { pairKey } from '../domain/player-key.ts';
import { localityOf } from '../domain/province.ts';
import { isScheduled, type Qualifier } from '../domain/qualifiers.ts';
import { sameName, slug, takeName } from '../domain/text.ts';
import { momentOf } from '../domain/time.ts';
import { deadlineOf } from './dates.ts';
import {
  isBetweenPlayers,
  type DailyDuel,
  type Match,
  type PlayedCompetition,
  type Season,
} from './model.ts';

export interface CalendarEvent {
  /**
   * Says where the event stands in its source and never when it is, so that calendars know a moved
   * event again. Fit for a file name.
   */
  id: string;
  /** Null for the national tournament. */
  competition: PlayedCompetition | null;
  /** Id of the duel's division; null where its competition has none of that name. */
  division: string | null;
  /** Province id of a qualifier, if known. */
  province: string | null;
  title: string;
  /** Where it belongs: «División Primera, Fecha 3». */
  context: string;
  /** Fixture of the event's duel; null without one. */
  fixture: string | null;
  /** Row of the competition's daily duels that the event comes from; null for any other event. */
  row: number | null;
  /** Nicks of who plays it; empty where anybody may. */
  players: string[];
  start: Date;
  /** Null for a whole day: the last one of a duel that has none of its own, for its players' calendars. */
  minutes: number | null;
  place: string | null;
  link: string | null;
}

type Duel = Pick<DailyDuel, 'competition' | 'division' | 'match' | 'category' | 'home' | 'away'>;

/** What an event says of a duel, whenever it is. */
function aboutDuel(duel: Duel) {
  const { competition, division, match, category } = duel;
  const edition = `${competition.name} ${competition.edition}`;
  const identity = match
    ? [match.stage.fixture, match.round.name, match.code]
    : [category, pairKey(duel.home, duel.away)];
  const round = match && !sameName(match.round.name, category) ? [match.round.name] : [];
  return {
    id: slug([edition, ...identity].join(' ')),
    competition,
    division: division?.id ?? null,
    province: null,
    title: `${duel.home} vs ${duel.away}${category && ` (${category})`}`,
    context: [edition, division ? `División ${division.name}` : category, ...round]
      .filter(Boolean)
      .join(', '),
    fixture: match?.stage.fixture ?? null,
    players: [duel.home, duel.away],
    place: null,
  };
}

/** A row of the daily duels as an event. */
const duelEvent = (duel: DailyDuel): CalendarEvent => ({
  ...aboutDuel(duel),
  row: duel.row,
  start: momentOf(duel.date, duel.time),
  minutes: site.calendar.duelMinutes,
  link: duel.link,
});

/** The last day of an open duel without a day; the same event once it has one. */
function deadlineEvent(match: Match): CalendarEvent[] {
  const lastDay = deadlineOf(match);
  if (!lastDay || match.when || !isBetweenPlayers(match)) return [];
  const { stage, round, home, away } = match;
  const about = aboutDuel({
    match,
    competition: stage.competition,
    division: stage.division,
    category: stage.division?.name ?? round.name,
    home: home.nick,
    away: away.nick,
  });
  return [
    {
      ...about,
      row: null,
      title: `Último día: ${about.title}`,
      start: momentOf(lastDay, '00:00'),
      minutes: null,
      link: null,
    },
  ];
}

/** Qualifiers of the national tournament and its final. */
function nationalEvents(national: National, qualifiers: readonly Qualifier[]): CalendarEvent[] {
  const { name, year, finalDate, finalTime, finalCity } = national;
  const events = [
    ...qualifiers.filter(isScheduled).map((qualifier) => ({
      id: slug(`${name} clasificatorio ${qualifier.id}`),
      title: `Clasificatorio en ${qualifier.city}`,
      start: qualifier.date,
      province: qualifier.province?.id ?? null,
      place: `${qualifier.place}, ${localityOf(qualifier)}`,
      link: qualifier.contact?.url ?? null,
    })),
    {
      id: slug(`${name} ${year} final`),
      title: `Final ${ofCompetition(national)} ${year}`,
      start: momentOf(finalDate, finalTime),
      province: null,
      place: finalCity,
      link: null,
    },
  ];
  return events.map((event) => ({
    ...event,
    competition: null,
    division: null,
    context: `${name} ${year}`,
    fixture: null,
    row: null,
    players: [],
    minutes: site.calendar.tournamentMinutes,
  }));
}

/** Every event there is, no two with the same id: the daily duels, qualifiers, the national final, last days. */
export function listEvents(
  { daily, matches }: Pick<Season, 'daily' | 'matches'>,
  qualifiers: readonly Qualifier[],
): CalendarEvent[] {
  // A pair may have two rows of the daily duels and one in the fixture.
  const taken = new Set<string>();
  return [
    ...daily.map(duelEvent),
    ...(site.national ? nationalEvents(site.national, qualifiers) : []),
    ...matches.flatMap(deadlineEvent),
  ].map((event) => ({ ...event, id: takeName(event.id, taken) }));
}
