/** The community's ranking (docs/product.md, «Ranking»). */
import { compareNames } from './text.ts';

/** One row of the ranking sheet. */
export interface RankedPlayer {
  /** Player id on the platform; empty when the sheet has none. */
  id: string;
  nick: string;
  /** Current Elo; 0 when the sheet's cell is not a number. */
  elo: number;
  /** Best Elo ever; 0 when the sheet's cell is not a number. */
  maxElo: number;
  /** The game in which the best Elo was reached. */
  link: string | null;
}

/** What the ranking shows of a player. */
export type RankingLine = Omit<RankedPlayer, 'id'>;

export type RankingKey = 'maxElo' | 'elo';

/** Who has no nick in the sheet is shown by this one. */
export const nameless = 'Sin Nick';

/** Whether the sheet tells a player's nick. */
export function isNamed({ nick }: Pick<RankedPlayer, 'nick'>): boolean {
  return nick !== nameless;
}

/**
 * The ranking in descending order of one key (`maxElo` by default). Ties: the other
 * key, then the nick.
 */
export function sortRanking<Line extends RankingLine>(
  players: readonly Line[],
  key: RankingKey = 'maxElo',
): Line[] {
  const other = key === 'maxElo' ? 'elo' : 'maxElo';
  return players.toSorted(
    (a, b) => b[key] - a[key] || b[other] - a[other] || compareNames(a.nick, b.nick),
  );
}
