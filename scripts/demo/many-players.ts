/**
 * Writes a snapshot with any number of players and finished seasons, for benchmarks: the demo's files with more rows in
 * the ranking and the Elo history, and a finished season of the tests copied under several years.
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCsv } from '../../src/sources/sheets/csv.ts';
import { parseRanking } from '../../src/sources/sheets/ranking-sheet.ts';
import type { RankedPlayer } from '../../src/sources/sheets/ranking.ts';
import { addToHistory, eloFile } from '../../src/snapshot/elo-weeks.ts';
import { readHistory } from '../../src/snapshot/history.ts';
import { demoDirectory } from '../lib/demo-data.ts';
import { writeManifest } from './manifest.ts';

const season = join(import.meta.dirname, '../../tests/communities/season-2/seasons/2025');

/** An invented player of the ranking. */
const newcomer = (number: number): RankedPlayer => ({
  row: 0,
  id: String(991_000_000 + number),
  nick: `Jugador_${String(number).padStart(4, '0')}`,
  elo: 100 + (number % 700),
  maxElo: 160 + (number % 700),
  link: null,
});

/** Writes the demo with `players` players into `snapshot`, and that many finished seasons into the archive folder. */
export async function writeManyPlayers(
  { snapshot, seasons: archive }: { snapshot: string; seasons: string },
  { players, seasons }: { players: number; seasons: number },
): Promise<void> {
  await cp(demoDirectory, snapshot, { recursive: true });
  const ranking = join(snapshot, 'sheets/ranking.csv');
  const sheet = await readFile(ranking, 'utf8');
  const known = parseRanking('ranking', parseCsv('ranking', sheet)).value.length;
  const added = Array.from({ length: players - known }, (_, index) => newcomer(index + 1));
  const rows = added.map(({ id, nick, elo, maxElo }) => [id, '', nick, elo, maxElo, ''].join(','));
  await writeFile(ranking, [sheet, ...rows].join('\n'));

  const history = join(snapshot, eloFile.path);
  let weeks = await readFile(history, 'utf8');
  const mondays = new Set(readHistory(eloFile, weeks).rows.map(({ week }) => week));
  for (const monday of mondays) weeks = addToHistory(weeks, added, new Date(`${monday}T15:00:00Z`));
  await writeFile(history, weeks);
  await writeManifest(snapshot);

  for (let index = 0; index < seasons; index++) {
    const year = String(2025 - index);
    const folder = join(archive, year);
    await cp(season, folder, { recursive: true });
    const file = join(folder, 'season.json');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('2025', year));
  }
}
