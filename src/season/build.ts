/**
 * Builds a season from its parsed sheets: decides which duel a row is, its players and its day (docs/product.md,
 * «Fixtures», «Daily duels», «A duel's address»). The running season and archived ones are built by the same code.
 */
import type { ScheduledDuel } from '../sources/sheets/duels.ts';
import { competitionKey } from '../config/competitions.ts';
import type { Duel, Round as ParsedRound } from '../sources/sheets/fixture.ts';
import { noStandings, type Standings, type StandingsRow } from '../sources/sheets/table.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import { listNames, sameName, slug, takeName } from '../lib/text.ts';
import { dateOf } from '../sources/sheets/sheet-moments.ts';
import { formatDayMonth, formatShortDay, type CalendarDate } from '../lib/time.ts';
import { buildBracket } from './bracket.ts';
import { championsOf } from './champions.ts';
import { isOn } from './dates.ts';
import { closeMoved } from './meetings.ts';
import {
  isBetweenPlayers,
  isBye,
  isAppointment,
  isOpen,
  matchesOf,
  pairOf,
  type CompetitionSeason,
  type DailyDuel,
  type Days,
  type Division,
  type Forfeit,
  type Match,
  type Result,
  type Round,
  type Season,
  type Stage,
} from './model.ts';
import type { PlayedCompetition } from '../config/stages.ts';
import { orderStandings } from './order.ts';
import { tableOfFixture } from './record.ts';
import { listStages, type Rules } from '../config/stages.ts';
import { datesFrom, duelDate } from './years.ts';

/** Parsed sheets of a competition. A sheet that is not published is missing. */
export interface ParsedCompetition {
  /** Tables by division id: one for each group that has rows in the sheet, in order. */
  standings: Readonly<Record<string, readonly Standings[]>>;
  /** Rounds by the names of fixtures in the competition's file. */
  fixtures: Readonly<Record<string, readonly ParsedRound[]>>;
  duels: readonly ScheduledDuel[];
  /** First day of each fixture. Null if the fixture has no days. */
  starts: Readonly<Record<string, CalendarDate | null>>;
  /** Rows of daily duels without a year are in the year nearest to this day. */
  dailyNear: CalendarDate;
}

/** Parsed sheets of a season, by competition id. */
export type ParsedSeason = Readonly<Record<string, ParsedCompetition>>;

type DuelRow = Pick<Duel, 'home' | 'away' | 'score' | 'walkover'>;

/** Days on which players withdrew, by the player's key. */
const withdrawnBy = ({ forfeits }: Rules): ReadonlyMap<string, CalendarDate> =>
  new Map(Object.entries(forfeits?.withdrawn ?? {}).map(([nick, day]) => [playerKey(nick), day]));

/** How a duel without a score is decided without a game. Null if it is not. */
function forfeitOf(
  { walkover }: DuelRow,
  { home, away }: Pick<Result, 'home' | 'away'>,
  rules: Rules,
): Forfeit | null {
  if (walkover) return { by: 'walkover', winner: walkover === 'nobody' ? null : walkover };
  const withdrawn = withdrawnBy(rules);
  const [hasHome, hasAway] = [!withdrawn.has(home.key), !withdrawn.has(away.key)];
  if (hasHome && hasAway) return null;
  if (!hasHome && !hasAway) return { by: 'withdrawal', winner: null, withdrawn: 'both' };
  const [staying, withdrawnSide] = hasHome
    ? (['home', 'away'] as const)
    : (['away', 'home'] as const);
  const winner = rules.forfeits?.left === 'void' ? null : staying;
  return { by: 'withdrawal', winner, withdrawn: withdrawnSide };
}

/** Players and result of a row. A walkover, or an open duel of somebody who withdrew, has the games of `rules`. */
export function resultOf(duel: DuelRow, rules: Rules): Result {
  const sides = { home: duel.home, away: duel.away };
  const { score, walkover } = duel;
  const isDecided = (score !== null && !walkover) || isBye(sides);
  const forfeit = isDecided ? null : forfeitOf(duel, sides, rules);
  if (!forfeit) return { ...sides, score };
  const games = rules.forfeits?.games ?? rules.gamesToWin ?? 0;
  const gamesOf = (side: 'home' | 'away'): number => (forfeit.winner === side ? games : 0);
  return { ...sides, score: [gamesOf('home'), gamesOf('away')], forfeit };
}

/** Says in Spanish who withdrew. The text replaces the duel's day. */
function withdrawalText({ home, away }: Result, withdrawn: Forfeit['withdrawn']): string {
  if (withdrawn === 'both') return `Se bajaron ${listNames([home.nick, away.nick])}`;
  return `Se bajó ${withdrawn === 'home' ? home.nick : away.nick}`;
}

/** Formats a day and time like `Jue 24/9 21:00`, whatever form the sheet uses. */
function scheduleText({ date, time }: NonNullable<Match['when']>): string {
  const day = formatShortDay(date);
  return [day.charAt(0).toUpperCase() + day.slice(1), time].filter(Boolean).join(' ');
}

/** Formats days like `9/11 al 22/11`, or `6/10` for one day, whatever form the sheet uses. */
function intervalText([first, last]: Days): string {
  return [...new Set([first, last])].map(formatDayMonth).join(' al ');
}

/** A tie-break round only separates players who are level in everything else. Group tables ignore its duels. */
const tieBreakRound = /desempate/i;

const postponed = 'Postergado';

/**
 * Adds rounds and duels to a stage. A code that the stage has twice is numbered in sheet order.
 * @param start First day of the fixture. Null if it has no days.
 * @returns The day from which a following stage goes forward. Null if the fixture has no days.
 */
function addRounds(
  stage: Stage,
  parsed: readonly ParsedRound[],
  start: CalendarDate | null,
): CalendarDate | null {
  const taken = new Set<string>();
  const dates = start === null ? [] : datesFrom(parsed, start);
  stage.rounds = parsed.map((title, index) => {
    const { name, interval, notes, duels } = title;
    const { days = null, opening = null, isAstray, last = null } = dates[index] ?? {};
    const begins = isAstray ? last : (opening ?? last);
    const round: Round = {
      name,
      title,
      interval: days ? intervalText(days) : interval,
      days,
      notes,
      begins,
      matches: [],
    };
    round.matches = duels.map((duel) => {
      const { row, code, schedule, link, places, typedSchedule = null } = duel;
      const result = resultOf(duel, stage.rules);
      const withdrawn = result.forfeit?.withdrawn;
      const id = takeName(slug(`${stage.fixture} ${code}`), taken);
      const agreed = withdrawn ? null : duel.agreed;
      const date = agreed && begins && duelDate(agreed.day, begins);
      const when = date ? { date, time: agreed.time } : null;
      const isPostponed = duel.isPostponed === true && isOpen(result);
      const words = schedule === '-' ? [] : [schedule];
      const typed = isPostponed ? [postponed, ...words].join(' ') : schedule;
      const dated = when ? scheduleText(when) : typed;
      return {
        id,
        uid: slug([competitionKey(stage.competition), stage.competition.edition, id].join(' ')),
        stage,
        round,
        code,
        row,
        places,
        ...result,
        ...(stage.group !== null && tieBreakRound.test(name) && { isTieBreak: true }),
        schedule: withdrawn ? withdrawalText(result, withdrawn) : dated,
        typedSchedule,
        isNil: duel.isNil === true && isBetweenPlayers(result),
        when,
        inFixture: { date, time: when?.time ?? null, isPostponed },
        isPostponed,
        link,
        daily: null,
      };
    });
    return round;
  });
  return dates.at(-1)?.last ?? null;
}

/** Chooses the duel of a pair whose round includes a day, else the last that had begun, else the first. */
function matchOnDay(meetings: readonly Match[], date: CalendarDate): Match | null {
  const on = meetings.find(({ round }) => isOn(round, date));
  const begun = meetings.findLast(({ round: { days } }) => days && days[0] <= date);
  return on ?? begun ?? meetings[0] ?? null;
}

/** Assigns the rows of the daily duels to matches, and sets day, time and row on the matches. */
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
    if (!date) return [];
    const division = competition.divisions.find(({ name }) => sameName(name, row.category)) ?? null;
    const mayBe = ({ stage }: Match): boolean =>
      division === null ||
      [...division.groups, ...division.playoffs].some(({ fixture }) => fixture === stage.fixture);
    const meetings = (byPair.get(pairKey(row.home, row.away)) ?? []).filter(mayBe);
    const match = matchOnDay(meetings, date);
    const daily = { ...row, date, competition, division, match };
    if (match) match.daily = daily;
    if (match && match.forfeit?.by !== 'withdrawal') {
      match.when = { date, time: row.time };
      match.isPostponed = false;
    }
    return daily;
  });
}

/** Builds the divisions of a competition. A group without a standings sheet gets a table computed from its results. */
function assembleDivisions(
  competition: PlayedCompetition,
  stages: readonly Stage[],
  standings: ParsedCompetition['standings'],
): Division[] {
  const withdrawnOn = withdrawnBy(competition);
  const withDay = (row: StandingsRow): StandingsRow => {
    const withdrawn = withdrawnOn.get(playerKey(row.player));
    return withdrawn ? { ...row, withdrawn } : row;
  };
  const stageOf = (fixture: string): Stage => {
    const stage = stages.find((candidate) => candidate.fixture === fixture);
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

/** Adds rounds to the stages of a competition. Playoffs of a division are dated after its groups. */
function addStageRounds(
  stages: readonly Stage[],
  { fixtures, starts }: ParsedCompetition,
  config: PlayedCompetition,
): void {
  /** Last day of each division's groups. */
  const ends = new Map<Stage['division'], CalendarDate>();
  for (const stage of stages) {
    const { fixture, division, group } = stage;
    const fixtureStart = starts[fixture] ?? null;
    const start = fixtureStart && (config.starts ?? fixtureStart);
    const before = ends.get(division);
    const isLater = start !== null && before !== undefined && before > start;
    const rounds = fixtures[fixture] ?? [];
    const end = addRounds(stage, rounds, isLater && group === null ? before : start);
    if (group !== null && end && end > (before ?? '')) ends.set(division, end);
  }
}

/** Builds one competition with its duels and daily duels. */
function buildCompetition(
  config: PlayedCompetition,
  season: readonly PlayedCompetition[],
  parsed: ParsedCompetition,
) {
  const stages: Stage[] = listStages(config, season).map((stage) => ({ ...stage, rounds: [] }));
  addStageRounds(stages, parsed, config);
  stages.forEach(closeMoved);
  const daily = placeDaily(config, stages.flatMap(matchesOf), parsed);
  const divisions = assembleDivisions(config, stages, parsed.standings);
  const [bracketStage] = config.fixture === null ? [] : stages;
  const bracket = bracketStage
    ? { stage: bracketStage, columns: buildBracket(bracketStage.rounds) }
    : null;
  const played = { config, divisions, bracket };
  const competition: CompetitionSeason = { ...played, champions: championsOf(played) };
  return { competition, stages, daily };
}

/** Builds a season. @param competitions In menu order. @param parsed Sheets of each. @throws Error if one has none. */
export function buildSeason(
  competitions: readonly PlayedCompetition[],
  parsed: ParsedSeason,
): Season {
  const built = competitions.map((config) => {
    const sheets = parsed[config.id];
    if (!sheets) throw new Error(`No parsed sheets of the competition ${config.id}`);
    return buildCompetition(config, competitions, sheets);
  });
  const seasons = built.map(({ competition }) => competition);
  const stages = built.flatMap((played) => played.stages);
  const dailyRows = built.flatMap(({ daily }) => daily);
  return {
    competitions: seasons,
    stages,
    matches: stages.flatMap(matchesOf),
    divisions: seasons.flatMap(({ divisions }) => divisions),
    champions: seasons.flatMap((played) => played.champions),
    daily: dailyRows.filter(isAppointment),
    dailyRows,
  };
}
