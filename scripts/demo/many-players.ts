/**
 * A snapshot with as many players as wanted, and finished seasons they played, for tests and
 * benchmarks: the demo's files, more rows in ranking and Elo history, and generated seasons.
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { divisions } from '../../src/config/site.ts';
import { parseCsv } from '../../src/domain/csv.ts';
import { parseRanking } from '../../src/domain/ranking-sheet.ts';
import { isNamed, type RankedPlayer } from '../../src/domain/ranking.ts';
import { parseEloHistory } from '../../src/domain/elo-history.ts';
import { folderOf, seasonFiles } from '../../src/seasons/archive.ts';
import { addToHistory, historyFile } from '../../src/snapshot/history.ts';
import { demoDirectory } from '../lib/demo-data.ts';
import { writeFiles } from '../lib/write-files.ts';
import { dealGroups, pastSeason } from './past-season.ts';
import { Random } from './random.ts';
import { writeManifest } from './write-manifest.ts';

const lastYear = 2025;
const cupSize = 32;

/** Somebody new in the ranking. */
function newcomer(number: number, random: Random): RankedPlayer {
  const maxElo = random.integer(100, 900);
  return {
    id: String(991_000_000 + number),
    nick: `Jugador_${String(number).padStart(4, '0')}`,
    elo: maxElo - random.integer(0, 60),
    maxElo,
    link: null,
  };
}

/**
 * Writes the demo with `players` players in its ranking into one directory, and `seasons` finished
 * seasons whose players are drawn from them into another.
 */
export async function writeManyPlayers(
  { snapshot, seasons: archive }: { snapshot: string; seasons: string },
  { players, seasons }: { players: number; seasons: number },
): Promise<void> {
  const random = new Random(800);
  await cp(demoDirectory, snapshot, { recursive: true });
  const ranking = join(snapshot, 'sheets/ranking.csv');
  const sheet = await readFile(ranking, 'utf8');
  const { value } = parseRanking('ranking', parseCsv('ranking', sheet));
  const known = value.filter(isNamed).map(({ nick }) => nick);
  const added = Array.from({ length: players - known.length }, (_, index) =>
    newcomer(index + 1, random),
  );
  const rows = added.map(({ id, nick, elo, maxElo }) => [id, '', nick, elo, maxElo, ''].join(','));
  await writeFile(ranking, [sheet, ...rows].join('\n'));

  const history = join(snapshot, historyFile);
  let weeks = await readFile(history, 'utf8');
  const mondays = new Set(parseEloHistory(historyFile, weeks).value.map(({ week }) => week));
  for (const monday of mondays) weeks = addToHistory(weeks, added, new Date(`${monday}T15:00:00Z`));
  await writeFile(history, weeks);
  await writeManifest(snapshot);

  const nicks = [...known, ...added.map(({ nick }) => nick)];
  for (let index = 0; index < seasons; index++) {
    const year = lastYear - index;
    const name = `Temporada ${year}`;
    const everybody = random.shuffle(nicks);
    const cup = everybody.slice(-cupSize);
    const file = { id: String(year), name, years: [year], divisions, cup: { edition: name } };
    const played = pastSeason(900 + index, name, { groups: dealGroups(everybody), cup });
    await writeFiles(archive, seasonFiles(folderOf(archive, file, played)));
  }
}
