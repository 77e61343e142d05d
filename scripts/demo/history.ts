/**
 * Writes the demo's Elo history: the weeks before the demo's Monday that would lead to its ranking.
 * Run: `node scripts/demo/history.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseCsv } from '../../src/domain/csv.ts';
import { parseRanking } from '../../src/domain/ranking-sheet.ts';
import type { RankedPlayer } from '../../src/domain/ranking.ts';
import { addDays } from '../../src/domain/time.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { addToHistory, historyFile } from '../../src/snapshot/history.ts';
import { demoDirectory } from '../lib/demo-data.ts';
import { Random } from './random.ts';

const weeks = 12;
/** Came to the ranking this week. */
const newcomer = 'Martineta22';
/** How far an Elo goes in a week, up or down. */
const swing = 18;

const sheet = readFileSync(join(demoDirectory, 'sheets/ranking.csv'), 'utf8');
const random = new Random(600);

/** A player as they may have been a week before. */
function weekBefore(player: RankedPlayer): RankedPlayer {
  const { elo, maxElo } = player;
  if (elo === null || maxElo === null) return player;
  // Who is at their best now got there this week.
  const best = elo < maxElo ? maxElo : Math.max(0, maxElo - random.integer(1, swing));
  return {
    ...player,
    elo: Math.min(best, Math.max(0, elo + random.integer(-swing, swing))),
    maxElo: best,
  };
}

/** Each week's ranking, from the latest back. */
const rankings = [parseRanking('ranking', parseCsv('ranking', sheet)).value];
while (rankings.length < weeks) rankings.push((rankings.at(-1) ?? []).map(weekBefore));

let history: string | null = null;
for (const [index, week] of rankings.toReversed().entries()) {
  const monday = addDays(demoMonday, -7 * (weeks - 1 - index));
  const known = week.filter(({ nick }) => monday === demoMonday || nick !== newcomer);
  history = addToHistory(history, known, new Date(`${monday}T15:00:00Z`));
}

const file = join(demoDirectory, historyFile);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, history ?? '');
