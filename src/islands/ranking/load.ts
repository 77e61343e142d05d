/** Fetching the whole ranking: once a page view, and again only after a failure. */
import { readRankingFile } from '../../domain/ranking-file.ts';
import type { RankingLine } from '../../domain/ranking.ts';

/** On a network that hangs the visitor is told, instead of waiting for ever. */
const timeout = 20_000;

let loading: Promise<RankingLine[]> | null = null;

async function fetchRanking(file: string): Promise<RankingLine[]> {
  const response = await fetch(file, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return readRankingFile(await response.text());
}

export function loadRanking(file: string): Promise<RankingLine[]> {
  loading ??= fetchRanking(file).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
