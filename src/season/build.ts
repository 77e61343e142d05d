/**
 * A season out of what its sheets say: which duel, whose and when (docs/product.md, «Fixtures», «Daily
 * duels», «A duel's address»). Decided here once, for the running season and the archived ones alike.
 */
import type { ScheduledDuel } from '../domain/duels.ts';
import { keyOf } from '../config/competitions.ts';
import type { Duel, Round as ParsedRound } from '../domain/fixture.ts';
import { noStandings, type Standings, type StandingsRow } from '../domain/standings.ts';
import { pairKey, playerKey } from '../domain/player-key.ts';
import { listNames, sameName, slug, takeName } from '../domain/text.ts';
import { dateOf } from '../domain/sheet-moments.ts';
import { formatShortDay, type CalendarDate } from '../domain/time.ts';
import { buildBracket } from './bracket.ts';
import { champions } from './champions.ts';
import { isOn } from './dates.ts';
import { closeMoved } from './meetings.ts';
import {
  isBye,
  isOpen,
  matchesOf,
  pairOf,
  type CompetitionSeason,
  type DailyDuel,
  type Days,
  type Division,
  type Forfeit,
  type Match,
  type PlayedCompetition,
  type Result,
  type Round,
  type Season,
  type Stage,
} from './model.ts';
import { orderStandings } from './order.ts';
import { tableOfFixture } from './record.ts';
import { listStages, type Rules } from './stages.ts';
import { datesFrom, duelDate } from './years.ts';

/** What was read of a competition's sheets. A sheet that is not published is not there. */
export interface ParsedCompetition {
  /** Tables by division: one for each of its groups that has rows in the sheet, in order. */
  standings: Readonly<Record<string, readonly Standings[]>>;
  /** Rounds by the fixtures' names in the competition's file. */
  fixtures: Readonly<Record<string, readonly ParsedRound[]>>;
  duels: readonly ScheduledDuel[];
  /** The day on which each fixture starts; null where it has no days. */
  starts: Readonly<Record<string, CalendarDate | null>>;
  /** The day near which rows of daily duels without a year are. */
  dailyNear: CalendarDate;
}

/** What was read of a season's sheets, by competition. */
export type ParsedSeason = Readonly<Record<string, ParsedCompetition>>;

const nothingRead: ParsedCompetition = {
  standings: {},
  fixtures: {},
  duels: [],
  starts: {},
  dailyNear: '1970-01-01',
};

type DuelRow = Pick<Duel, 'home' | 'away' | 'homeScore' | 'awayScore' | 'walkover'>;

/** Who left a competition, each with the day: a look-up by the player's key. */
const withdrawnBy = ({ forfeits }: Rules): ReadonlyMap<string, CalendarDate> =>
  new Map(Object.entries(forfeits?.withdrawn ?? {}).map(([nick, day]) => [playerKey(nick), day]));

/** How a duel without a score is decided without a game; null where it is not. */
function forfeitOf(
  { walkover }: DuelRow,
  { home, away }: Pick<Result, 'home' | 'away'>,
  rules: Rules,
): Forfeit | null {
  if (walkover) return { by: 'walkover', winner: walkover === 'nobody' ? null : walkover };
  const left = withdrawnBy(rules);
  const [hasHome, hasAway] = [!left.has(home.key), !left.has(away.key)];
  if (hasHome && hasAway) return null;
  const isNobodys = hasHome === hasAway || rules.forfeits?.left === 'void';
  return {
    by: 'withdrawal',
    winner: isNobodys ? null : hasHome ? 'home' : 'away',
    withdrawn: hasHome === hasAway ? 'both' : hasHome ? 'away' : 'home',
  };
}

/**
 * What a row of a fixture says of who plays, and how it ended; a score of 0–0 is none yet. A forfeit has
 * the games that the rules give, whatever stands in the sheet.
 */
export function resultOf(duel: DuelRow, rules: Rules): Result {
  const sides = { home: duel.home, away: duel.away };
  const [home, away] = [duel.homeScore ?? 0, duel.awayScore ?? 0];
  const isScored = duel.homeScore !== null && duel.awayScore !== null && home + away > 0;
  const score = isScored ? ([home, away] as const) : null;
  const isDecided = (score !== null && !duel.walkover) || isBye(sides);
  const forfeit = isDecided ? null : forfeitOf(duel, sides, rules);
  if (!forfeit) return { ...sides, score };
  const games = rules.forfeits?.games ?? rules.gamesToWin ?? 0;
  const gamesOf = (side: 'home' | 'away'): number => (forfeit.winner === side ? games : 0);
  return { ...sides, score: [gamesOf('home'), gamesOf('away')], forfeit };
}

/** Says who withdrew, in place of the duel's day. */
function withdrawalText({ home, away }: Result, left: Forfeit['withdrawn']): string {
  if (left === 'both') return `Se bajaron ${listNames([home.nick, away.nick])}`;
  return `Se bajó ${left === 'home' ? home.nick : away.nick}`;
}

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

/** A round that parts who is level in everything else; its duels are no part of a group's table. */
const tieBreakRound = /desempate/i;

/** What pages say of a duel that was put off. */
const postponed = 'Postergado';

/**
 * Gives a stage its rounds and duels; a code that it has twice is numbered, in the sheet's order.
 * @param start The day on which its fixture starts; null where it has no days.
 * @returns The day from which what follows it goes forward; null, too.
 */
function addRounds(
  stage: Stage,
  parsed: readonly ParsedRound[],
  rules: Rules,
  start: CalendarDate | null,
): CalendarDate | null {
  const taken = new Set<string>();
  const dates = start === null ? [] : datesFrom(parsed, start);
  stage.rounds = parsed.map(({ name, interval, notes, duels }, index) => {
    const { days = null, opening = null, isAstray, last = null } = dates[index] ?? {};
    const begins = isAstray ? last : (opening ?? last);
    const round: Round = {
      name,
      interval: days ? intervalText(days) : interval,
      days,
      notes,
      begins,
      matches: [],
    };
    round.matches = duels.map((duel) => {
      const { row, code, schedule, link, places, typedSchedule = null } = duel;
      const result = resultOf(duel, rules);
      const left = result.forfeit?.withdrawn;
      const id = takeName(slug(`${stage.fixture} ${code}`), taken);
      const agreed = left ? null : duel.agreed;
      const date = agreed && begins && duelDate(agreed.day, begins);
      const when = date ? { date, time: agreed.time } : null;
      const isPostponed = duel.isPostponed === true && isOpen(result);
      const words = schedule === '-' ? [] : [schedule];
      const said = isPostponed ? [postponed, ...words].join(' ') : schedule;
      return {
        id,
        uid: slug([keyOf(stage.competition), stage.competition.edition, id].join(' ')),
        stage,
        round,
        code,
        row,
        places,
        ...result,
        ...(stage.group !== null && tieBreakRound.test(name) && { isTieBreak: true }),
        schedule: left ? withdrawalText(result, left) : when ? scheduleText(when) : said,
        typedSchedule,
        when,
        inFixture: { date, isPostponed },
        isPostponed,
        link,
        daily: null,
      };
    });
    return round;
  });
  return dates.at(-1)?.last ?? null;
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

/** The rows of a competition's daily duels, each with its duel; the duels are told their day, hour and row. */
function placeDaily(
  competition: PlayedCompetition,
  matches: readonly Match[],
  { duels, dailyNear }: Pick<ParsedCompetition, 'duels' | 'dailyNear'>,
): DailyDuel[] {
  const byPair = Map.groupBy(
    matches.filter(({ movedTo }) => !movedTo),
    pairOf,
  );
  return duels.flatMap((row) => {
    const date = dateOf(row.day, dailyNear);
    // No year near it has such a day.
    if (!date) return [];
    const division = competition.divisions.find(({ name }) => sameName(name, row.category)) ?? null;
    const mayBe = ({ stage }: Match): boolean =>
      division === null ||
      [...division.groups, ...division.playoffs].some(({ fixture }) => fixture === stage.fixture);
    const meetings = (byPair.get(pairKey(row.home, row.away)) ?? []).filter(mayBe);
    const match = meetingOn(meetings, date);
    const daily = { ...row, date, competition, division, match };
    if (match) match.daily = daily;
    if (match && match.forfeit?.by !== 'withdrawal') {
      match.when = { date, time: row.time };
      match.isPostponed = false;
    }
    return daily;
  });
}

/** The divisions of a competition. A group without a standings sheet has the table that its results make. */
function assembleDivisions(
  competition: PlayedCompetition,
  stages: readonly Stage[],
  standings: ParsedCompetition['standings'],
): Division[] {
  const left = withdrawnBy(competition);
  const withDay = (row: StandingsRow): StandingsRow => {
    const withdrawn = left.get(playerKey(row.player));
    return withdrawn ? { ...row, withdrawn } : row;
  };
  const stageOf = (fixture: string): Stage => {
    const stage = stages.find((one) => one.fixture === fixture);
    if (!stage) throw new Error(`No stage of the fixture ${fixture}`);
    return stage;
  };
  return competition.divisions.map((config) => {
    const tables = [...(standings[config.id] ?? [])];
    return {
      competition,
      config,
      groups: config.groups.map(({ id, name, fixture, window }) => {
        const stage = stageOf(fixture);
        const matches = matchesOf(stage);
        const table = window
          ? (tables.shift() ?? noStandings)
          : tableOfFixture(matches, competition);
        const rows = orderStandings(table, matches).map(withDay);
        return { id, name, stage, standings: { ...table, rows } };
      }),
      playoffs: config.playoffs.map(({ name, fixture }) => ({ name, stage: stageOf(fixture) })),
    };
  });
}

/** Reads the fixtures of a competition's stages. What a division plays after its groups is later than they are. */
function addStageRounds(
  stages: readonly Stage[],
  { fixtures, starts }: ParsedCompetition,
  config: PlayedCompetition,
): void {
  /** The last day of each division's groups. */
  const ends = new Map<Stage['division'], CalendarDate>();
  for (const stage of stages) {
    const { fixture, division, group } = stage;
    const own = starts[fixture] ?? null;
    const start = own && (config.starts ?? own);
    const before = ends.get(division);
    const isLater = start !== null && before !== undefined && before > start;
    const rounds = fixtures[fixture] ?? [];
    const end = addRounds(stage, rounds, config, isLater && group === null ? before : start);
    if (group !== null && end && end > (before ?? '')) ends.set(division, end);
  }
}

/** A competition of these sheets, its duels and its daily duels. */
function buildCompetition(
  config: PlayedCompetition,
  season: readonly PlayedCompetition[],
  parsed: ParsedCompetition,
) {
  const stages = listStages(config, season);
  addStageRounds(stages, parsed, config);
  stages.forEach(closeMoved);
  const daily = placeDaily(config, stages.flatMap(matchesOf), parsed);
  const divisions = assembleDivisions(config, stages, parsed.standings);
  const [own] = config.fixture === null ? [] : stages;
  const bracket = own ? { stage: own, columns: buildBracket(own.rounds) } : null;
  const played = { config, divisions, bracket };
  const competition: CompetitionSeason = { ...played, champions: champions(played) };
  return { competition, stages, daily };
}

/** The season of these competitions, in the order of the menu, and their sheets. */
export function buildSeason(
  competitions: readonly PlayedCompetition[],
  parsed: ParsedSeason,
): Season {
  const built = competitions.map((config) =>
    buildCompetition(config, competitions, parsed[config.id] ?? nothingRead),
  );
  const seasons = built.map(({ competition }) => competition);
  const stages = built.flatMap((one) => one.stages);
  return {
    competitions: seasons,
    stages,
    matches: stages.flatMap(matchesOf),
    divisions: seasons.flatMap(({ divisions }) => divisions),
    champions: seasons.flatMap((one) => one.champions),
    daily: built.flatMap(({ daily }) => daily).filter(({ match }) => !match?.forfeit),
  };
}
