/** Lists events for calendars: scheduled duels, qualifiers, the national final. */
import { ofCompetition } from '../config/competitions.ts';
import { site, type National } from '../config/site.ts';
import { pairKey } from '../sources/player-key.ts';
import { localityOf } from '../sources/documents/province.ts';
import { isScheduled, type Qualifier } from '../sources/documents/qualifiers.ts';
import { sameName, slug, takeName } from '../lib/text.ts';
import { momentOf } from '../lib/time.ts';
import { deadlineOf } from './dates.ts';
import { isBetweenPlayers, type DailyDuel, type Match, type Season } from './model.ts';
import type { PlayedCompetition } from '../config/stages.ts';

export interface CalendarEvent {
  /**
   * Made from the event's place in its source and never from its date, so that calendars recognise a moved event.
   * Usable as a file name.
   */
  id: string;
  /** Null for the national tournament. */
  competition: PlayedCompetition | null;
  /** Division id. Null if the competition has no division of the duel's category. */
  division: string | null;
  /** Province id of a qualifier, if known. */
  province: string | null;
  title: string;
  /** Competition, division and round: «Liga, División Primera, Fecha 3». */
  context: string;
  /** Fixture of the event's duel. Null without one. */
  fixture: string | null;
  /** Row of the competition's daily duels. Null for any other event. */
  row: number | null;
  /** Nicks of the players. Empty if anybody may play. */
  players: string[];
  start: Date;
  /** Length in minutes. Null for a whole day: the last day of a duel without a day of its own. */
  minutes: number | null;
  place: string | null;
  link: string | null;
}

type Duel = Pick<DailyDuel, 'competition' | 'division' | 'match' | 'category' | 'home' | 'away'>;

/** Fields of an event that do not depend on its date. */
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

const duelEvent = (duel: DailyDuel): CalendarEvent => ({
  ...aboutDuel(duel),
  row: duel.row,
  start: momentOf(duel.date, duel.time),
  minutes: site.calendar.duelMinutes,
  link: duel.link,
});

/** Event for the last day of an open duel without a day. It keeps its id once the duel has a day. At most one. */
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

/** Events of the national tournament: qualifiers and the final. */
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

/** Lists all events with unique ids: daily duels, qualifiers, the national final, last days of duels. */
export function listEvents(
  { daily, matches }: Pick<Season, 'daily' | 'matches'>,
  qualifiers: readonly Qualifier[],
): CalendarEvent[] {
  // A pair may have two rows in the daily duels and one in the fixture.
  const taken = new Set<string>();
  return [
    ...daily.map(duelEvent),
    ...(site.national ? nationalEvents(site.national, qualifiers) : []),
    ...matches.flatMap(deadlineEvent),
  ].map((event) => ({ ...event, id: takeName(event.id, taken) }));
}
