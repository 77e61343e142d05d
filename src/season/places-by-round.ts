/** Computes how a group's places changed from round to round (docs/product.md, «Place by round»). */
import { playersInSheet, type Standings } from '../sources/sheets/table.ts';
import { isOpen, isResult, type Round } from './model.ts';
import { sideOf } from './record.ts';
import { computeStandings } from './what-if.ts';

/** Places of a player, from 1: one after each round of the chart, from the first round that names the player. */
interface PlaceLine {
  player: string;
  places: number[];
}

/** The chart of a group's places. */
interface PlacesByRound {
  /** Rounds up to the last one with a result. A round with an open duel is not complete. */
  rounds: { name: string; isComplete: boolean }[];
  /** Players in the order of the last table. */
  lines: PlaceLine[];
}

/**
 * Computes each player's places after each round, by the table of the results so far. Null if fewer than two rounds
 * have begun, or none is complete.
 */
export function placesByRound(
  standings: Standings,
  rounds: readonly Round[],
): PlacesByRound | null {
  const last = rounds.findLastIndex(({ matches }) => matches.some(isResult));
  const begunRounds = rounds.slice(0, last + 1);
  const shownRounds = begunRounds.map(({ name, matches }) => ({
    name,
    isComplete: matches.length > 0 && !matches.some(isOpen),
  }));
  if (shownRounds.length < 2 || !shownRounds.some(({ isComplete }) => isComplete)) return null;
  const players = playersInSheet(standings.rows);
  const tables = shownRounds.map((_, index) => {
    const matches = begunRounds.slice(0, index + 1).flatMap((round) => round.matches);
    return computeStandings(players, matches, standings).map(({ row }) => row.player);
  });
  return {
    rounds: shownRounds,
    lines: (tables.at(-1) ?? []).map((player): PlaceLine => {
      const first = begunRounds.findIndex(({ matches }) =>
        matches.some((match) => sideOf(match, player)),
      );
      const places = tables.slice(first).map((table) => table.indexOf(player) + 1);
      return { player, places };
    }),
  };
}
