/** Builds the running season, or an archived one, from its sheets (docs/product.md, «Fixtures», «Daily duels»). */
import { competitionKey } from '../config/competitions.ts';
import type { DivisionConfig } from '../config/site.ts';
import { forfeitGames, listStages, type PlayedCompetition, type Rules } from '../config/stages.ts';
import { saysNothing } from '../lib/clean.ts';
import { capitalize, listNames, sameName, slug, takeName } from '../lib/text.ts';
import { formatDayMonth, formatShortDay, type CalendarDate } from '../lib/time.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import type { ScheduledDuel } from '../sources/sheets/duels.ts';
import type { Duel, Round as ParsedRound } from '../sources/sheets/fixture.ts';
import { dateOf } from '../sources/sheets/sheet-moments.ts';
import { hasWindow } from '../sources/sheets/standings.ts';
import { noStandings, type Standings, type StandingsRow } from '../sources/sheets/table.ts';
import { buildBracket, firstToLast } from './bracket.ts';
import { championsOf } from './champions.ts';
import { playsOn } from './dates.ts';
import { closeMovedRows } from './meetings.ts';
import {
  isAppointment,
  isBetweenPlayers,
  isBye,
  isOpen,
  matchesOf,
  pairOf,
  type CompetitionSeason,
  type DailyDuel,
  type Days,
  type Division,
  type Forfeit,
  type Group,
  type Match,
  type Result,
  type Round,
  type Season,
  type Stage,
} from './model.ts';
import { orderStandings } from './order.ts';
import { tableOfFixture } from './record.ts';
import { datesFrom, duelDate } from './years.ts';

/** Parsed sheets of a competition. A sheet that is not published is missing. */
export interface ParsedCompetition {
  /** Tables by division id: one for each group with a `window`, in the order of the groups. */
  standings: Readonly<Record<string, readonly Standings[]>>;
  /** Rounds by the names of fixtures in the competition's file. */
  fixtures: Readonly<Record<string, readonly ParsedRound[]>>;
  /** Rows of the daily duels, in sheet order. */
  duels: readonly ScheduledDuel[];
  /** First day of each fixture. Null if the fixture has no days. */
  starts: Readonly<Record<string, CalendarDate | null>>;
  /** Rows of daily duels without a year are in the year nearest to this day. */
  dailyNear: CalendarDate;
  /** Nicks of champions whom a person named, by division id. They count instead of those that the sheets give. */
  champions?: Readonly<Record<string, string>> | undefined;
}

/** Parsed sheets of a season, by competition id. */
export type ParsedSeason = Readonly<Record<string, ParsedCompetition>>;

type DuelRow = Pick<Duel, 'home' | 'away' | 'score' | 'walkover'>;

/** Days on which players withdrew, by the player's key. */
const withdrawnBy = ({ forfeits }: Rules): ReadonlyMap<string, CalendarDate> =>
  new Map(Object.entries(forfeits?.withdrawn ?? {}).map(([nick, day]) => [playerKey(nick), day]));

/** The decision without a game about a duel that games did not decide. Null if there is none. */
function forfeitOf({ home, away, walkover }: DuelRow, rules: Rules): Forfeit | null {
  if (walkover) return { by: 'walkover', winner: walkover === 'nobody' ? null : walkover };
  const withdrawn = withdrawnBy(rules);
  const isHomeOut = withdrawn.has(home.key);
  const isAwayOut = withdrawn.has(away.key);
  if (!isHomeOut && !isAwayOut) return null;
  if (isHomeOut && isAwayOut) return { by: 'withdrawal', winner: null, withdrawn: 'both' };
  const staying = isHomeOut ? 'away' : 'home';
  return {
    by: 'withdrawal',
    winner: rules.forfeits?.left === 'void' ? null : staying,
    withdrawn: isHomeOut ? 'home' : 'away',
  };
}

/**
 * Returns players, score (home first, null if open) and forfeit of a fixture's row. A walkover, and an open duel of
 * somebody who withdrew, count as decided: the winner, if any, has `forfeitGames`, everybody else 0. A row with games
 * and no walkover, or with a bye, keeps its score and has no `forfeit`.
 */
export function resultOf(duel: DuelRow, rules: Rules): Result {
  const { home, away, score, walkover } = duel;
  const isByGames = score !== null && !walkover;
  const forfeit = isByGames || isBye(duel) ? null : forfeitOf(duel, rules);
  if (!forfeit) return { home, away, score };
  const games = forfeitGames(rules);
  const gamesOf = (side: 'home' | 'away'): number => (forfeit.winner === side ? games : 0);
  return { home, away, score: [gamesOf('home'), gamesOf('away')], forfeit };
}

/** Says in Spanish who withdrew. The text replaces the duel's day. */
function withdrawalText({ home, away }: Result, withdrawn: Forfeit['withdrawn']): string {
  if (withdrawn === 'both') return `Se bajaron ${listNames([home.nick, away.nick])}`;
  return `Se bajó ${withdrawn === 'home' ? home.nick : away.nick}`;
}

/** Formats a day and time like `Jue 24/9 21:00`, whatever form the sheet uses. */
function momentText({ date, time }: NonNullable<Match['when']>): string {
  const day = capitalize(formatShortDay(date));
  return time === null ? day : `${day} ${time}`;
}

/** Formats days like `9/11 al 22/11`, or `6/10` for one day, whatever form the sheet uses. */
function intervalText([first, last]: Days): string {
  if (first === last) return formatDayMonth(first);
  return `${formatDayMonth(first)} al ${formatDayMonth(last)}`;
}

/** The schedule of a duel without a day, as pages show it. */
function undatedText(schedule: string, isPostponed: boolean): string {
  if (!isPostponed) return schedule;
  return saysNothing(schedule) ? 'Postergado' : `Postergado ${schedule}`;
}

/** Title of a round, «Desempate por el título», that only separates level players. Group tables ignore its duels. */
const tieBreakRound = /desempate/i;

/**
 * Makes the match of a fixture's row.
 * @param begins Day from which the row's day is found. Null in a fixture without days.
 * @param taken Ids of the stage so far; the match's id is added.
 */
function buildMatch(
  stage: Stage,
  round: Round,
  duel: Duel,
  begins: CalendarDate | null,
  taken: Set<string>,
): Match {
  const { row, code, link, places, typedSchedule = null } = duel;
  const result = resultOf(duel, stage.rules);
  const withdrawn = result.forfeit?.withdrawn;
  const agreed = withdrawn ? null : duel.agreed;
  const date = agreed && begins ? duelDate(agreed.day, begins) : null;
  const when = agreed && date ? { date, time: agreed.time } : null;
  const isPostponed = duel.isPostponed === true && isOpen(result);
  const schedule = when ? momentText(when) : undatedText(duel.schedule, isPostponed);
  // A code that the stage has twice is numbered in sheet order.
  const id = takeName(slug(`${stage.fixture} ${code}`), taken);
  const { competition } = stage;
  const match: Match = {
    ...result,
    id,
    uid: slug([competitionKey(competition), competition.edition, id].join(' ')),
    stage,
    round,
    code,
    row,
    places,
    schedule: withdrawn ? withdrawalText(result, withdrawn) : schedule,
    typedSchedule,
    isNil: duel.isNil === true && isBetweenPlayers(result),
    when,
    inFixture: { date, time: when?.time ?? null, isPostponed: duel.isPostponed === true, schedule },
    isPostponed,
    link,
    daily: null,
  };
  if (stage.group !== null && tieBreakRound.test(round.name)) match.isTieBreak = true;
  return match;
}

/**
 * Adds the rounds of its fixture, with their matches, to a stage.
 * @param start First day of the fixture. Null if it has no days.
 * @returns The day from which a following stage goes forward. Null if the fixture has no days.
 */
function addRounds(
  stage: Stage,
  parsedRounds: readonly ParsedRound[],
  start: CalendarDate | null,
): CalendarDate | null {
  const taken = new Set<string>();
  const dates = start === null ? [] : datesFrom(parsedRounds, start);
  const inSheet: Round[] = [];
  for (const [index, parsedRound] of parsedRounds.entries()) {
    const { name, notes, duels } = parsedRound;
    const { days = null, begins = null } = dates[index] ?? {};
    const interval = days ? intervalText(days) : parsedRound.interval;
    const round: Round = { name, title: parsedRound, interval, days, notes, matches: [] };
    round.matches = duels.map((duel) => buildMatch(stage, round, duel, begins, taken));
    inSheet.push(round);
  }
  stage.rounds.push(...firstToLast(inSheet));
  return dates.at(-1)?.last ?? null;
}

/**
 * Chooses the duel of a pair that is played on a day: the one whose round includes the day. Otherwise the last whose
 * round had begun, or else the first; if that one is decided, an open duel whose round has no days comes before it.
 * Null without duels.
 */
function matchOnDay(meetings: readonly Match[], date: CalendarDate): Match | null {
  const inPlay = meetings.find(({ round }) => playsOn(round, date));
  if (inPlay) return inPlay;
  const lastBegun = meetings.findLast(({ round: { days } }) => days && days[0] <= date);
  const likeliest = lastBegun ?? meetings[0] ?? null;
  if (likeliest === null || isOpen(likeliest)) return likeliest;
  return meetings.find((match) => isOpen(match) && match.round.days === null) ?? likeliest;
}

/** True if a division plays the fixture, in a group or a playoff. */
const hasFixture = ({ groups, playoffs }: DivisionConfig, fixture: string): boolean =>
  [...groups, ...playoffs].some((part) => part.fixture === fixture);

/** Lists the rows of the daily duels with their matches, in sheet order. Rows whose day does not exist are left out. */
function listDaily(
  competition: PlayedCompetition,
  matches: readonly Match[],
  { duels, dailyNear }: Pick<ParsedCompetition, 'duels' | 'dailyNear'>,
): DailyDuel[] {
  const notMoved = matches.filter(({ movedTo }) => !movedTo);
  const byPair = Map.groupBy(notMoved, pairOf);
  const daily: DailyDuel[] = [];
  for (const row of duels) {
    const date = dateOf(row.day, dailyNear);
    if (!date) continue;
    const division = competition.divisions.find(({ name }) => sameName(name, row.category)) ?? null;
    const meetings = byPair.get(pairKey(row.home, row.away)) ?? [];
    const candidates = meetings.filter(
      ({ stage }) => division === null || hasFixture(division, stage.fixture),
    );
    daily.push({ ...row, date, competition, division, match: matchOnDay(candidates, date) });
  }
  return daily;
}

/** Sets daily rows on their matches, with day and hour if no withdrawal decided the duel. The last row counts. */
function setDaily(dailyDuels: readonly DailyDuel[]): void {
  for (const daily of dailyDuels) {
    const { match, date, time } = daily;
    if (!match) continue;
    match.daily = daily;
    if (match.forfeit?.by === 'withdrawal') continue;
    match.when = { date, time };
    match.schedule = momentText(match.when);
    match.isPostponed = false;
  }
}

/**
 * Builds a division, and sets the tables of its groups' stages. Groups without a window in the sheet compute theirs.
 * @param tables Those of the other groups.
 */
function buildDivision(
  competition: PlayedCompetition,
  config: DivisionConfig,
  stages: readonly Stage[],
  tables: readonly Standings[],
): Division {
  const stageOf = (fixture: string): Stage => {
    const stage = stages.find((candidate) => candidate.fixture === fixture);
    if (!stage) throw new Error(`No stage of the fixture ${fixture}`);
    return stage;
  };
  const withdrawnOn = withdrawnBy(competition);
  const withDay = (row: StandingsRow): StandingsRow => {
    const withdrawn = withdrawnOn.get(playerKey(row.player));
    return withdrawn ? { ...row, withdrawn } : row;
  };
  const inSheet = config.groups.filter(hasWindow);
  const groups = config.groups.map((group): Group => {
    const { id, name } = group;
    const stage = stageOf(group.fixture);
    const matches = matchesOf(stage);
    const table = hasWindow(group)
      ? (tables[inSheet.indexOf(group)] ?? noStandings)
      : tableOfFixture(matches, competition);
    const rows = orderStandings(table, matches).map(withDay);
    const standings = { ...table, rows };
    stage.standings = standings;
    return { id, name, stage, standings };
  });
  const playoffs = config.playoffs.map(({ name, fixture }) => ({ name, stage: stageOf(fixture) }));
  return { competition, config, groups, playoffs };
}

/** Adds rounds to the stages of a competition. Playoffs of a division are dated after its groups. */
function addStageRounds(
  stages: readonly Stage[],
  { fixtures, starts }: ParsedCompetition,
  config: PlayedCompetition,
): void {
  /** Day from which each division's playoffs go forward: the latest of its groups'. */
  const playoffStarts = new Map<Stage['division'], CalendarDate>();
  // Stages are listed with the groups before the playoffs.
  for (const stage of stages) {
    const { fixture, division, group } = stage;
    const from = playoffStarts.get(division);
    let start = starts[fixture] ?? null;
    // A fixture without days has no start, even if the competition's file has one.
    if (start !== null && config.starts) start = config.starts;
    if (group === null && start !== null && from && from > start) start = from;
    const next = addRounds(stage, fixtures[fixture] ?? [], start);
    if (group === null || next === null) continue;
    if (from === undefined || next > from) playoffStarts.set(division, next);
  }
}

/** Builds one competition with its stages and daily duels. @param season All competitions of the season. */
function buildCompetition(
  config: PlayedCompetition,
  season: readonly PlayedCompetition[],
  parsed: ParsedCompetition,
): { competition: CompetitionSeason; stages: Stage[]; daily: DailyDuel[] } {
  const stages: Stage[] = listStages(config, season).map((stage) => ({
    ...stage,
    rounds: [],
    standings: null,
  }));
  addStageRounds(stages, parsed, config);
  // Daily duels belong to the rows in which duels are played, so the other rows are closed first.
  stages.forEach(closeMovedRows);
  const daily = listDaily(config, stages.flatMap(matchesOf), parsed);
  setDaily(daily);
  const divisions = config.divisions.map((division) =>
    buildDivision(config, division, stages, parsed.standings[division.id] ?? []),
  );
  const bracketStage = stages.find(({ fixture }) => fixture === config.fixture);
  const bracket = bracketStage
    ? { stage: bracketStage, columns: buildBracket(bracketStage.rounds) }
    : null;
  const played = { config, divisions, bracket };
  const champions = championsOf(played, parsed.champions ?? {});
  return { competition: { ...played, champions }, stages, daily };
}

/**
 * Builds a season with all its duels, tables and champions from its parsed sheets.
 * @param competitions In menu order, as in the result. @throws Error if `parsed` lacks a competition.
 */
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
