/** What a finished season leaves to tell (docs/product.md, «A season's recap»). */
import { duelChance } from '../domain/duel-chance.ts';
import { compareNames } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import { startOf } from './dates.ts';
import {
  isBetweenPlayers,
  isPlayed,
  winner,
  type ArchivedSeason,
  type Decided,
  type Match,
} from './model.ts';
import { latestResults, longestRun, matchesByPlayer } from './player-matches.ts';

/** A win against the odds. */
export interface Surprise {
  match: Decided;
  winner: string;
  /** The winner's chance by Elo, from 0 to 1. */
  chance: number;
  /** Elo of both before the duel. */
  elo: { winner: number; loser: number };
}

/** What stands out in a finished season. */
export interface SeasonRecap {
  duels: number;
  games: number;
  players: number;
  /** Duels that were won because a rival did not come, or withdrew: they are in nothing else here. */
  walkovers: number;
  /** The most duels that somebody won in a row, and all who did; null where nobody won two. */
  run: { length: number; players: string[] } | null;
  /** Duels that their last game decided: how many, and those that are named; null where there is none. */
  close: { count: number; named: Decided[] } | null;
  /** The least expected wins, and in how many duels Elo could tell; null where it told of none. */
  surprise: { known: number; duels: readonly [Surprise, ...Surprise[]] } | null;
}

/** The Elo that a player had on a day; null where it is not known. */
export type EloOn = (player: string, day: CalendarDate) => number | null;

/** More close duels than these are only counted. */
const namedAtMost = 3;

/** A result between two players who are known. */
export const counts = (match: Match): match is Decided =>
  isPlayed(match) && isBetweenPlayers(match);

/** Whether the loser, too, had only the last game to win. */
export function isClose({ score }: Decided): boolean {
  const [lost = 0, won = 0] = score.toSorted((a, b) => a - b);
  return lost > 0 && won - lost === 1;
}

function longestRuns(results: readonly Match[], nicks: readonly string[]): SeasonRecap['run'] {
  const matchesOf = matchesByPlayer(results);
  const runs = Map.groupBy(nicks, (nick) => longestRun(latestResults(matchesOf(nick))));
  const length = Math.max(...runs.keys());
  return length < 2 ? null : { length, players: (runs.get(length) ?? []).toSorted(compareNames) };
}

function closeDuels(results: readonly Decided[], season: ArchivedSeason): SeasonRecap['close'] {
  const close = results.filter(isClose);
  const finals = season.champions.map(({ final }) => final?.id);
  const named = close.length > namedAtMost ? close.filter(({ id }) => finals.includes(id)) : close;
  return close.length === 0 ? null : { count: close.length, named };
}

/** A duel that somebody won; null where an Elo before it is not known. */
function surpriseOf(match: Decided, eloOn: EloOn): Surprise | null {
  const side = winner(match);
  const day = startOf(match).slice(0, 10);
  if (side === null || day === '') return null;
  const won = match[side].nick;
  const lost = match[side === 'home' ? 'away' : 'home'].nick;
  const [own, other] = [eloOn(won, day), eloOn(lost, day)];
  if (own === null || other === null) return null;
  // Who has won a duel has won the games that it takes.
  const chance = duelChance(own, other, Math.max(...match.score));
  return { match, winner: won, chance, elo: { winner: own, loser: other } };
}

function leastExpected(surprises: readonly Surprise[]): SeasonRecap['surprise'] {
  const least = Math.min(0.5, ...surprises.map(({ chance }) => chance));
  const [first, ...others] = surprises.filter(({ chance }) => chance === least && chance < 0.5);
  return first ? { known: surprises.length, duels: [first, ...others] as const } : null;
}

/** The recap of a season; null while nothing of it was played. */
export function seasonRecap(season: ArchivedSeason, eloOn: EloOn): SeasonRecap | null {
  const results = season.matches.filter(counts);
  if (results.length === 0) return null;
  const sides = results.flatMap(({ home, away }) => [home, away]);
  const players = [...new Map(sides.map(({ key, nick }) => [key, nick])).values()];
  const games = results.map(({ score: [home, away] }) => home + away);
  return {
    duels: results.length,
    games: games.reduce((sum, count) => sum + count, 0),
    players: players.length,
    walkovers: season.matches.filter(({ forfeit }) => forfeit?.winner).length,
    run: longestRuns(results, players),
    close: closeDuels(results, season),
    surprise: leastExpected(results.flatMap((match) => surpriseOf(match, eloOn) ?? [])),
  };
}
