/** How a group's places changed from round to round (docs/product.md, «Place by round»). */
import { playersInSheet, type Standings } from '../domain/standings.ts';
import { isOpen, isResult, type Round } from './model.ts';
import { sideOf } from './record.ts';
import { computeStandings } from './what-if.ts';

/** A player's places, from 1: one after each round told, from the first one on that names the player. */
export interface PlaceLine {
  player: string;
  places: number[];
}

/** The rounds that a chart tells, and a line a player in the order of the last table. */
export interface PlacesByRound {
  /** Each round, and whether all its duels have a result. */
  rounds: { name: string; isComplete: boolean }[];
  lines: PlaceLine[];
}

/**
 * The places after each round up to the last one with a result, each by the table that the results of
 * that round and those before it make; players in the order of the last table. Null where there is nothing
 * to compare: fewer than two rounds have begun, or none is complete.
 */
export function placesByRound(
  standings: Standings,
  rounds: readonly Round[],
): PlacesByRound | null {
  const last = rounds.findLastIndex(({ matches }) => matches.some(isResult));
  const begun = rounds.slice(0, last + 1);
  const told = begun.map(({ name, matches }) => ({
    name,
    isComplete: matches.length > 0 && !matches.some(isOpen),
  }));
  if (told.length < 2 || !told.some(({ isComplete }) => isComplete)) return null;
  const players = playersInSheet(standings.rows);
  const tables = told.map((_, index) => {
    const matches = begun.slice(0, index + 1).flatMap((round) => round.matches);
    return computeStandings(players, matches, standings).map(({ row }) => row.player);
  });
  return {
    rounds: told,
    lines: (tables.at(-1) ?? []).map((player) => {
      const first = begun.findIndex(({ matches }) => matches.some((one) => sideOf(one, player)));
      const places = tables.slice(first).map((table) => table.indexOf(player) + 1);
      return { player, places };
    }),
  };
}

/** Who won, or lost, the most places from the first round of their line to the last one. */
export interface Move {
  players: string[];
  places: number;
}

/** The greatest climb and the greatest fall; null where nobody rose, or fell. */
export function greatestMoves(lines: readonly PlaceLine[]) {
  const byMove = Map.groupBy(lines, ({ places }) => (places[0] ?? 0) - (places.at(-1) ?? 0));
  const move = (by: number): Move | null => {
    const players = (byMove.get(by) ?? []).map(({ player }) => player);
    return by === 0 ? null : { players, places: Math.abs(by) };
  };
  const all = [0, ...byMove.keys()];
  return { climb: move(Math.max(...all)), fall: move(Math.min(...all)) };
}
