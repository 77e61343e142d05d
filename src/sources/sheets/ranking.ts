/** The community's ranking (docs/product.md, «Ranking»). */
import { compareNames } from '../../lib/text.ts';

export interface RankedPlayer {
  /** Row in the sheet, from 1. */
  row: number;
  /** Columns of the player's cells in the sheet, from 0. */
  places: Readonly<Record<'nick' | RankingKey, number>>;
  /** Player id on the platform. Empty if the sheet has none. */
  id: string;
  /** Current nick of the player, also where the sheet has a former one. */
  nick: string;
  /** Current Elo. Null if the cell is not a number. */
  elo: number | null;
  /** Highest Elo ever. Null if the cell is not a number. */
  maxElo: number | null;
  /** Address of the game in which the highest Elo was reached. Null if the cell has no usable address. */
  link: string | null;
}

/** A player as the ranking's page and file show them. An Elo that the sheet lacks is 0. */
export interface RankingLine extends Pick<RankedPlayer, 'nick' | 'link'> {
  elo: number;
  maxElo: number;
  /** Address of the player's page; null or absent without one. */
  page?: string | null;
}

/** Makes the ranking's line of a player, for page and file. An Elo that the sheet lacks becomes 0. No `page` is set. */
export function rankingLine({ nick, elo, maxElo, link }: RankedPlayer): RankingLine {
  return { nick, elo: elo ?? 0, maxElo: maxElo ?? 0, link };
}

export type RankingKey = 'maxElo' | 'elo';

/** Shown for a player without a nick in the sheet. */
export const nameless = 'Sin Nick';

/** False for a player without a nick in the sheet, whom the parser calls «Sin Nick» (`nameless`). */
export function isNamed({ nick }: Pick<RankedPlayer, 'nick'>): boolean {
  return nick !== nameless;
}

/** Returns a copy sorted by `key`, highest first, then by the other key, then by nick, A to Z. No Elo counts as 0. */
export function sortRanking<Player extends Pick<RankedPlayer, 'nick' | RankingKey>>(
  players: readonly Player[],
  key: RankingKey = 'maxElo',
): Player[] {
  const other = key === 'maxElo' ? 'elo' : 'maxElo';
  const descending = (a: Player, b: Player, by: RankingKey): number => (b[by] ?? 0) - (a[by] ?? 0);
  return players.toSorted(
    (a, b) => descending(a, b, key) || descending(a, b, other) || compareNames(a.nick, b.nick),
  );
}

/** Version of the ranking's file. It goes up when the format changes: an older page asks its visitor to try again. */
const version = 1;

/** Values of a player in the ranking's file, which other programs read. New values go at the end. */
type RankingValues = [
  nick: string,
  elo: number,
  maxElo: number,
  link: string | null,
  page: string | null,
];

/** Formats the ranking's JSON, in the given order: `{"version":1,"players":[[nick, elo, maxElo, link, page], …]}`. */
export function writeRankingFile(players: readonly RankingLine[]): string {
  const values = players.map(({ nick, elo, maxElo, link, page = null }): RankingValues => {
    return [nick, elo, maxElo, link, page];
  });
  return JSON.stringify({ version, players: values });
}

/** Parses the text of `writeRankingFile`, in its order. @throws Error for other text or JSON, also another version. */
export function readRankingFile(text: string): RankingLine[] {
  const file = JSON.parse(text) as { version?: unknown; players?: RankingValues[] } | null;
  if (file?.version !== version || !Array.isArray(file.players)) {
    throw new Error(`not a ranking file of version ${version}`);
  }
  return file.players.map(([nick, elo, maxElo, link, page]) => ({ nick, elo, maxElo, link, page }));
}
