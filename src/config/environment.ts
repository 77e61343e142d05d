/** Settings from environment variables (docs/commands.md), with their defaults. */
import { join, resolve } from 'node:path';
import { z } from '../lib/validation.ts';
import { loadCommunity } from './community.ts';
import { communityDirectoryOf, readDataSetting, sourcesFileOf, type Data } from './data.ts';
import { ConfigurationError } from '../lib/error.ts';

export interface Environment {
  data: Data;
  /** Absolute path of the community's folder. */
  communityDirectory: string;
  /** Absolute path of the snapshot that the site is built from. */
  snapshotDirectory: string;
  /** Absolute path of the community's own snapshot, written by `npm run snapshot`. */
  liveDirectory: string;
  /** Absolute path of the community's finished seasons. */
  seasonsDirectory: string;
  /** Absolute path of sources.yaml. */
  sourcesFile: string;
  /** Origin of the published site, without a trailing slash. */
  siteUrl: string;
  /** Base path of the published site: empty, or `/name` without a trailing slash. */
  basePath: string;
  port: number;
  /** Current time for all pages of a build. It can be set, so that a build can be repeated exactly. */
  now: Date;
  /** Items that the site is built without, by page path (`/noticias/abc`). Values are the reasons, in Spanish. */
  omitted: Readonly<Record<string, string>>;
}

function readUrl(address: string): string {
  const parts = /^https?:/.test(address) ? URL.parse(address) : null;
  if (parts?.pathname === '/') return parts.origin;
  throw new ConfigurationError(
    `SITE_URL=${address}: tiene que ser una dirección https://… sin carpeta, que va aparte, en BASE_PATH`,
  );
}

function readPort(value: string | undefined): number {
  if (!value) return 4321;
  if (/^\d+$/.test(value) && Number(value) < 65_536) return Number(value);
  throw new ConfigurationError(`PORT=${value}: tiene que ser un número de puerto, como 4321`);
}

function readNow(value: string | undefined): Date {
  if (!value) return new Date();
  if (z.iso.datetime({ offset: true }).safeParse(value).success) return new Date(value);
  throw new ConfigurationError(`BUILD_TIME=${value}: usá una hora con zona, 2026-11-20T18:00:00Z`);
}

/**
 * Reads the environment.
 * @throws ConfigurationError with the variable, its value and what to write instead, in Spanish. Without SITE_URL also
 * if the community's files are invalid, because they have the address.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const data = readDataSetting(env);
  const communityDirectory = communityDirectoryOf(env);
  const path = (env['BASE_PATH'] ?? '').replace(/^\/+|\/+$/g, '');
  const liveDirectory = resolve(env['SNAPSHOT_DIR'] || '.snapshot');
  return {
    data,
    communityDirectory,
    snapshotDirectory: data === 'demo' ? join(communityDirectory, 'snapshot') : liveDirectory,
    liveDirectory,
    seasonsDirectory: join(communityDirectory, 'seasons'),
    sourcesFile: sourcesFileOf(env),
    siteUrl: readUrl(env['SITE_URL'] || loadCommunity(communityDirectory).site.address),
    basePath: path === '' ? '' : `/${path}`,
    port: readPort(env['PORT']),
    now: readNow(env['BUILD_TIME']),
    // Only the scripts rebuild and season set this variable.
    omitted: JSON.parse(env['OMITTED_ITEMS'] || '{}') as Environment['omitted'],
  };
}
