/**
 * A season: which duel, whose and when, decided once (docs/architecture.md, «The data's way»). The competitions
 * that are played now make one season, and so does each season of the archive.
 */
import type { Competition, DivisionConfig } from '../config/site.ts';
import type { ScheduledDuel } from '../domain/duels.ts';
import type { FixturePlaces } from '../domain/fixture.ts';
import { pairKey } from '../domain/player-key.ts';
import type { Side } from '../domain/side.ts';
import type { Standings } from '../domain/standings.ts';
import type { CalendarDate } from '../domain/time.ts';

/** What a season says of a competition, running or finished: its names, its rules, and how it is played. */
export type PlayedCompetition = Pick<
  Competition,
  'id' | 'key' | 'format' | 'name' | 'shortName' | 'article' | 'emblem' | 'edition' | 'forfeits'
> &
  Pick<Competition, 'columns' | 'criteria' | 'divisions' | 'fixture'> & {
    /** Absent from finished seasons, and from brackets that do not say it. */
    gamesToWin?: number | undefined;
    /** Where its file says it: its fixtures' years go forward from there. */
    starts?: CalendarDate | null | undefined;
  };

/** First and last day. */
export type Days = readonly [first: CalendarDate, last: CalendarDate];

/** What has a fixture of its own: a group, what is played after the groups, a bracket. */
export interface Stage {
  competition: PlayedCompetition;
  /** The higher one of two divisions that share the stage; null in a bracket. */
  division: DivisionConfig | null;
  /** Whether two divisions play it: what is promoted to one comes from the other. */
  isShared: boolean;
  /** Null for what is played after the groups, and for a bracket. */
  group: string | null;
  /** Its fixture's name in the competition's file; unique among all competitions. */
  fixture: string;
  /** `Primera`, `Segunda · Grupo A`, `Segunda` for what follows its groups, a bracket's competition. */
  name: string;
  /** The same for lists: `Segunda, Grupo A`, `Segunda, Final`. */
  fullName: string;
  rounds: Round[];
}

/** A round of a group or a phase of a bracket. */
export interface Round {
  name: string;
  /** Its days as pages show them, and as the sheet has them where these cannot be read; may be empty. */
  interval: string;
  /** Its days; null where the sheet does not say them. */
  days: Days | null;
  /** What its sheet says beside its duels: «Fecha límite: domingo». */
  notes: readonly string[];
  /** The day near which its duels are; null where nothing of its fixture has a day. */
  begins: CalendarDate | null;
  matches: Match[];
}

/** Games won by each side. */
export type Score = readonly [home: number, away: number];

/** How a duel was decided without a game. */
export interface Forfeit {
  /** A side did not come, or has left the competition. */
  by: 'walkover' | 'withdrawal';
  /** Null where neither came, and where what was left of who withdrew does not count. */
  winner: 'home' | 'away' | null;
  /** Who has left the competition; present in a withdrawal. */
  withdrawn?: 'home' | 'away' | 'both';
}

/** What decides tables and records of a duel. */
export interface Result {
  home: Side;
  away: Side;
  /** Null until it is decided; of a forfeit the games that the rules give. 0–0 is how sheets write «not yet». */
  score: Score | null;
  /** Present where nobody played. */
  forfeit?: Forfeit;
  /** Present where it only parts those who are level in everything else: the table does not count it. */
  isTieBreak?: true;
  /** Present where the duel stands in another row of its fixture, too, and is that one. */
  movedTo?: Match;
}

/** A duel of a fixture. */
export interface Match extends Result {
  /** Its part of an address: unique in the season, and the same for all of it. */
  id: string;
  /** The same with competition and edition: no other duel ever has it. */
  uid: string;
  stage: Stage;
  round: Round;
  /** The organisers' code, such as «E-12». */
  code: string;
  /** Its row in the sheet, from 1. */
  row: number;
  /** Columns of the sheet. */
  places: FixturePlaces;
  /** When it is played as pages show it, and in the sheet's words where these cannot be read; `-` for never yet. */
  schedule: string;
  /** The schedule's cell in the fixture as typed; null when it says nothing. */
  typedSchedule: string | null;
  /** When its players agreed to play, by the sheet of daily duels or else the fixture; null for never yet. */
  when: { date: CalendarDate; time: string | null } | null;
  /** What its fixture says of its day, whatever its row of the daily duels says. */
  inFixture: { date: CalendarDate | null; isPostponed: boolean };
  /** Whether it was put off and has no other day. */
  isPostponed: boolean;
  /** The game on the platform, as the fixture has it. */
  link: string | null;
  /** Its last row in the sheet of daily duels; null where it has none. */
  daily: DailyDuel | null;
}

/** A duel with a score. */
export type Decided<Of extends Result = Match> = Of & { score: Score };

/** A row of a sheet of daily duels, and the fixture's duel that it is of. */
export interface DailyDuel extends ScheduledDuel {
  /** Its day, in the year closest to when the sheet last changed where the sheet leaves it out. */
  date: CalendarDate;
  competition: PlayedCompetition;
  /** The division that its category names; null where the competition has none of that name. */
  division: DivisionConfig | null;
  /** Null where no fixture has it. */
  match: Match | null;
}

export interface Group {
  id: string;
  name: string;
  /** The table, its rows in the official order. */
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

/** One column of a bracket; `null` is a slot without a duel, drawn as a blank spacer. */
export interface BracketColumn {
  name: string;
  interval: string;
  slots: (Match | null)[];
  /** How many slots of the tree it has; null for a phase beside it. */
  size: number | null;
}

/** Who won a competition of a season. */
export interface Champion {
  competition: PlayedCompetition;
  /** Null for a competition without divisions. */
  division: Pick<DivisionConfig, 'id' | 'name'> | null;
  /** Null while it is not settled. */
  player: string | null;
  /** The duel that decides it; null where the table does, and where a sheet does not tell which it is. */
  final: Match | null;
}

/** A competition of a season, with what was read of its sheets. */
export interface CompetitionSeason {
  config: PlayedCompetition;
  /** From the highest to the lowest; none in a bracket. */
  divisions: Division[];
  /** Null in a competition of groups. */
  bracket: { stage: Stage; columns: BracketColumn[] } | null;
  /** One for each division, or the bracket's. */
  champions: Champion[];
}

export interface Season {
  /** Competitions in the order of the menu. */
  competitions: CompetitionSeason[];
  /** Every stage once: by competition, its groups, what follows them, its bracket. */
  stages: Stage[];
  /** Every duel in the order of the stages and their sheets, byes included. */
  matches: Match[];
  /** All divisions of all competitions. */
  divisions: Division[];
  /** All champions of all competitions. */
  champions: Champion[];
  /** Daily duels by competition, in the order of its sheet, without those that nobody plays. */
  daily: DailyDuel[];
}

/** A finished season. */
export interface ArchivedSeason extends Season {
  /** Name of its folder and last part of its address. */
  id: string;
  /** `1ª temporada`. */
  name: string;
  /** Years that it was played in, the first one first. */
  years: readonly number[];
}

/** Whether a duel has a score, as a forfeit has and a bye may have, too. */
export const isDecided = <Of extends Result>(match: Of): match is Decided<Of> =>
  match.score !== null;

/** Whether a side of it is nobody: no duel at all, though it may be written with a score. */
export const isBye = ({ home, away }: Pick<Result, 'home' | 'away'>): boolean =>
  home.kind === 'bye' || away.kind === 'bye';

/** Whether a row is a duel of two sides, and of no other row. */
export const isDuel = (match: Result): boolean => !isBye(match) && !match.movedTo;

/** Whether a group's table counts a duel once it is decided. */
export const isOfTable = (match: Result): boolean => isDuel(match) && !match.isTieBreak;

/** Whether it is news how a duel of two sides ended: what was left of who withdrew is none. */
export const isResult = <Of extends Result>(match: Of): match is Decided<Of> =>
  isDecided(match) && !isBye(match) && match.forfeit?.by !== 'withdrawal';

/** Whether two sides played: what tells how somebody plays, as a form and a streak do. */
export const isPlayed = <Of extends Result>(match: Of): match is Decided<Of> =>
  isResult(match) && !match.forfeit;

/** Whether a duel is still to be played. */
export const isOpen = (match: Result): boolean => !isDecided(match) && isDuel(match);

/** Whether both sides are players. */
export const isBetweenPlayers = ({ home, away }: Pick<Result, 'home' | 'away'>): boolean =>
  home.kind === 'player' && away.kind === 'player';

/** The side with the higher score, or the forfeit; nobody when unplayed or level. */
export function winner({
  score,
  forfeit,
}: Pick<Result, 'score' | 'forfeit'>): 'home' | 'away' | null {
  if (forfeit) return forfeit.winner;
  if (!score || score[0] === score[1]) return null;
  return score[0] > score[1] ? 'home' : 'away';
}

/** A stage's duels, in its sheet's order. */
export const matchesOf = ({ rounds }: Pick<Stage, 'rounds'>): Match[] =>
  rounds.flatMap(({ matches }) => matches);

/** Two players in either order. */
export const pairOf = ({ home, away }: Pick<Result, 'home' | 'away'>): string =>
  pairKey(home.key, away.key);

/** The same result with its sides in each other's place. */
export function turned(result: Result): Result {
  const { home, away, score, forfeit } = result;
  const winners = { home: 'away', away: 'home' } as const;
  return {
    ...result,
    ...{ home: away, away: home, score: score && [score[1], score[0]] },
    ...(forfeit && { forfeit: { ...forfeit, winner: forfeit.winner && winners[forfeit.winner] } }),
  };
}

/** An earlier version of a duel with its sides where they are now: they may have changed places. */
export function withSidesOf(before: Result, now: Pick<Result, 'home' | 'away'>): Result {
  const isStraight = before.home.key === now.home.key || before.away.key === now.away.key;
  const isTurned = before.home.key === now.away.key || before.away.key === now.home.key;
  return !isStraight && isTurned ? turned(before) : before;
}
