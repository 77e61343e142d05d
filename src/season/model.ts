/** The model of a season: duels with their players and days, decided once (docs/architecture.md, «The data's way»). */
import type { DivisionConfig } from '../config/site.ts';
import type { DuelRules, PlayedCompetition, StageDescription } from '../config/stages.ts';
import { saysNothing } from '../lib/clean.ts';
import type { ScheduledDuel } from '../sources/sheets/duels.ts';
import type { Duel, Round as ParsedRound, Score } from '../sources/sheets/fixture.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import type { Standings } from '../sources/sheets/table.ts';
import type { CalendarDate } from '../lib/time.ts';

/** First and last day of a round, both included. */
export type Days = readonly [first: CalendarDate, last: CalendarDate];

/** A stage of a competition, with its rounds. */
export interface Stage extends StageDescription {
  /** Rounds are in playing order, also if the sheet begins with the final. */
  rounds: Round[];
  /** The table of a group, with rows in the official order. Null for a playoff and for a bracket. */
  standings: Standings | null;
}

/** A round of a group or a phase of a bracket. */
export interface Round {
  name: string;
  /** The row of its title, as the sheet has it. */
  title: Pick<ParsedRound, 'row' | 'places' | 'interval' | 'ends'>;
  /** Days as pages show them, or the sheet's words if these cannot be parsed. May be empty. */
  interval: string;
  days: Days | null;
  /** Notes of the sheet beside the duels: «Fecha límite: domingo». */
  notes: readonly string[];
  matches: Match[];
}

/** A decision without a game. */
export interface Forfeit {
  /** A side did not come, or has withdrawn from the competition. */
  by: 'walkover' | 'withdrawal';
  /** Null if neither side came, or if duels of withdrawn players do not count. */
  winner: 'home' | 'away' | null;
  /** The side that withdrew. Present if `by` is `withdrawal`. */
  withdrawn?: 'home' | 'away' | 'both';
}

/** The part of a duel that tables and records need. */
export interface Result {
  home: Side;
  away: Side;
  /** Null until the duel is decided. A forfeit has the games that the rules give. */
  score: Score | null;
  forfeit?: Forfeit;
  /** Present in a tie-break, which only separates players who are level in everything else. Tables do not count it. */
  isTieBreak?: true;
  /** Present if this row is no duel of its own: the row in which its duel is played. */
  movedTo?: Match;
}

/** A row of a fixture: a duel, or a bye. Its code, its link, its row and the columns are as the sheet has them. */
export interface Match extends Result, Pick<Duel, 'code' | 'link' | 'row' | 'places'> {
  /** The sheet has 0–0 for two known players, which decides nothing. A bracket draws it. */
  isNil: boolean;
  /** Part of addresses: unique in the season, and constant during it. */
  id: string;
  /** The id with competition and edition: unique among all seasons. */
  uid: string;
  stage: Stage;
  round: Round;
  /** Day and time as pages show them, or the sheet's words if these cannot be parsed. `-` if nothing is agreed. */
  schedule: string;
  /** The cell of the schedule as typed. Null if it says nothing. */
  typedSchedule: string | null;
  /**
   * Day and time (`HH:MM`) by the daily duels, or else the fixture. Null if nothing is agreed, if the row has
   * `movedTo`, and if a withdrawal decided the duel.
   */
  when: { date: CalendarDate; time: string | null } | null;
  /** What the fixture says, regardless of the daily duels. Day and hour are null if a withdrawal decided the duel. */
  inFixture: Pick<Match, 'schedule' | 'isPostponed'> & {
    date: CalendarDate | null;
    time: string | null;
  };
  isPostponed: boolean;
  /** The duel's last row in the sheet of daily duels. Null if it has none. */
  daily: DailyDuel | null;
}

/** A duel with a score. */
export type Decided<Duel extends Result = Match> = Duel & { score: Score };

/** A row of a sheet of daily duels, with its match. */
export interface DailyDuel extends ScheduledDuel {
  /** Date of the row. Without a year in the sheet, the one closest to the sheet's last change. */
  date: CalendarDate;
  competition: PlayedCompetition;
  /** Division that the category names. Null if the competition has none of that name. */
  division: DivisionConfig | null;
  /** Null if no fixture has the duel. */
  match: Match | null;
}

/** A group of a division. */
export interface Group {
  id: string;
  name: string;
  /** The table of its stage. */
  standings: Standings;
  stage: Stage;
}

/** A division, of the running season or a finished one. */
export interface Division {
  competition: PlayedCompetition;
  config: DivisionConfig;
  groups: Group[];
  /** Playoffs in the order of the competition's file. */
  playoffs: { name: string; stage: Stage }[];
}

/** A column of a bracket. Null is a slot without a duel, drawn as a blank spacer. */
export interface BracketColumn {
  name: string;
  interval: string;
  slots: (Match | null)[];
  /** Number of slots from «16avos» to the final. Null for a phase before, for third place, or of an unknown name. */
  size: number | null;
}

/** Who won a division or a bracket. */
export interface Champion {
  competition: PlayedCompetition;
  /** Null for a competition without divisions. */
  division: Pick<DivisionConfig, 'id' | 'name'> | null;
  /** Null while there is no champion. */
  player: string | null;
  /** The duel that decides the title. Null if a table decides, or the sheet does not tell which duel it is. */
  final: Match | null;
  /** True if organisers named a player whom the sheets do not make champion. */
  isNamed: boolean;
}

/** A competition of a season, with all that its sheets say. */
export interface CompetitionSeason {
  config: PlayedCompetition;
  /** From the highest to the lowest. Empty for a bracket. */
  divisions: Division[];
  bracket: { stage: Stage; columns: BracketColumn[] } | null;
  /** One for each division, or the bracket's. */
  champions: Champion[];
}

/** All competitions that are played at the same time: the running ones, or those of a finished season. */
export interface Season {
  /** Competitions in menu order. */
  competitions: CompetitionSeason[];
  /** Every stage once, by competition: groups, playoffs, bracket. */
  stages: Stage[];
  /**
   * All rows of all stages, stage by stage and round by round in playing order (`matchesOf`), byes and moved duels
   * included. `isDuel` selects the duels.
   */
  matches: Match[];
  divisions: Division[];
  champions: Champion[];
  /** All rows of the daily duels, by competition, in sheet order. */
  dailyRows: DailyDuel[];
  /** The rows that announce a duel (`isAppointment`), in the same order. */
  daily: DailyDuel[];
}

/** A finished season. */
export interface ArchivedSeason extends Season {
  /** Name of the season's folder, and last part of its address. */
  id: string;
  /** For example `1ª temporada`. */
  name: string;
  /** Years in which the season was played, oldest first. */
  years: readonly number[];
}

/** A published result that became another. Id, place and nicks are those that its duel has now. */
export interface Correction {
  /** Day on which the change was published. */
  day: CalendarDate;
  /** Edition of the competition. */
  season: string;
  /** Id of the duel in its season. */
  id: string;
  /** Stage and round: `Oro · Grupo A, Fecha 2`. */
  place: string;
  home: string;
  away: string;
  /** `duelo` if the whole duel went or came back, `resultado` for another result. */
  change: 'resultado' | 'duelo';
  /** The two results from the side of `home`: `2 - 1`, `sin resultado`, `ya no figura`. */
  before: string;
  after: string;
}

/** True if a row has a score. Forfeits have one, also annulled ones, and a bye may have one. */
export const isDecided = <Duel extends Result>(match: Duel): match is Decided<Duel> =>
  match.score !== null;

/** True if a side is a bye. Such a row is not a duel, even if it has a score. */
export const isBye = ({ home, away }: Pick<Result, 'home' | 'away'>): boolean =>
  home.kind === 'bye' || away.kind === 'bye';

/** True if a row is a duel, open or decided: no side is a bye, and it was not moved. A side may be a placeholder. */
export const isDuel = (match: Result): boolean => !isBye(match) && !match.movedTo;

/** True if a group's table counts the row once it is decided: it is a duel (`isDuel`), and not a tie-break. */
export const countsInTable = (match: Result): boolean => isDuel(match) && !match.isTieBreak;

/** True if a duel was decided by games or a walkover. False for open duels, byes, and duels decided by a withdrawal. */
export const isResult = <Duel extends Result>(match: Duel): match is Decided<Duel> =>
  isDecided(match) && !isBye(match) && match.forfeit?.by !== 'withdrawal';

/** True if a duel was decided by games. False for byes, and after a walkover or a withdrawal. */
export const isPlayed = <Duel extends Result>(match: Duel): match is Decided<Duel> =>
  isResult(match) && !match.forfeit;

/** True if a duel (`isDuel`) has no score yet, also if it was postponed, or a side is a placeholder. */
export const isOpen = (match: Result): boolean => !isDecided(match) && isDuel(match);

/** True if a duel's `schedule` says something: a day, «Postergado», who withdrew. False while nothing is agreed. */
export const hasSchedule = (match: Match): boolean => !saysNothing(match.schedule);

/**
 * True if a row of the daily duels announces a duel without a result: no fixture has the duel, or it is open and this
 * is its last row, since a duel that was moved to another day may have two.
 */
export const isAppointment = ({ match, row }: DailyDuel): boolean =>
  match === null || (isOpen(match) && match.daily?.row === row);

/** True if both sides are known players, neither byes nor placeholders («Ganador SF1»). */
export const isBetweenPlayers = ({ home, away }: Pick<Result, 'home' | 'away'>): boolean =>
  home.kind === 'player' && away.kind === 'player';

/** How games end a duel: a side won more of them, or both won equally many. */
export type DuelEnd = 'home' | 'level' | 'away';

/** The end of a duel with this score, home first, allowed by its rules or not: `home` or `away` won, or `level`. */
export function endOf([home, away]: Score): DuelEnd {
  if (home === away) return 'level';
  return home > away ? 'home' : 'away';
}

/** The side that won, by score or forfeit. Null if the duel is open or level, or nobody won the forfeit. */
export function winner({
  score,
  forfeit,
}: Pick<Result, 'score' | 'forfeit'>): 'home' | 'away' | null {
  if (forfeit) return forfeit.winner;
  const end = score && endOf(score);
  return end === 'level' ? null : end;
}

/**
 * Lists the scores with which a duel may end, home first, from home's widest win to away's: 2–0, 2–1, 1–2, 0–2 if two
 * games win. No score is level. It alone decides which ends a duel can have: chances, outlook, «¿Y si…?» and remarks
 * follow it.
 */
export function possibleScores({ gamesToWin }: DuelRules): Score[] {
  const games = Array.from({ length: gamesToWin }, (_, lost) => lost);
  return [
    ...games.map((away) => [gamesToWin, away] as const),
    ...games.toReversed().map((home) => [home, gamesToWin] as const),
  ];
}

/** True if a duel may end with the score, home first. */
export const isPossibleScore = (score: Score, rules: DuelRules): boolean =>
  possibleScores(rules).some((possible) => possible.join() === score.join());

/** Returns the duels in order, open ones as copies with a supposed score. @param scoreOf Undefined leaves one open. */
export function suppose<Duel extends Result>(
  duels: readonly Duel[],
  scoreOf: (duel: Duel) => Score | undefined,
): Duel[] {
  return duels.map((duel) => {
    const score = isOpen(duel) ? scoreOf(duel) : undefined;
    return score ? { ...duel, score } : duel;
  });
}

/** All rows of a stage, round by round in playing order, byes and moved duels included. */
export const matchesOf = ({ rounds }: Pick<Stage, 'rounds'>): Match[] =>
  rounds.flatMap(({ matches }) => matches);

/** The sides of rows that are known players, row by row, home before away, with repetitions. */
export const playersIn = (matches: readonly Pick<Result, 'home' | 'away'>[]): Side[] =>
  matches.flatMap(({ home, away }) => [home, away]).filter(({ kind }) => kind === 'player');

/** The nicks of a list, each player (`playerKey`) once: in the order and spelling in which they occur first. */
export function distinctNicks(nicks: readonly string[]): string[] {
  const firstNicks = new Map<string, string>();
  for (const nick of nicks) {
    if (!firstNicks.has(playerKey(nick))) firstNicks.set(playerKey(nick), nick);
  }
  return [...firstNicks.values()];
}

/** Key of a duel's two sides (`pairKey`), such as `ana / beto`: the same if home and away change places. */
export const pairOf = ({ home, away }: Pick<Result, 'home' | 'away'>): string =>
  pairKey(home.key, away.key);

/** Returns a copy of the result with its sides swapped, and with them its games, its winner and who withdrew. */
export function swapSides(result: Result): Result {
  const { home, away, score, forfeit } = result;
  const swapped = { ...result, home: away, away: home };
  if (score) swapped.score = [score[1], score[0]];
  const opposite = { home: 'away', away: 'home', both: 'both' } as const;
  if (forfeit) {
    swapped.forfeit = { ...forfeit, winner: forfeit.winner && opposite[forfeit.winner] };
    if (forfeit.withdrawn) swapped.forfeit.withdrawn = opposite[forfeit.withdrawn];
  }
  return swapped;
}

/**
 * Returns `before`, an earlier version of a duel, so that its result can be compared with that of `now`: a copy with
 * swapped sides if a player is on the other side now, and none on the same one; otherwise `before` itself.
 */
export function alignSides(before: Result, now: Pick<Result, 'home' | 'away'>): Result {
  const isOnSameSide = before.home.key === now.home.key || before.away.key === now.away.key;
  const isOnOtherSide = before.home.key === now.away.key || before.away.key === now.home.key;
  return isOnOtherSide && !isOnSameSide ? swapSides(before) : before;
}
