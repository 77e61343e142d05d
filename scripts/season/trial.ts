/**
 * Trying a change of the community's files on a copy of them and of the snapshot. Fetching and building are
 * processes of their own: which competitions there are is asked once a process.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readCommunity } from '../../src/config/community.ts';
import { ConfigurationError } from '../../src/config/error.ts';
import type { Environment } from '../../src/config/environment.ts';
import { formatMistake } from '../../src/config/yaml-file.ts';
import { readSeasons } from '../../src/seasons/read.ts';
import type { TakeReport } from '../../src/snapshot/take.ts';
import { checkSite } from '../check/check-site.ts';
import { htmlFiles } from '../lib/routes.ts';
import { run } from '../lib/run.ts';
import { writeFiles } from '../lib/write-files.ts';

export interface TriedSnapshot {
  report: TakeReport;
  /** Texts of its sheets, by name. */
  sheets: Map<string, string>;
  /** Names of those that a person has to accept without rows. */
  bare: string[];
}

export interface Trial {
  /** Takes a snapshot. @param acceptShrink Sheets that may have no rows. */
  snapshot: (acceptShrink: readonly string[]) => Promise<TriedSnapshot>;
  /** Builds the site and checks it. @throws ConfigurationError when it may not be published. */
  build: () => Promise<{ pages: number; warnings: string[] }>;
  close: () => Promise<void>;
}

const failed = (what: string, problems: readonly string[]): ConfigurationError =>
  new ConfigurationError(
    [`con este cambio ${what}:`, ...problems.map((one) => `- ${one}`)].join('\n'),
  );

/** The sheets of a snapshot, whatever this process's configuration knows of them. */
async function readSheets(snapshot: string): Promise<Pick<TriedSnapshot, 'sheets' | 'bare'>> {
  const read = (path: string): Promise<string> => readFile(join(snapshot, path), 'utf8');
  const files = await readdir(join(snapshot, 'sheets')).catch(() => []);
  const texts = files.map(
    async (file) => [file.replace(/\.csv$/, ''), await read(`sheets/${file}`)] as const,
  );
  const manifest = await read('manifest.json').catch(() => '{}');
  const { sources = {} } = JSON.parse(manifest) as {
    sources?: Record<string, { acceptedEmpty?: true }>;
  };
  const bare = Object.keys(sources).filter((name) => sources[name]?.acceptedEmpty);
  return { sheets: new Map(await Promise.all(texts)), bare };
}

/**
 * @param files Changed texts, by their paths in the community's folder.
 * @throws ConfigurationError when the folder with them is not right.
 */
export async function openTrial(
  environment: Environment,
  files: ReadonlyMap<string, string>,
): Promise<Trial> {
  const { communityDirectory, liveDirectory, now } = environment;
  const directory = await mkdtemp(join(tmpdir(), 'season-'));
  const community = join(directory, 'community');
  const snapshot = join(directory, 'snapshot');
  const site = join(directory, 'site');
  const close = (): Promise<void> => rm(directory, { recursive: true, force: true });
  const here = (path: string): string => relative(process.cwd(), path);
  /** What is wrong with the copy, as of the folder itself. */
  const inPlace = (text: string): string =>
    text.replaceAll(here(community), here(communityDirectory));
  const script = (...args: string[]): Promise<number> =>
    run(process.execPath, args, {
      COMMUNITY_DIR: community,
      SOURCES_FILE: '',
      DATA: 'live',
      SNAPSHOT_DIR: snapshot,
      BUILD_TIME: now.toISOString(),
    });

  try {
    await cp(communityDirectory, community, { recursive: true });
    if (existsSync(liveDirectory)) await cp(liveDirectory, snapshot, { recursive: true });
    await writeFiles(community, files);
    const { mistakes } = readCommunity(community);
    if (mistakes.length > 0) {
      throw failed(
        'los archivos de la comunidad tienen errores',
        mistakes.map(formatMistake).map(inPlace),
      );
    }
    await readSeasons(join(community, 'seasons'));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    close,
    snapshot: async (acceptShrink) => {
      const report = join(directory, 'report.json');
      const accepted = acceptShrink.flatMap((name) => ['--accept-shrink', name]);
      await script('scripts/snapshot.ts', '--json', report, ...accepted);
      const text = await readFile(report, 'utf8').catch(() => null);
      if (text === null) {
        throw failed('no se pueden leer los datos', [
          'el motivo está en los renglones de la corrida',
        ]);
      }
      return { report: JSON.parse(text) as TakeReport, ...(await readSheets(snapshot)) };
    },
    build: async () => {
      if ((await script('scripts/build.ts', '--out', site)) !== 0) {
        throw failed('el sitio no se puede armar', [
          'el motivo está en los renglones de la corrida',
        ]);
      }
      const { problems, warnings } = await checkSite(site, {
        ...environment,
        communityDirectory: community,
      });
      if (problems.length > 0) {
        throw failed('el sitio no se puede publicar', problems.map(inPlace));
      }
      for (const warning of warnings) console.warn(`Aviso: ${warning}`);
      return { pages: (await htmlFiles(site)).length, warnings };
    },
  };
}
