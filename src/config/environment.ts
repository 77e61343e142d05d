/** Settings from environment variables (docs/commands.md), with their defaults. */
import { join, resolve } from 'node:path';
import { textsIn, z } from '../lib/validation.ts';
import { demoCommunity, loadCommunity } from './community.ts';
import { mistakesError, readYamlFile } from './yaml-file.ts';
import { ConfigurationError } from '../lib/error.ts';

/** Environment variables by name. */
type Variables = Readonly<Record<string, string | undefined>>;

/** `demo` is the invented data in the repository, `live` is the community's own data. */
export type Data = 'demo' | 'live';

const communityFolder = 'src/content/community';

/** Absolute path of SOURCES_FILE, else of sources.yaml in COMMUNITY_DIR or the community's folder, never the demo's. */
const sourcesFileOf = (env: Variables): string =>
  resolve(env['SOURCES_FILE'] || join(env['COMMUNITY_DIR'] || communityFolder, 'sources.yaml'));

/** True if a file of sources names a project or a sheet, of any name. @throws ConfigurationError if it is no YAML. */
function namesSources(path: string): boolean {
  const { value, mistakes } = readYamlFile(path, z.looseObject({}));
  if (!value) throw mistakesError(mistakes);
  return textsIn(value).length > 0;
}

/**
 * Reads `DATA`. The default is `live` if SNAPSHOT_DIR is set or the sources name a project or a sheet, else `demo`.
 * @throws ConfigurationError for any other value. Without a value and SNAPSHOT_DIR also if sources.yaml is invalid.
 */
function readDataSetting(env: Variables): Data {
  const value = env['DATA'];
  if (value === 'demo' || value === 'live') return value;
  if (value) throw new ConfigurationError(`DATA=${value}: usá DATA=demo o DATA=live`);
  return env['SNAPSHOT_DIR'] || namesSources(sourcesFileOf(env)) ? 'live' : 'demo';
}

/**
 * Absolute path of COMMUNITY_DIR if it is set. Else of `src/content/demo` for DATA `demo`, of `src/content/community`
 * for `live`. Without DATA it is `live` if SNAPSHOT_DIR is set or sources.yaml names a project or a sheet, else `demo`.
 * @throws ConfigurationError, unless COMMUNITY_DIR is set, for a wrong DATA, and if it needs an invalid sources.yaml.
 */
export function communityDirectoryOf(env: Variables): string {
  if (env['COMMUNITY_DIR']) return resolve(env['COMMUNITY_DIR']);
  return resolve(readDataSetting(env) === 'demo' ? demoCommunity : communityFolder);
}

/** Settings of a process. Paths are absolute. */
export interface Environment {
  data: Data;
  communityDirectory: string;
  /** The snapshot that the site is built from. */
  snapshotDirectory: string;
  /** The community's own snapshot, written by `npm run snapshot`. */
  liveDirectory: string;
  /** The community's finished seasons. */
  seasonsDirectory: string;
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

/** Reads the origin of the site. @param setting Where the address stands, for the message: `SITE_URL=`. */
function readUrl(setting: string, address: string): string {
  const parts = /^https?:/i.test(address) ? URL.parse(address) : null;
  if (parts?.href === `${parts?.origin}/`) return parts.origin;
  throw new ConfigurationError(
    `${setting}${address}: tiene que ser una dirección https://… sin carpeta, que va aparte, en BASE_PATH`,
  );
}

/** Reads the base path without a slash at its end. Empty for none. */
function readBasePath(value: string | undefined): string {
  const path = value?.replace(/^\/+|\/+$/g, '');
  if (!path) return '';
  if (/^[\w.~%/-]+$/.test(path)) return `/${path}`;
  throw new ConfigurationError(`BASE_PATH=${value}: tiene que ser solo una carpeta, como /sitio`);
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
 * Reads settings from `env`: data, paths, addresses, port, time. Absent or empty variables have defaults.
 * @throws ConfigurationError with the variable, its value and what to write instead, in Spanish. Without SITE_URL also
 * if the community's files are invalid, and without DATA and SNAPSHOT_DIR if sources.yaml is.
 */
export function readEnvironment(env: Variables): Environment {
  const data = readDataSetting(env);
  const communityDirectory = communityDirectoryOf(env);
  const liveDirectory = resolve(env['SNAPSHOT_DIR'] || '.snapshot');
  return {
    data,
    communityDirectory,
    snapshotDirectory: data === 'demo' ? join(communityDirectory, 'snapshot') : liveDirectory,
    liveDirectory,
    seasonsDirectory: join(communityDirectory, 'seasons'),
    sourcesFile: sourcesFileOf(env),
    siteUrl: env['SITE_URL']
      ? readUrl('SITE_URL=', env['SITE_URL'])
      : readUrl('site.yaml, address: ', loadCommunity(communityDirectory).site.address),
    basePath: readBasePath(env['BASE_PATH']),
    port: readPort(env['PORT']),
    now: readNow(env['BUILD_TIME']),
    // Only the scripts rebuild and season set this variable.
    omitted: z.record(z.string(), z.string()).parse(JSON.parse(env['OMITTED_ITEMS'] || '{}')),
  };
}
