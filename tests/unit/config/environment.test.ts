import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvironment, type Environment } from '../../../src/config/environment.ts';
import { ConfigurationError } from '../../../src/config/error.ts';
import { site } from '../../../src/config/site.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { sourcesOf } from './sources.ts';

const directory = folderOfEach();
/** Files of sources in which no Firestore project is named, and one is. */
let unnamed: string;
let named: string;

beforeEach(async () => {
  unnamed = directory('unnamed.json');
  named = directory('named.json');
  await writeFile(unnamed, JSON.stringify(sourcesOf()));
  const firestore = { projectId: 'comunidad', apiKey: 'clave' };
  await writeFile(named, JSON.stringify(sourcesOf({ firestore })));
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

type Variables = Record<string, string | undefined>;

const read = (env: Variables) =>
  readEnvironment({ SOURCES_FILE: unnamed, SITE_URL: site.address, ...env });

test('without a project of its own, the demo is published at the site’s own address, now', () => {
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
  });
});

test('once the sources name a Firestore project data are live, unless the demo is asked for', () => {
  expect(read({ SOURCES_FILE: named }).data).toBe('live');
  expect(read({ SOURCES_FILE: named, DATA: 'demo' })).toMatchObject({
    data: 'demo',
    snapshotDirectory: resolve('src/content/demo/snapshot'),
  });
});

test('once the sources name a sheet, too: a community may do without Firestore', async () => {
  await writeFile(unnamed, JSON.stringify(sourcesOf({ ranking: 'https://x/ranking' })));
  expect(read({}).data).toBe('live');
});

test('an empty variable is as good as none', () => {
  const names = ['DATA', 'SNAPSHOT_DIR', 'COMMUNITY_DIR', 'SITE_URL', 'BASE_PATH', 'PORT'];
  const empty = [...names, 'BUILD_TIME'].map((name) => [name, '']);
  expect(read(Object.fromEntries(empty) as Variables)).toEqual(read({}));
});

const live = { DATA: 'live' };
const [community, another] = ['src/content/community', 'otra'];

test.each<[Variables, Partial<Environment>]>([
  [{ DATA: 'demo' }, { data: 'demo' }],
  // Data of one's own come with a community of their own, and never with the demo's seasons.
  [live, { data: 'live', communityDirectory: community, seasonsDirectory: `${community}/seasons` }],
  [
    { ...live, COMMUNITY_DIR: another },
    { communityDirectory: another, seasonsDirectory: `${another}/seasons` },
  ],
  [{ DATA: 'demo', COMMUNITY_DIR: another }, { snapshotDirectory: `${another}/snapshot` }],
  [live, { snapshotDirectory: '.snapshot' }],
  [{ ...live, SNAPSHOT_DIR: '/srv/datos' }, { snapshotDirectory: '/srv/datos' }],
  [{ ...live, SNAPSHOT_DIR: '../datos' }, { snapshotDirectory: '../datos' }],
  [{ ...live, SOURCES_FILE: 'otra/sources.yaml' }, { sourcesFile: 'otra/sources.yaml' }],
  [{ DATA: 'demo', SOURCES_FILE: '' }, { sourcesFile: `${community}/sources.yaml` }],
  [
    { DATA: 'demo', SOURCES_FILE: undefined, COMMUNITY_DIR: 'src/content/demo' },
    { sourcesFile: 'src/content/demo/sources.yaml' },
  ],
])('%j: %j', (env, expected) => {
  const found = read(env);
  for (const [key, value] of Object.entries(expected)) {
    const path = key === 'data' ? value : resolve(String(value));
    expect(found[key as keyof Environment]).toEqual(path);
  }
});

test.each<[string, string, keyof Environment, unknown]>([
  ['SITE_URL', 'https://carcassonne.example.org/', 'siteUrl', 'https://carcassonne.example.org'],
  ['SITE_URL', 'https://CARCASSONNE.example.org', 'siteUrl', 'https://carcassonne.example.org'],
  ['SITE_URL', 'http://localhost:4321', 'siteUrl', 'http://localhost:4321'],
  ['BASE_PATH', '/', 'basePath', ''],
  ['BASE_PATH', 'carcassonne', 'basePath', '/carcassonne'],
  ['BASE_PATH', '/carcassonne/', 'basePath', '/carcassonne'],
  ['BASE_PATH', '//juegos/carcassonne//', 'basePath', '/juegos/carcassonne'],
  ['PORT', '0', 'port', 0],
  ['PORT', '65535', 'port', 65_535],
  ['BUILD_TIME', '2026-11-20T18:00:00Z', 'now', new Date('2026-11-20T18:00:00Z')],
  ['BUILD_TIME', '2026-11-20T18:00:00.500Z', 'now', new Date('2026-11-20T18:00:00.500Z')],
  ['BUILD_TIME', '2026-11-20T15:00:00-03:00', 'now', new Date('2026-11-20T18:00:00Z')],
])('%s=%s: %s is %j', (name, value, key, expected) => {
  expect(read({ [name]: value })[key]).toEqual(expected);
});

test.each([
  ['DATA', ['Live', 'prod', ' demo'], 'usá DATA=demo o DATA=live'],
  [
    'SITE_URL',
    ['carcassonne.example.org', 'ftp://example.org', '/sitio', 'https://'],
    'tiene que ser una dirección https://… sin carpeta, que va aparte, en BASE_PATH',
  ],
  ['SITE_URL', ['https://user.github.io/carcassonne/'], /BASE_PATH/],
  [
    'PORT',
    ['65536', '-1', '80.5', 'http', '80 80', ' ', '0x50'],
    'tiene que ser un número de puerto, como 4321',
  ],
  [
    'BUILD_TIME',
    ['2026-11-20', '2026-11-20T18:00:00', '2026-13-20T18:00:00Z', '2026-02-30T10:00:00Z', 'ayer'],
    'usá una hora con zona, 2026-11-20T18:00:00Z',
  ],
  ['SOURCES_FILE', ['/nada.json'], /falta el archivo, o no se puede leer/],
])('%s is refused as each of %j: %s', (name, values, message) => {
  for (const value of values) {
    const reading = () => read({ [name]: value });
    expect(reading, value).toThrow(ConfigurationError);
    expect(reading, value).toThrow(
      typeof message === 'string' ? `${name}=${value}: ${message}` : message,
    );
  }
});
