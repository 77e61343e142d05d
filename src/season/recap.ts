/** Summarises a finished season (docs/product.md, «A season's recap»). */
import { duelChance } from './duel-chance.ts';
import { compareNames } from '../lib/text.ts';
import type { CalendarDate } from '../lib/time.ts';
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

export interface Surprise {
  match: Decided;
  winner: string;
  /** Chance of the winner by Elo, from 0 to 1. */
  chance: number;
  /** Ratings of both players before the duel. */
  elo: { winner: number; loser: number };
}

export interface SeasonRecap {
  duels: number;
  games: number;
  players: number;
  /** Duels won because the rival did not come or withdrew. No other field counts them. */
  walkovers: number;
  /** The longest run of duels won, and all players who had one. Null if nobody won two in a row. */
  run: { length: number; players: string[] } | null;
  /** Number of duels decided by their last game, and those to name. Null if there is none. */
  close: { count: number; named: Decided[] } | null;
  /**
   * The least expected wins, and in how many duels both ratings are known. Null if no win had a chance below one half.
   */
  surprise: { known: number; duels: readonly [Surprise, ...Surprise[]] } | null;
}

/** Returns a player's Elo on a day. Null if it is not known. */
export type EloOn = (player: string, day: CalendarDate) => number | null;

/** If there are more close duels than this, only the finals among them are named. */
const maxNamed = 3;

/** True for a played duel between two known players, the only ones that a recap counts. */
const isCountedDuel = (match: Match): match is Decided =>
  isPlayed(match) && isBetweenPlayers(match);

/** True if the loser was one game from winning, and won at least one. */
function isClose({ score }: Decided): boolean {
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
  const named = close.length > maxNamed ? close.filter(({ id }) => finals.includes(id)) : close;
  return close.length === 0 ? null : { count: close.length, named };
}

/** The rating difference of a duel with a winner. Null if an Elo before it is not known. */
function surpriseOf(match: Decided, eloOn: EloOn): Surprise | null {
  const side = winner(match);
  const day = startOf(match).slice(0, 10);
  if (side === null || day === '') return null;
  const won = match[side].nick;
  const lost = match[side === 'home' ? 'away' : 'home'].nick;
  const [winnerElo, loserElo] = [eloOn(won, day), eloOn(lost, day)];
  if (winnerElo === null || loserElo === null) return null;
  // The winner's games are the games that win the duel.
  const chance = duelChance(winnerElo, loserElo, Math.max(...match.score));
  return { match, winner: won, chance, elo: { winner: winnerElo, loser: loserElo } };
}

function leastExpected(surprises: readonly Surprise[]): SeasonRecap['surprise'] {
  const least = Math.min(0.5, ...surprises.map(({ chance }) => chance));
  const [first, ...others] = surprises.filter(({ chance }) => chance === least && chance < 0.5);
  return first ? { known: surprises.length, duels: [first, ...others] as const } : null;
}

/** Recap of a season. Null if nothing was played. */
export function seasonRecap(season: ArchivedSeason, eloOn: EloOn): SeasonRecap | null {
  const results = season.matches.filter(isCountedDuel);
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
