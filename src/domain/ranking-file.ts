/**
 * The whole ranking as one small static file: the home page has the first rows, its island fetches
 * this when a visitor asks for more.
 */
import { rankingFields, type RankingLine } from './ranking.ts';

/** Goes up when the format changes: a page opened before then asks to be tried again. */
const version = 1;

/** The file's text; the order of the players is kept. */
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
