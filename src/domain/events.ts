/** What has a day and an hour, for calendars: scheduled duels, qualifiers, the national final. */
import { divisions, site, type DivisionConfig } from '../config/site.ts';
import { divisionNamed } from './division.ts';
import type { ScheduledDuel } from './duels.ts';
import type { Duel, Round } from './fixture.ts';
import { pairKey } from './player-key.ts';
import { localityOf, type Qualifier } from './qualifiers.ts';
import { sameName, slug } from './text.ts';
import { intervalDays, momentOf } from './time.ts';

export interface CalendarEvent {
  /**
   * Says where the event stands in its source and never when it is, so that calendars know a moved
   * event again. Fit for a file name.
   */
  id: string;
  competition: 'league' | 'cup' | 'national';
  /** Of a league duel whose category is one. */
  division: string | null;
  title: string;
  /** Where it belongs: «División Primera, Fecha 3». */
  context: string;
  /** Nicks of who plays it; empty where anybody may. */
  players: string[];
  start: Date;
  minutes: number;
  place: string | null;
  link: string | null;
}

interface PlacedRound {
  fixture: string;
  round: Round;
}

/** The rounds a daily duel may be of: its division's, or all where its category is none. */
function roundsFor(
  competition: 'league' | 'cup',
  division: DivisionConfig | undefined,
  fixtures: Readonly<Record<string, readonly Round[]>>,
): PlacedRound[] {
  const names =
    competition === 'cup'
      ? (['cup'] as const)
      : (division ? [division] : divisions).flatMap(({ groups, playoffs }) =>
          [...groups, ...playoffs].map(({ fixture }) => fixture),
        );
  return [...new Set(names)].flatMap((fixture) =>
    (fixtures[fixture] ?? []).map((round) => ({ fixture, round })),
  );
}

/**
 * The fixture's row of a daily duel. Who meets more than once is in the last of those rounds that
 * has begun.
 */
export function placeInFixture(
  competition: 'league' | 'cup',
  duel: ScheduledDuel,
  fixtures: Readonly<Record<string, readonly Round[]>>,
): (PlacedRound & { row: Duel }) | undefined {
  const division = competition === 'league' ? divisionNamed(duel.category) : undefined;
  const rounds = roundsFor(competition, division, fixtures);
  const pair = pairKey(duel.home, duel.away);
  const meetings = rounds.flatMap(({ fixture, round }) =>
    round.duels
      .filter(({ home, away }) => pairKey(home, away) === pair)
      .map((row) => ({ fixture, round, row })),
  );
  const begun = meetings.findLast(({ round }) => {
    const days = intervalDays(round.interval, duel.date);
    return days !== null && days[0] <= duel.date;
  });
  return begun ?? meetings[0];
}

/** Ids made unique, in order: a pair may have two rows of the daily duels and one in the fixture. */
function withUniqueIds(events: readonly CalendarEvent[]): CalendarEvent[] {
  const taken = new Set<string>();
  return events.map((event) => {
    let { id } = event;
    for (let number = 2; taken.has(id); number += 1) id = `${event.id}-${number}`;
    taken.add(id);
    return { ...event, id };
  });
}

/** Scheduled duels of a competition as events, in the sheet's order. */
export function duelEvents(
  competition: 'league' | 'cup',
  duels: readonly ScheduledDuel[],
  fixtures: Readonly<Record<string, readonly Round[]>>,
): CalendarEvent[] {
  const { league, cup } = site;
  const edition =
    competition === 'league'
      ? `${league?.name ?? ''} ${league?.season ?? ''}`
      : `${cup?.name ?? ''} ${cup?.edition ?? ''}`;
  return duels.map((duel): CalendarEvent => {
    const division = competition === 'league' ? divisionNamed(duel.category) : undefined;
    const placed = placeInFixture(competition, duel, fixtures);
    const identity = placed
      ? [placed.fixture, placed.round.name, placed.row.code]
      : [duel.category, pairKey(duel.home, duel.away)];
    const category = division ? `División ${division.name}` : duel.category;
    const round = placed && !sameName(placed.round.name, duel.category) ? [placed.round.name] : [];
    return {
      id: slug([edition, ...identity].join(' ')),
      competition,
      division: division?.id ?? null,
      title: `${duel.home} vs ${duel.away}${duel.category && ` (${duel.category})`}`,
      context: [edition, category, ...round].filter(Boolean).join(', '),
      players: [duel.home, duel.away],
      start: momentOf(duel.date, duel.time),
      minutes: site.calendar.duelMinutes,
      place: null,
      link: duel.link,
    };
  });
}

/** Qualifiers of the national tournament and its final. */
export function nationalEvents(qualifiers: readonly Qualifier[]): CalendarEvent[] {
  const { name, year, finalDate, finalTime, finalCity } = site.national;
  const common = {
    competition: 'national',
    division: null,
    context: `${name} ${year}`,
    players: [],
    minutes: site.calendar.tournamentMinutes,
  } as const;
  const final: CalendarEvent = {
    ...common,
    players: [],
    id: slug(`${name} ${year} final`),
    title: `Final del ${name} ${year}`,
    start: momentOf(finalDate, finalTime),
    place: finalCity,
    link: null,
  };
  return [
    ...qualifiers.map((qualifier) => ({
      ...common,
      players: [],
      id: slug(`${name} clasificatorio ${qualifier.id}`),
      title: `Clasificatorio en ${qualifier.city}`,
      start: qualifier.date,
      place: `${qualifier.place}, ${localityOf(qualifier)}`,
      link: qualifier.contact?.url ?? null,
    })),
    final,
  ];
}

/** What events are made of. */
interface EventSources {
  qualifiers: readonly Qualifier[];
  fixtures: Readonly<Record<string, readonly Round[]>>;
  duels: Readonly<Record<'league' | 'cup', readonly ScheduledDuel[]>>;
}

/** Every event there is, no two with the same id. */
export function listEvents({ qualifiers, fixtures, duels }: EventSources): CalendarEvent[] {
  return withUniqueIds([
    ...duelEvents('league', duels.league, fixtures),
    ...duelEvents('cup', duels.cup, fixtures),
    ...nationalEvents(qualifiers),
  ]);
}
