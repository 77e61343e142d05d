/**
 * Tries a change of the community's files on a copy of them and of the snapshot. Fetching and building run in new
 * processes, because a process reads the list of competitions only once.
 */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readCommunity } from '../../src/config/community.ts';
import { readEnvironment, type Environment } from '../../src/config/environment.ts';
import { ConfigurationError } from '../../src/lib/error.ts';
import { formatMistake } from '../../src/config/yaml-file.ts';
import { writeFiles } from '../../src/lib/files.ts';
import { readSeasons } from '../../src/archive/read.ts';
import { sourceTitle } from '../../src/sources/catalog/catalog.ts';
import { manifestFile } from '../../src/snapshot/files.ts';
import { readManifest } from '../../src/snapshot/manifest.ts';
import type { TakeReport } from '../../src/snapshot/report.ts';
import { htmlFiles } from '../lib/routes.ts';
import { buildLiveSite } from '../lib/build-site.ts';
import { run } from '../lib/run.ts';

/** Returns this process's environment. @throws ConfigurationError when its data are the demo's. */
export function readLiveEnvironment(): Environment {
  const environment = readEnvironment(process.env);
  if (environment.data === 'live') return environment;
  throw new ConfigurationError(
    'los datos son los de demostración: para los de la comunidad, usá DATA=live',
  );
}

/**
 * Requires that these sheets were read just now, and that every other source has data at all.
 * @throws ConfigurationError that lists the others with the reasons.
 */
export function requireRead({ sources }: TakeReport, sheets: readonly string[]): void {
  const unread = sources.filter(
    ({ name, status, refusal }) =>
      status === 'missing' || (refusal !== null && sheets.includes(name)),
  );
  if (unread.length === 0) return;
  throw new ConfigurationError(
    [
      'esto no se pudo leer ahora, y sin sus últimos datos no se sigue:',
      ...unread.map(({ name, refusal }) => `- ${sourceTitle(name)}: ${refusal ?? 'no hay datos'}`),
      'Corregilo, esperá 10 minutos y repetí.',
    ].join('\n'),
  );
}

const inLog = 'el motivo está en los renglones de la corrida';
const failed = (what: string, problems: readonly string[]): ConfigurationError =>
  new ConfigurationError(
    [`con este cambio ${what}:`, ...problems.map((problem) => `- ${problem}`)].join('\n'),
  );

/**
 * Reads the texts of all sheets of a snapshot, by name, including those that this process's configuration does not
 * list, and the names of the sheets that are still without rows, which a person has to accept.
 */
async function readSheets(
  snapshot: string,
): Promise<{ sheets: Map<string, string>; empty: string[] }> {
  const sheets = new Map<string, string>();
  const files = await readdir(join(snapshot, 'sheets'), { recursive: true }).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.csv'))) {
    const text = await readFile(join(snapshot, 'sheets', file), 'utf8');
    sheets.set(file.replace(/\.csv$/, ''), text);
  }
  const manifest = readManifest(
    await readFile(join(snapshot, manifestFile), 'utf8').catch(() => null),
  );
  const states = Object.entries(manifest?.sources ?? {});
  const empty = states.filter(([, state]) => state.status !== 'absent' && state.acceptedEmpty);
  return { sheets, empty: empty.map(([name]) => name) };
}

/**
 * Copies the community and the snapshot into a directory, and changes the copy.
 * @param files Changed texts, by their paths in the community's folder.
 * @returns Functions that try the copy.
 * @throws ConfigurationError when the changed folder has mistakes.
 */
export async function tryChange(
  environment: Environment,
  directory: string,
  files: ReadonlyMap<string, string>,
) {
  const { communityDirectory, liveDirectory, now } = environment;
  const community = join(directory, 'community');
  const snapshot = join(directory, 'snapshot');
  const site = join(directory, 'site');
  const here = (path: string): string => relative(process.cwd(), path);
  /** Replaces the copy's path in a message by the path of the community's folder. */
  const inPlace = (text: string): string =>
    text.replaceAll(here(community), here(communityDirectory));
  const settings = {
    COMMUNITY_DIR: community,
    SOURCES_FILE: '',
    DATA: 'live',
    SNAPSHOT_DIR: snapshot,
    BUILD_TIME: now.toISOString(),
  };

  /** Takes a snapshot. @param acceptShrink Sheets that may have no rows. */
  async function snapshotOf(acceptShrink: readonly string[]) {
    const report = join(directory, 'report.json');
    const accepted = acceptShrink.flatMap((name) => ['--accept-shrink', name]);
    const args = ['scripts/snapshot.ts', '--json', report, ...accepted];
    await run(process.execPath, args, settings);
    const text = await readFile(report, 'utf8').catch(() => null);
    if (text === null) throw failed('no se pueden leer los datos', [inLog]);
    return { report: JSON.parse(text) as TakeReport, ...(await readSheets(snapshot)) };
  }

  /** Builds and checks the site. @throws ConfigurationError when it may not be published. */
  async function build() {
    const tried = { ...environment, communityDirectory: community, snapshotDirectory: snapshot };
    const { problems, warnings } = await buildLiveSite(tried, site);
    if (problems.length > 0) {
      throw failed('el sitio no se puede publicar', problems.map(inPlace));
    }
    for (const warning of warnings) console.warn(`Aviso: ${warning}`);
    return { pages: htmlFiles(site).length, warnings };
  }

  await cp(communityDirectory, community, { recursive: true });
  if (existsSync(liveDirectory)) await cp(liveDirectory, snapshot, { recursive: true });
  await writeFiles(community, files);
  const mistakes = readCommunity(community).mistakes.map(formatMistake).map(inPlace);
  if (mistakes.length > 0) throw failed('los archivos de la comunidad tienen errores', mistakes);
  await readSeasons(join(community, 'seasons'));
  return { snapshotOf, build };
}
