/** Which data a site is built from, and whose community: asked before anything is known of either. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from './error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** `demo`: the invented data in the repository. `live`: the community's own. */
export type Data = 'demo' | 'live';

/** Absolute path of the file that says where the data lives. */
export const sourcesFileOf = (env: Variables): string =>
  resolve(env['SOURCES_FILE'] || 'src/config/sources.json');

/** What a sources.json says, as it stands there. @throws ConfigurationError when it is no JSON. */
export function readSourcesJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'no es JSON válido' : 'no se puede leer';
    throw new ConfigurationError(`${file}: ${reason}`);
  }
}

/** Whether a sources.json names a Firestore project. */
function namesProject(file: string): boolean {
  const sources = readSourcesJson(file) as { firestore?: unknown } | null;
  return Boolean(sources?.firestore);
}

/**
 * `DATA`; by default `live` once SNAPSHOT_DIR is set or sources.json names a Firestore project, else
 * `demo` (DESIGN.md §2).
 * @throws ConfigurationError for any other value.
 */
export function dataOf(env: Variables): Data {
  const value = env['DATA'];
  if (value === 'demo' || value === 'live') return value;
  if (value) throw new ConfigurationError(`DATA=${value}: usá DATA=demo o DATA=live`);
  return env['SNAPSHOT_DIR'] || namesProject(sourcesFileOf(env)) ? 'live' : 'demo';
}

/** Absolute path of the community's folder: the demo has its own. */
export function communityDirectoryOf(env: Variables): string {
  if (env['COMMUNITY_DIR']) return resolve(env['COMMUNITY_DIR']);
  return resolve(`src/content/${dataOf(env) === 'demo' ? 'demo' : 'community'}`);
}
