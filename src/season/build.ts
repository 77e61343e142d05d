/**
 * A season out of what its sheets say: which duel, whose and when (docs/product.md, «Fixtures», «Daily
 * duels», «A duel's address»). Decided here once, for the running season and the archived ones alike.
 */
import type { ScheduledDuel } from '../domain/duels.ts';
import type { Duel, Round as ParsedRound } from '../domain/fixture.ts';
import { readSide } from '../domain/side.ts';
import type { Standings } from '../domain/standings.ts';
import { pairKey } from '../domain/player-key.ts';
import { sameName, slug, takeName } from '../domain/text.ts';
import { dateOf, intervalDays, readSchedule } from '../domain/sheet-moments.ts';
import { formatShortDay, type CalendarDate } from '../domain/time.ts';
import { buildBracket } from './bracket.ts';
import { seasonChampions } from './champions.ts';
import { isOn, stageMiddle } from './dates.ts';
import {
  matchesOf,
  pairOf,
  type Competition,
  type DailyDuel,
  type Days,
  type Division,
  type Match,
  type Result,
  type Round,
  type Season,
  type Stage,
} from './model.ts';
import { orderStandings } from './order.ts';
import { listStages, type SeasonConfig } from './stages.ts';

/** What was read of a season's sheets. */
export interface ParsedSeason {
  /** By division, a table for each of its groups in the configuration's order. */
  standings: Readonly<Record<string, readonly Standings[]>>;
  /** By their names in the configuration; `cup` for the cup. */
  fixtures: Readonly<Record<string, readonly ParsedRound[]>>;
  duels: Readonly<Record<Competition, readonly ScheduledDuel[]>>;
}

/** What a row of a fixture says of who plays, and how it ended; a score of 0–0 is none yet. */
export const resultOf = ({ home, away, homeScore, awayScore }: Duel): Result => ({
  home: readSide(home),
  away: readSide(away),
  score:
    homeScore !== null && awayScore !== null && homeScore + awayScore > 0
      ? [homeScore, awayScore]
      : null,
});

/** `Jue 24/9 21:00`, however the sheet has it. */
function scheduleText({ date, time }: NonNullable<Match['when']>): string {
  const day = formatShortDay(date);
  return [day.charAt(0).toUpperCase() + day.slice(1), time].filter(Boolean).join(' ');
}

/** `9/11 al 22/11`, or `6/10` of one day, however the sheet has it. */
function intervalText([first, last]: Days): string {
  const written = [...new Set([first, last])].map((date) => {
    const [, month, day] = date.split('-').map(Number);
    return `${day}/${month}`;
  });
  return written.join(' al ');
}

/** Gives a stage its rounds and duels; a code that it has twice is numbered, in the sheet's order. */
function addRounds(
  stage: Stage,
  parsed: readonly ParsedRound[],
  referenceDate: CalendarDate,
): void {
  const taken = new Set<string>();
  const middle = stageMiddle(
    parsed.map(({ interval }) => interval),
    referenceDate,
  );
  stage.rounds = parsed.map(({ name, interval, duels }) => {
    const days = intervalDays(interval, middle);
    const round: Round = {
      name,
      interval: days ? intervalText(days) : interval,
      days,
      matches: [],
    };
    round.matches = duels.map((duel) => {
      const { row, code, schedule, link } = duel;
      const id = takeName(slug(`${stage.fixture} ${code}`), taken);
      const agreed = readSchedule(schedule);
      const date = agreed && dateOf(agreed.day, days?.[0] ?? middle);
      const when = date ? { date, time: agreed.time } : null;
      return {
        id,
        uid: slug([stage.competition, stage.edition, id].join(' ')),
        stage,
        round,
        code,
        row,
        ...resultOf(duel),
        schedule: when ? scheduleText(when) : schedule,
        when,
        link,
        daily: null,
      };
    });
    return round;
  });
}

/**
 * Which of a pair's duels is played on a day: the one whose round it is in, else the one of the last
 * round that had begun, else the first.
 */
function meetingOn(meetings: readonly Match[], date: CalendarDate): Match | null {
  const on = meetings.find(({ round }) => isOn(round, date));
  const begun = meetings.findLast(({ round: { days } }) => days && days[0] <= date);
  return on ?? begun ?? meetings[0] ?? null;
}

/** The rows of daily duels, each with its duel; the duels are told their day, hour and row. */
function placeDaily(
  matches: readonly Match[],
  rows: ParsedSeason['duels'],
  { league }: SeasonConfig,
  referenceDate: CalendarDate,
): DailyDuel[] {
  const byPair = Map.groupBy(matches, pairOf);
  return (['league', 'cup'] as const).flatMap((competition) =>
    rows[competition].map((row) => {
      const division =
        competition === 'league'
          ? (league?.divisions.find(({ name }) => sameName(name, row.category)) ?? null)
          : null;
      const mayBe = ({ stage }: Match): boolean =>
        stage.competition === competition &&
        (division === null ||
          [...division.groups, ...division.playoffs].some(
            ({ fixture }) => fixture === stage.fixture,
          ));
      const meetings = (byPair.get(pairKey(row.home, row.away)) ?? []).filter(mayBe);
      const date = dateOf(row.day, referenceDate) ?? referenceDate;
      const match = meetingOn(meetings, date);
      const daily = { ...row, date, competition, division, match };
      if (match) {
        match.daily = daily;
        match.when = { date, time: row.time };
      }
      return daily;
    }),
  );
}

function assembleDivisions(
  { league }: SeasonConfig,
  stages: readonly Stage[],
  standings: ParsedSeason['standings'],
): Division[] {
  const stageOf = (fixture: string): Stage => {
    const stage = stages.find((one) => one.fixture === fixture);
    if (!stage) throw new Error(`No stage of the fixture ${fixture}`);
    return stage;
  };
  return (league?.divisions ?? []).map((config) => ({
    config,
    groups: config.groups.map(({ id, name, fixture }, index) => {
      const stage = stageOf(fixture);
      const table = standings[config.id]?.[index] ?? { headings: [], rows: [] };
      return {
        id,
        name,
        stage,
        standings: { ...table, rows: orderStandings(table.rows, matchesOf(stage)) },
      };
    }),
    playoffs: config.playoffs.map(({ name, fixture }) => ({ name, stage: stageOf(fixture) })),
  }));
}

/**
 * The season of these sheets.
 * @param referenceDate The day that dates without a year are near: today for the running season, the
 *   middle of its years for an archived one.
 */
export function buildSeason(
  config: SeasonConfig,
  parsed: ParsedSeason,
  referenceDate: CalendarDate,
): Season {
  const stages = listStages(config);
  for (const stage of stages) addRounds(stage, parsed.fixtures[stage.fixture] ?? [], referenceDate);
  const matches = stages.flatMap(matchesOf);
  const daily = placeDaily(matches, parsed.duels, config, referenceDate);
  const divisions = assembleDivisions(config, stages, parsed.standings);
  const ofCup = stages.find(({ competition }) => competition === 'cup');
  const cup = ofCup
    ? { edition: ofCup.edition, stage: ofCup, bracket: buildBracket(ofCup.rounds) }
    : null;
  return {
    stages,
    matches,
    divisions,
    cup,
    champions: seasonChampions(divisions, cup),
    daily,
  };
}
