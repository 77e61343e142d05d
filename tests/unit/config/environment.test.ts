import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { readCases } from '../../fixtures/cases.ts';
import { readEnvironment } from '../../../src/config/environment.ts';
import { repositoryAddress } from '../../../src/config/repository.ts';
import { site } from '../../../src/config/site.ts';
import { copyCommunity } from '../../../scripts/lib/demo-data.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { expectTold, outcome } from '../../fixtures/told.ts';

const directory = folderOfEach();
/** Sources file that names nothing. */
let unnamed: string;

beforeEach(async () => {
  unnamed = directory('unnamed.json');
  await writeFile(unnamed, '{ "firestore": null, "sheets": {} }');
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
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

test('the data is live once the sources name a project or a sheet, unless DATA asks for the demo', async () => {
  const named = directory('named.json');
  await writeFile(named, '{ "firestore": null, "sheets": { "ranking": "https://x/ranking" } }');
  expect(read({ SOURCES_FILE: named }).data).toBe('live');
  expect(read({ SOURCES_FILE: named, DATA: 'demo' }).data).toBe('demo');
});

test('an address of site.yaml with a folder is refused under the name of its field', async () => {
  await copyCommunity(directory('community'));
  const file = directory('community/site.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^address: .*/m, 'address: https://ana.github.io/sitio'));
  const env = { COMMUNITY_DIR: directory('community'), SITE_URL: '' };
  expect(() => read(env)).toThrow('site.yaml, address: https://ana.github.io/sitio: tiene que');
});

test.each([
  'git@github.com:ana/sitio.git',
  'https://github.com/ana/sitio/',
  'ssh://git@ssh.github.com:443/ana/sitio.git',
])('the repository is found by its origin %s', (origin) => {
  vi.stubEnv('GITHUB_REPOSITORY', '');
  vi.stubEnv('GIT_DIR', directory('.git'));
  spawnSync('git', ['init', '--bare', directory('.git')]);
  spawnSync('git', ['remote', 'add', 'origin', origin]);
  expect(repositoryAddress()).toBe('https://github.com/ana/sitio');
});

/** A value as text, with paths relative to this folder. */
const shown = (value: unknown): string =>
  JSON.stringify(value)
    .replace(`${process.cwd()}/`, '')
    .replace(`${dirname(process.cwd())}/`, '../');

/** Settings that differ from the defaults under these variables. */
function changes(env: Variables): string[] {
  const usual = new Map<string, unknown>(Object.entries(read({})));
  return Object.entries(read(env))
    .filter(([key, value]) => !isDeepStrictEqual(value, usual.get(key)))
    .map(([key, value]) => `${key}: ${shown(value)}`);
}

test('each variable; an empty one counts as not set', async () => {
  const cases = readCases(import.meta.dirname, 'environment') as Variables[];
  const told = cases.map((env) => [JSON.stringify(env), outcome(() => changes(env))] as const);
  await expectTold('environment.out', told);
});
