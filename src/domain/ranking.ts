/** The community's ranking (docs/product.md, «Ranking»). */
import { compareNames } from './text.ts';

/** One row of the ranking sheet. */
export interface RankedPlayer {
  /** Its row in the sheet, from 1. */
  row: number;
  /** Player id on the platform; empty when the sheet has none. */
  id: string;
  nick: string;
  /** Current Elo; null when the sheet's cell is not a number. */
  elo: number | null;
  /** Highest Elo ever; null when the sheet's cell is not a number. */
  maxElo: number | null;
  /** The game in which the highest Elo was reached. */
  link: string | null;
}

/** What the ranking shows of a player. */
export interface RankingLine extends Pick<RankedPlayer, 'nick' | 'link'> {
  elo: number;
  maxElo: number;
  /** Address of the player's page; null or absent without one. */
  page?: string | null;
}

/** Its fields in the order of the ranking's file, which other programs read: a new one goes to the end. */
const rankingFields = ['nick', 'elo', 'maxElo', 'link', 'page'] as const;

/** A player as the ranking shows them: with 0 for an Elo that the sheet does not have. */
export function rankingLine({ nick, elo, maxElo, link }: RankedPlayer): RankingLine {
  return { nick, elo: elo ?? 0, maxElo: maxElo ?? 0, link };
}

export type RankingKey = 'maxElo' | 'elo';

/** Who has no nick in the sheet is shown by this one. */
export const nameless = 'Sin Nick';

/** Whether the sheet tells a player's nick. */
export function isNamed({ nick }: Pick<RankedPlayer, 'nick'>): boolean {
  return nick !== nameless;
}

/**
 * The ranking in descending order of one key (`maxElo` by default). Ties: the other key, then the nick.
 */
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

/**
 * The format of the whole ranking as one small static file, of which the home page's island asks for more
 * than the page has. It goes up when it changes: a page opened before then asks to be tried again.
 */
const version = 1;

/** The file's text, of all players or some; their order is kept. */
export function writeRankingFile(players: readonly RankingLine[]): string {
  const cells = players.map((player) => rankingFields.map((field) => player[field]));
  return JSON.stringify({ version, players: cells });
}

/** Players of a fetched file; throws on anything else, such as an error page of the network. */
export function readRankingFile(text: string): RankingLine[] {
  const file = JSON.parse(text) as { version?: unknown; players?: unknown } | null;
  if (file?.version !== version || !Array.isArray(file.players)) {
    throw new Error(`not a ranking file of version ${version}`);
  }
  return (file.players as unknown[][]).map(
    (cells) =>
      Object.fromEntries(
        rankingFields.map((field, index) => [field, cells[index]]),
      ) as unknown as RankingLine,
  );
}
