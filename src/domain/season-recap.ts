/** What a finished season leaves to tell (docs/product.md, «A season's recap»). */
import { duelChance } from './duel-chance.ts';
import {
  hasBye,
  isPlayed,
  isUnknownPlayer,
  winner,
  type Duel,
  type PlayedDuel,
} from './fixture.ts';
import { duelsByPlayer, latestResults, longestRun, type Stage } from './player-duels.ts';
import { playerKey } from './player-key.ts';
import { middleOfSeason, playedStages, seasonChampions, type Season } from './season.ts';
import { stageMiddle, startOf } from './stage-dates.ts';
import type { StageResult } from './stage-results.ts';
import { compareNames } from './text.ts';
import type { CalendarDate } from './time.ts';

/** A duel that its winner was not expected to win. */
export interface Surprise extends StageResult {
  winner: string;
  /** The winner's by Elo, from 0 to 1. */
  chance: number;
  /** Elo before the duel. */
  elo: { winner: number; loser: number };
}

export interface SeasonRecap {
  /** What was played, in duels, games and players. */
  duels: number;
  games: number;
  players: number;
  /** The most duels that somebody won in a row, and all who did; null where nobody won two. */
  run: { length: number; players: string[] } | null;
  /** Duels that their last game decided: how many, and those that are named; null where there is none. */
  close: { count: number; named: StageResult[] } | null;
  /** The least expected wins, and in how many duels Elo could tell; null where it told of none. */
  surprise: { known: number; duels: [Surprise, ...Surprise[]] } | null;
}

/** The Elo that a player had on a day; null where it is not known. */
export type EloOn = (player: string, day: CalendarDate) => number | null;

/** More close duels than these are only counted. */
const namedAtMost = 3;

/** A result between two players who are known. */
const counts = (duel: Duel): duel is PlayedDuel =>
  isPlayed(duel) && !hasBye(duel) && ![duel.home, duel.away].some(isUnknownPlayer);

/** Whether the loser, too, had only the last game to win. */
function isClose(duel: PlayedDuel): boolean {
  const [lost = 0, won = 0] = [duel.homeScore, duel.awayScore].toSorted((a, b) => a - b);
  return lost > 0 && won - lost === 1;
}

function longestRuns(stages: readonly Stage[], nicks: readonly string[], near: CalendarDate) {
  const duelsOf = duelsByPlayer(stages, near);
  const runs = nicks.map((player) => ({
    player,
    length: longestRun(latestResults(duelsOf(player))),
  }));
  const length = Math.max(0, ...runs.map((run) => run.length));
  const players = runs.filter((run) => run.length === length).map(({ player }) => player);
  return length < 2 ? null : { length, players: players.toSorted(compareNames) };
}

function closeDuels(results: readonly StageResult[], season: Season) {
  const close = results.filter(({ duel }) => isClose(duel));
  const finals = seasonChampions(season).map(({ final }) => final);
  const named =
    close.length > namedAtMost ? close.filter(({ duel }) => finals.includes(duel)) : close;
  return close.length === 0 ? null : { count: close.length, named };
}

function surpriseOf(
  { day, ...result }: StageResult & { day: CalendarDate | null },
  eloOn: EloOn,
): Surprise | null {
  const { duel } = result;
  const side = winner(duel);
  if (side === null || day === null) return null;
  const [won, lost] = side === 'home' ? [duel.home, duel.away] : [duel.away, duel.home];
  const [own, other] = [eloOn(won, day), eloOn(lost, day)];
  if (own === null || other === null) return null;
  // Who has won a duel has won the games that it takes.
  const chance = duelChance(own, other, Math.max(duel.homeScore, duel.awayScore));
  return { ...result, winner: won, chance, elo: { winner: own, loser: other } };
}

function leastExpected(surprises: readonly Surprise[]): SeasonRecap['surprise'] {
  const least = Math.min(0.5, ...surprises.map(({ chance }) => chance));
  const [first, ...others] = surprises.filter(({ chance }) => chance === least && chance < 0.5);
  return first ? { known: surprises.length, duels: [first, ...others] } : null;
}

/** The recap of a season; null while nothing of it was played. */
export function seasonRecap(season: Season, eloOn: EloOn): SeasonRecap | null {
  const near = middleOfSeason(season);
  const stages = playedStages(season).map(({ name, rounds }) => ({
    name,
    rounds: rounds.map((round) => ({ ...round, duels: round.duels.filter(counts) })),
  }));
  const results = stages.flatMap(({ name: stage, rounds }) => {
    const middle = stageMiddle(rounds, near);
    return rounds.flatMap(({ name: round, interval, duels }) =>
      duels.map((duel) => {
        const day = startOf({ duel, interval, near: middle })?.slice(0, 10) ?? null;
        return { stage, round, duel, day };
      }),
    );
  });
  if (results.length === 0) return null;
  const nicks = results.flatMap(({ duel }) => [duel.home, duel.away]);
  const players = [...new Map(nicks.map((nick) => [playerKey(nick), nick])).values()];
  const games = results.map(({ duel }) => duel.homeScore + duel.awayScore);
  return {
    duels: results.length,
    games: games.reduce((sum, count) => sum + count, 0),
    players: players.length,
    run: longestRuns(stages, players, near),
    close: closeDuels(results, season),
    surprise: leastExpected(
      results.map((result) => surpriseOf(result, eloOn)).filter((one) => one !== null),
    ),
  };
}
