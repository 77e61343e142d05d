/** A group's table if the duels left ended as somebody supposes (docs/product.md, «What if»). */
import type { Zones } from '../domain/zones.ts';
import type { MeepleColour } from './meeples.ts';
import { isOpen, type Result, type Score } from './model.ts';
import { explainOrder, type ExplainedRow } from './order.ts';
import { tableOfResults, type TableShape } from './record.ts';

/** A duel of a group, with its part of an address. */
export interface SupposedDuel extends Result {
  id: string;
  code: string;
}

/** A group whose table can be supposed: its columns are those that results tell. */
export interface SupposedGroup extends TableShape {
  title: string;
  zones: Zones;
  gamesToWin: number;
  /** Players in the sheet's order. */
  players: string[];
  /** Colours of their meeples, by nick, where the page shows them. */
  meeples?: Readonly<Record<string, MeepleColour>>;
  rounds: { name: string; duels: SupposedDuel[] }[];
}

/** The results a duel can end with, from the widest win at home to the widest away. */
export function possibleScores(gamesToWin: number): Score[] {
  const games = Array.from({ length: gamesToWin }, (_, lost) => lost);
  return [
    ...games.map((away) => [gamesToWin, away] as const),
    ...games.toReversed().map((home) => [home, gamesToWin] as const),
  ];
}

/** The same duels; those left have the results that are supposed, where any is. */
export function suppose<Of extends Result>(
  duels: readonly Of[],
  scoreOf: (duel: Of) => Score | undefined,
): Of[] {
  return duels.map((duel) => {
    const score = isOpen(duel) ? scoreOf(duel) : undefined;
    return score ? { ...duel, score } : duel;
  });
}

/**
 * The table that results make, in the order of its criteria, with why each row stands above the next.
 * @param players In the sheet's order, which decides where nothing else does.
 */
export const computeStandings = (
  players: readonly string[],
  duels: readonly Result[],
  shape: TableShape,
): ExplainedRow[] => explainOrder(tableOfResults(players, duels, shape), duels);
