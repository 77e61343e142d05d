/**
 * The agenda: every duel to come once, by day, and those of the rounds in play that have no day yet
 * (docs/product.md, «The agenda»).
 */
import { divisionNamed } from './division.ts';
import type { ScheduledDuel } from './duels.ts';
import { isBye, isOpen, isPlayed, isUnknownPlayer, type Duel } from './fixture.ts';
import { pairKey } from './player-key.ts';
import { placeDuel, type Fixtures } from './placed-duel.ts';
import type { SeasonDuel } from './season-duels.ts';
import { agreedDay, isOverdue } from './stage-dates.ts';
import { slug } from './text.ts';
import { isOn, scheduleTime, type CalendarDate } from './time.ts';

export interface AgendaDuel {
  /** Its fragment: the fixture's, or made of its players where no fixture has it. */
  id: string;
  competition: 'league' | 'cup';
  /** Where it stands, in words: `Primera · Fecha 5`. */
  place: string;
  home: string;
  away: string;
  /** Null while its players have agreed on none. */
  date: CalendarDate | null;
  /** `HH:MM`; null while it is not known. */
  time: string | null;
  link: string | null;
  /** Of the sheet of daily duels, for its calendar's file. */
  daily: ScheduledDuel | null;
  /** The fixture's row; null where it has none. */
  placed: SeasonDuel | null;
}

export interface AgendaSources {
  daily: Readonly<Record<'league' | 'cup', readonly ScheduledDuel[]>>;
  fixtures: Fixtures;
  /** All duels of the running season. */
  season: readonly SeasonDuel[];
}

const wordsOf = ({ stage, round }: SeasonDuel): string =>
  [stage, round].filter(Boolean).join(' · ');

function ofDaily(
  competition: 'league' | 'cup',
  daily: ScheduledDuel,
  { fixtures, season }: AgendaSources,
): AgendaDuel {
  const duel = placeDuel(competition, daily, fixtures)?.duel;
  const placed = season.find((one) => one.duel === duel) ?? null;
  const { category, home, away, date, time, link } = daily;
  const division = competition === 'league' ? divisionNamed(category)?.name : undefined;
  return {
    id: placed?.id ?? slug([competition, pairKey(home, away)].join(' ')),
    competition,
    place: placed ? wordsOf(placed) : (division ?? category),
    home,
    away,
    date,
    time,
    link,
    daily,
    placed,
  };
}

const isBetweenKnown = ({ home, away }: Duel): boolean =>
  [home, away].every((player) => !isBye(player) && !isUnknownPlayer(player));

/** A fixture's duel to play, on the day that its row says; a day that is over is none any more. */
function ofFixture(placed: SeasonDuel, first: CalendarDate): AgendaDuel {
  const { id, competition, duel } = placed;
  const agreed = agreedDay(placed);
  const date = agreed !== null && agreed >= first ? agreed : null;
  return {
    id,
    competition,
    place: wordsOf(placed),
    home: duel.home,
    away: duel.away,
    date,
    time: date && scheduleTime(duel.schedule),
    link: duel.link,
    daily: null,
    placed,
  };
}

const moment = ({ date, time }: AgendaDuel): string => `${date ?? '9999'} ${time ?? '99'}`;

/** Every duel to come from a day on, by day and hour; then those in play without a day. */
export function listAgenda(sources: AgendaSources, first: CalendarDate): AgendaDuel[] {
  const daily = (['league', 'cup'] as const).flatMap((competition) =>
    sources.daily[competition].map((duel) => ofDaily(competition, duel, sources)),
  );
  const told = new Set(daily.map(({ placed }) => placed?.id));
  const others = sources.season
    .filter(({ id, duel }) => isOpen(duel) && isBetweenKnown(duel) && !told.has(id))
    .filter((placed) => {
      const date = agreedDay(placed);
      const isDue = isOn(placed.interval, first) || isOverdue(placed, first);
      return isDue || (date !== null && date >= first);
    })
    .map((placed) => ofFixture(placed, first));
  const taken = new Set<string>();
  return [...daily, ...others]
    .filter(
      ({ date, placed }) => (date === null || date >= first) && !(placed && isPlayed(placed.duel)),
    )
    .toSorted((a, b) => (moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : 0))
    .filter(({ id }) => !taken.has(id) && taken.add(id));
}
