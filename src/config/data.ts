/** Chooses the data and the community of a build from the environment alone. */
import { join, resolve } from 'node:path';
import { ConfigurationError } from '../lib/error.ts';
import { textsIn, z } from '../lib/validation.ts';
import { mistakesError, readYamlFile } from './yaml-file.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** `demo` is the invented data in the repository, `live` is the community's own data. */
export type Data = 'demo' | 'live';

const communityFolder = 'src/content/community';

/** Absolute path of SOURCES_FILE, else of sources.yaml in COMMUNITY_DIR or the community's folder, never the demo's. */
export const sourcesFileOf = (env: Variables): string =>
  resolve(env['SOURCES_FILE'] || join(env['COMMUNITY_DIR'] || communityFolder, 'sources.yaml'));

/** True if a file of sources names a project or a sheet, of any name. @throws ConfigurationError if it is no YAML. */
function namesSources(path: string): boolean {
  const { value, mistakes } = readYamlFile(path, z.looseObject({}));
  if (!value) throw mistakesError(mistakes);
  return textsIn(value).length > 0;
}

/**
 * Reads `DATA`. The default is `live` if SNAPSHOT_DIR is set or the sources name a project or a sheet, else `demo`
 * (docs/product.md, «Publishing»).
 * @throws ConfigurationError for any other value. Without a value and SNAPSHOT_DIR also if sources.yaml is invalid.
 */
export function readDataSetting(env: Variables): Data {
  const value = env['DATA'];
  if (value === 'demo' || value === 'live') return value;
  if (value) throw new ConfigurationError(`DATA=${value}: usá DATA=demo o DATA=live`);
  return env['SNAPSHOT_DIR'] || namesSources(sourcesFileOf(env)) ? 'live' : 'demo';
}

/** Absolute path of COMMUNITY_DIR, else of the demo's or the community's folder, by `readDataSetting`, which may throw. */
export function communityDirectoryOf(env: Variables): string {
  if (env['COMMUNITY_DIR']) return resolve(env['COMMUNITY_DIR']);
  return resolve(readDataSetting(env) === 'demo' ? 'src/content/demo' : communityFolder);
}
