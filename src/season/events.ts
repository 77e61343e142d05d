/** Events of calendars: duels, qualifiers and the national final. */
import { withDe } from '../config/competitions.ts';
import { site, type National } from '../config/site.ts';
import { duelsSheet, fixtureSheet, type SourceName } from '../sources/catalog/catalog.ts';
import { pairKey } from '../sources/player-key.ts';
import { localityOf } from '../sources/documents/province.ts';
import { isScheduled, type Qualifier } from '../sources/documents/qualifiers.ts';
import { sameName, slug, takeName } from '../lib/text.ts';
import { momentOf } from '../lib/time.ts';
import { deadlineOf } from './dates.ts';
import { isBetweenPlayers, type DailyDuel, type Match, type Season } from './model.ts';
import type { PlayedCompetition } from '../config/stages.ts';

export interface CalendarEvent {
  /** Usable as a file name. Made from the event's place in its source, so that calendars recognise a moved event. */
  id: string;
  /** Null for the national tournament. */
  competition: PlayedCompetition | null;
  /** Id of the division that the duel's category names, or without a category of its fixture's. Null without such. */
  division: string | null;
  /** Province id of a qualifier, if known. */
  province: string | null;
  title: string;
  /** Competition with edition, division and round: «Liga 1ª temporada, División Primera, Fecha 3». */
  context: string;
  /** Sources that may change the event. Empty for the national final, which is in the community's file. */
  origins: readonly SourceName[];
  /** Row of the competition's daily duels. Null for any other event. */
  row: number | null;
  /** Nicks of the players. Empty if anybody may play. */
  players: string[];
  start: Date;
  /** Length in minutes. Null for a whole day: the last day of a duel without a day of its own. */
  minutes: number | null;
  /** Shop and city of a qualifier, or city of the national final. Null for a duel. */
  place: string | null;
  /** Address of a duel's game, or of a qualifier's contact. */
  link: string | null;
}

/** Fields that an event does not have unless it sets them. */
const blank = {
  competition: null,
  division: null,
  province: null,
  row: null,
  players: [],
  place: null,
  link: null,
};

type Duel = Pick<DailyDuel, 'competition' | 'division' | 'match' | 'category' | 'home' | 'away'>;

/** Names a duel by its place in its fixture. Duels of a round with the same code, open or decided, are numbered. */
function placeOf(match: Match): string[] {
  const { stage, round, code } = match;
  const place = [stage.fixture, round.name, code];
  const number = round.matches.filter((other) => sameName(other.code, code)).indexOf(match) + 1;
  return number > 1 ? [...place, String(number)] : place;
}

/** Fields of a duel's event that do not depend on its day. */
function aboutDuel({ competition, match, category, home, away, ...named }: Duel) {
  // A row without a category has the division of its duel.
  const division = category === '' && match ? match.stage.division : named.division;
  const edition = `${competition.name} ${competition.edition}`;
  const identity = match ? placeOf(match) : [category, pairKey(home, away)];
  const context = [edition, division ? `División ${division.name}` : category];
  if (match && !sameName(match.round.name, category)) context.push(match.round.name);
  return {
    ...blank,
    id: slug([edition, ...identity].join(' ')),
    competition,
    division: division?.id ?? null,
    title: `${home} vs ${away}${category && ` (${category})`}`,
    context: context.filter(Boolean).join(', '),
    players: [home, away],
  };
}

const duelEvent = (duel: DailyDuel): CalendarEvent => ({
  ...aboutDuel(duel),
  row: duel.row,
  origins: [duelsSheet(duel.competition.id)],
  start: momentOf(duel.date, duel.time),
  minutes: site.calendar.duelMinutes,
  link: duel.link,
});

/** Whole-day event on the last day of an open duel without a day. Its id stays once it has one. Else null. */
function deadlineEvent(match: Match): CalendarEvent | null {
  const lastDay = deadlineOf(match);
  if (!lastDay || match.when || !isBetweenPlayers(match)) return null;
  const { competition, division, fixture } = match.stage;
  const category = division?.name ?? match.round.name;
  const [home, away] = [match.home.nick, match.away.nick];
  const about = aboutDuel({ match, competition, division, category, home, away });
  const title = `Último día: ${about.title}`;
  // If a duel lost its day, this event replaces the daily sheet's event.
  const origins = [duelsSheet(competition.id), fixtureSheet(competition.id, fixture)];
  return { ...about, title, origins, start: momentOf(lastDay, '00:00'), minutes: null };
}

/** Events of the national tournament: qualifiers and the final. */
function nationalEvents(national: National, qualifiers: readonly Qualifier[]): CalendarEvent[] {
  const { name, year, finalDate, finalTime, finalCity } = national;
  const common = { ...blank, context: `${name} ${year}`, minutes: site.calendar.tournamentMinutes };
  const events = qualifiers.filter(isScheduled).map((qualifier): CalendarEvent => ({
    ...common,
    origins: ['national-qualifiers'],
    id: slug(`${name} clasificatorio ${qualifier.id}`),
    title: `Clasificatorio en ${qualifier.city}`,
    start: qualifier.date,
    province: qualifier.province?.id ?? null,
    place: `${qualifier.place}, ${localityOf(qualifier)}`,
    link: qualifier.contact?.url ?? null,
  }));
  const final: CalendarEvent = {
    ...common,
    origins: [],
    id: slug(`${name} ${year} final`),
    title: `Final ${withDe(national)} ${year}`,
    start: momentOf(finalDate, finalTime),
    place: finalCity,
  };
  return [...events, final];
}

/**
 * Lists the events of calendars, each with a unique id, not sorted by day: the given `daily` duels; if the community
 * has a national tournament, its qualifiers with a day, past or not, without cancelled ones, and its final; then the
 * last days of open duels between known players among `matches`, if not postponed and without a day of their own.
 */
export function listEvents(
  { daily, matches }: Pick<Season, 'daily' | 'matches'>,
  qualifiers: readonly Qualifier[],
): CalendarEvent[] {
  const events = daily.map(duelEvent);
  if (site.national) events.push(...nationalEvents(site.national, qualifiers));
  events.push(...matches.map(deadlineEvent).filter((event) => event !== null));
  // A pair that no fixture has may have several rows in the daily duels.
  const taken = new Set<string>();
  return events.map((event) => ({ ...event, id: takeName(event.id, taken) }));
}
