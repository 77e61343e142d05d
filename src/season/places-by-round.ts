/** How a group's places changed from round to round (docs/product.md, «Place by round»). */
import { isOpen, isResult, type Round } from './model.ts';
import { computeStandings } from './what-if.ts';

/** A player's places, from 1: one after each round told. */
export interface PlaceLine {
  player: string;
  places: number[];
}

/**
 * The places after each round up to the last one with a result, each by the table that the results of
 * that round and those before it make; players in the order of the last table. Null where there is nothing
 * to compare: fewer than two rounds have begun, or none is complete.
 * @param players In the sheet's order, which decides where nothing else does.
 */
export function placesByRound(players: readonly string[], rounds: readonly Round[]) {
  const last = rounds.findLastIndex(({ matches }) => matches.some(isResult));
  const told = rounds.slice(0, last + 1).map(({ name, matches }) => ({
    name,
    isComplete: matches.length > 0 && !matches.some(isOpen),
  }));
  if (told.length < 2 || !told.some(({ isComplete }) => isComplete)) return null;
  const tables = told.map((_, index) => {
    const matches = rounds.slice(0, index + 1).flatMap((round) => round.matches);
    return computeStandings(players, matches).map(({ player }) => player);
  });
  return {
    rounds: told,
    lines: (tables.at(-1) ?? []).map((player) => ({
      player,
      places: tables.map((table) => table.indexOf(player) + 1),
    })),
  };
}

/** Who won, or lost, the most places from the first round told to the last one. */
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
