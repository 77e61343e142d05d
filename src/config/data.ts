/** Which data a site is built from, and whose community: asked before anything is known of either. */
import { join, resolve } from 'node:path';
import { ConfigurationError } from './error.ts';
import { textsIn, z } from './schemas/validation.ts';
import { mistakesError, readYamlFile } from './yaml-file.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** `demo`: the invented data in the repository. `live`: the community's own. */
export type Data = 'demo' | 'live';

const ownFolder = 'src/content/community';

/** Absolute path of the file that says where the data lives. */
export const sourcesFileOf = (env: Variables): string =>
  resolve(env['SOURCES_FILE'] || join(env['COMMUNITY_DIR'] || ownFolder, 'sources.yaml'));

/** Reads only whether there is any: they are checked when everything is read (sources.ts). */
const anySources = z.looseObject({});

/** Whether a file of sources names a project or a sheet. @throws ConfigurationError when it is none. */
function namesSources(path: string): boolean {
  const { value, mistakes } = readYamlFile(path, anySources);
  if (!value) throw mistakesError(mistakes);
  return textsIn(value).length > 0;
}

/**
 * `DATA`; by default `live` once SNAPSHOT_DIR is set or the sources name a project or a sheet, else
 * `demo` (docs/product.md, «Publishing»).
 * @throws ConfigurationError for any other value.
 */
export function dataOf(env: Variables): Data {
  const value = env['DATA'];
  if (value === 'demo' || value === 'live') return value;
  if (value) throw new ConfigurationError(`DATA=${value}: usá DATA=demo o DATA=live`);
  return env['SNAPSHOT_DIR'] || namesSources(sourcesFileOf(env)) ? 'live' : 'demo';
}

/** Absolute path of the community's folder: the demo has its own. */
export function communityDirectoryOf(env: Variables): string {
  if (env['COMMUNITY_DIR']) return resolve(env['COMMUNITY_DIR']);
  return resolve(dataOf(env) === 'demo' ? 'src/content/demo' : ownFolder);
}
