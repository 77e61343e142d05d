/** Supposed results of a group's open duels (docs/product.md, «What if»). */
import type { Score } from '../sources/sheets/fixture.ts';
import type { DuelRules } from '../config/stages.ts';
import type { GroupRules } from './outlook.ts';
import type { MeepleColour } from './meeples.ts';
import { isOpen, type Result } from './model.ts';
import type { TableShape } from './record.ts';

/** A duel of a group, with the id of its address. */
export interface SupposedDuel extends Result {
  id: string;
  code: string;
}

/** A group as the page «¿Y si…?» gets it. Its table has only the columns that results add up to. */
export interface SupposedGroup extends TableShape, GroupRules {
  title: string;
  /** Players in sheet order. */
  players: string[];
  /** Colours of their meeples, by nick, where the page shows them. */
  pieces?: Readonly<Record<string, MeepleColour>>;
  rounds: { name: string; duels: SupposedDuel[] }[];
}

/** Lists the scores with which a duel may end, from the widest win of the home side to that of the other: 2–0, 2–1, 1–2, 0–2. */
export function possibleScores({ gamesToWin }: DuelRules): Score[] {
  const games = Array.from({ length: gamesToWin }, (_, lost) => lost);
  return [
    ...games.map((away) => [gamesToWin, away] as const),
    ...games.toReversed().map((home) => [home, gamesToWin] as const),
  ];
}

/**
 * Returns the duels with supposed results in place of open ones. Decided duels keep their results.
 * @param scoreOf Supposed result of an open duel. Undefined to leave the duel open.
 */
export function suppose<Duel extends Result>(
  duels: readonly Duel[],
  scoreOf: (duel: Duel) => Score | undefined,
): Duel[] {
  return duels.map((duel) => {
    const score = isOpen(duel) ? scoreOf(duel) : undefined;
    return score ? { ...duel, score } : duel;
  });
}
