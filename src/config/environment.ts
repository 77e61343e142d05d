/** What the environment may set (README, «Variables de entorno»), with its defaults. */
import { resolve } from 'node:path';
import { z } from './schemas/validation.ts';
import { ConfigurationError } from './error.ts';
import { liveDirectoryOf } from './live-directory.ts';
import { site } from './site.ts';
import { readSources } from './sources.ts';

export interface Environment {
  /** `demo`: the invented data in the repository. `live`: the community's own. */
  data: 'demo' | 'live';
  /** Absolute path of the snapshot that is published. */
  snapshotDirectory: string;
  /** Absolute path of the community's own snapshot, written by `npm run snapshot`. */
  liveDirectory: string;
  /** Absolute path of the finished seasons: the demo has its own. */
  seasonsDirectory: string;
  /** Absolute path of the file that says where the data lives. */
  sourcesFile: string;
  /** Git address that snapshots are kept on; null: on this machine only. */
  snapshotRemote: string | null;
  /** Where the site is published, without a trailing slash. */
  siteUrl: string;
  /** Path the site is published under: empty, or `/name` without a trailing slash. */
  basePath: string;
  port: number;
  /** The moment the build takes as now: one for all pages, settable so that builds can repeat. */
  now: Date;
}

const demoDirectory = 'src/content/demo';
const demoSeasons = 'src/content/demo-seasons';
const defaultSeasons = 'src/content/seasons';
const defaultPort = 4321;
const defaultSources = 'src/config/sources.json';

function readData(value: string | undefined, liveByDefault: () => boolean): Environment['data'] {
  if (value === undefined || value === '') return liveByDefault() ? 'live' : 'demo';
  if (value === 'demo' || value === 'live') return value;
  throw new ConfigurationError(`DATA=${value}: usá DATA=demo o DATA=live`);
}

function readUrl(value: string | undefined): string {
  const address = value || site.address;
  const parts = /^https?:/.test(address) ? URL.parse(address) : null;
  if (!parts) {
    throw new ConfigurationError(`SITE_URL=${address}: tiene que ser una dirección https://…`);
  }
  if (parts.pathname !== '/') {
    throw new ConfigurationError(`SITE_URL=${address}: la carpeta va aparte, en BASE_PATH`);
  }
  return parts.origin;
}

function readPort(value: string | undefined): number {
  const port = /^\d+$/.test(value ?? '') ? Number(value) : NaN;
  if (!value) return defaultPort;
  if (port < 65_536) return port;
  throw new ConfigurationError(`PORT=${value}: tiene que ser un número de puerto, como 4321`);
}

function readNow(value: string | undefined): Date {
  if (!value) return new Date();
  if (z.iso.datetime({ offset: true }).safeParse(value).success) return new Date(value);
  throw new ConfigurationError(`BUILD_TIME=${value}: usá una hora con zona, 2026-11-20T18:00:00Z`);
}

/**
 * Reads the environment. `DATA` is `live` by default once SNAPSHOT_DIR is set or sources.json
 * names a Firestore project, else `demo` (DESIGN.md §2).
 * @throws ConfigurationError with the variable, its value and what to write instead, in Spanish.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const sourcesFile = resolve(env['SOURCES_FILE'] || defaultSources);
  const data = readData(env['DATA'], () => {
    return Boolean(env['SNAPSHOT_DIR']) || readSources(sourcesFile).firestore !== null;
  });
  const path = (env['BASE_PATH'] ?? '').replace(/^\/+|\/+$/g, '');
  const liveDirectory = liveDirectoryOf(env);
  return {
    data,
    snapshotDirectory: data === 'demo' ? resolve(demoDirectory) : liveDirectory,
    liveDirectory,
    seasonsDirectory: resolve(data === 'demo' ? demoSeasons : env['SEASONS_DIR'] || defaultSeasons),
    sourcesFile,
    snapshotRemote: env['SNAPSHOT_REMOTE'] || null,
    siteUrl: readUrl(env['SITE_URL']),
    basePath: path === '' ? '' : `/${path}`,
    port: readPort(env['PORT']),
    now: readNow(env['BUILD_TIME']),
  };
}
