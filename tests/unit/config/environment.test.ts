import { readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment, type Environment } from '../../../src/config/environment.ts';
import { ConfigurationError } from '../../../src/lib/error.ts';
import { site } from '../../../src/config/site.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { expectTold } from '../../fixtures/told.ts';

const directory = folderOfEach();
/** Sources file that names nothing. */
let unnamed: string;
/** Sources file with the address of a sheet, since a community may do without Firestore. */
let named: string;

beforeEach(async () => {
  unnamed = directory('unnamed.json');
  named = directory('named.json');
  await writeFile(unnamed, '{ "firestore": null, "sheets": {} }');
  await writeFile(named, '{ "firestore": null, "sheets": { "ranking": "https://x/ranking" } }');
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

type Variables = Record<string, string | undefined>;

const read = (env: Variables) =>
  readEnvironment({ SOURCES_FILE: unnamed, SITE_URL: site.address, ...env });

test('without a source, the environment is the demo at the site’s address, now', () => {
  expect(read({})).toEqual({
    data: 'demo',
    communityDirectory: resolve('src/content/demo'),
    snapshotDirectory: resolve('src/content/demo/snapshot'),
    liveDirectory: resolve('.snapshot'),
    seasonsDirectory: resolve('src/content/demo/seasons'),
    sourcesFile: unnamed,
    siteUrl: site.address,
    basePath: '',
    port: 4321,
    now: new Date('2026-11-20T18:00:00Z'),
    omitted: {},
  });
});

test('the data is live once the sources name a project or a sheet, unless DATA asks for the demo', () => {
  expect(read({ SOURCES_FILE: named }).data).toBe('live');
  expect(read({ SOURCES_FILE: named, DATA: 'demo' }).data).toBe('demo');
});

test('an empty variable counts as not set', () => {
  const names = ['DATA', 'SNAPSHOT_DIR', 'COMMUNITY_DIR', 'SITE_URL', 'BASE_PATH', 'PORT'];
  const empty = [...names, 'BUILD_TIME'].map((name) => [name, '']);
  expect(read(Object.fromEntries(empty) as Variables)).toEqual(read({}));
});

/** A value as text, with paths relative to this folder. */
const shown = (value: unknown): string =>
  JSON.stringify(value)
    .replace(`${process.cwd()}/`, '')
    .replace(`${dirname(process.cwd())}/`, '../');

/** Settings that differ from the defaults under these variables, or the reason of their refusal. */
function outcome(env: Variables): string[] {
  try {
    const usual = read({});
    return Object.entries(read(env))
      .filter(([key, value]) => !isDeepStrictEqual(value, usual[key as keyof Environment]))
      .map(([key, value]) => `${key}: ${shown(value)}`);
  } catch (error) {
    if (error instanceof ConfigurationError) return [`refused: ${error.message}`];
    throw error;
  }
}

test('each variable', async () => {
  const file = `${import.meta.dirname}/environment`;
  const cases = parse(await readFile(`${file}.yaml`, 'utf8')) as Variables[];
  const told = cases.map((env) => [JSON.stringify(env), outcome(env)] as const);
  await expectTold(`${file}.out`, told);
});
