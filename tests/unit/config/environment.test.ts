import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../../src/config/environment.ts';
import { ConfigurationError } from '../../../src/config/error.ts';
import { site } from '../../../src/config/site.ts';
import { sourcesOf } from './sources.ts';

let directory: string;
/** Files of sources in which no Firestore project is named, and one is. */
let unnamed: string;
let named: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'environment-'));
  unnamed = join(directory, 'unnamed.json');
  named = join(directory, 'named.json');
  await writeFile(unnamed, JSON.stringify(sourcesOf()));
  const firestore = { projectId: 'comunidad', apiKey: 'clave' };
  await writeFile(named, JSON.stringify(sourcesOf({ firestore })));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(directory, { recursive: true });
});

const read = (env: Record<string, string | undefined>) =>
  readEnvironment({ SOURCES_FILE: unnamed, SITE_URL: site.address, ...env });

/** Why an environment is refused. */
function refusal(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  throw new Error('the environment was accepted');
}

test('without a project of its own, the demo is published at the site’s own address, now', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
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

test('data of one’s own come with a community of their own, and never with the demo’s seasons', () => {
  const SITE_URL = 'https://comunidad.example';
  expect(read({ DATA: 'live', SITE_URL })).toMatchObject({
    communityDirectory: resolve('src/content/community'),
    seasonsDirectory: resolve('src/content/community/seasons'),
  });
  expect(read({ DATA: 'live', SITE_URL, COMMUNITY_DIR: 'otra' })).toMatchObject({
    communityDirectory: resolve('otra'),
    seasonsDirectory: resolve('otra/seasons'),
  });
});

test('the demo of another community is its own snapshot', () => {
  const SITE_URL = 'https://comunidad.example';
  expect(read({ DATA: 'demo', SITE_URL, COMMUNITY_DIR: 'otra' }).snapshotDirectory).toBe(
    resolve('otra/snapshot'),
  );
});

test('an empty variable is as good as none', () => {
  const names = [
    'DATA',
    'SNAPSHOT_DIR',
    'COMMUNITY_DIR',
    'SITE_URL',
    'BASE_PATH',
    'PORT',
    'BUILD_TIME',
  ];
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
  expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(read({}));
});

describe('DATA', () => {
  test.each(['demo', 'live'] as const)('=%s is taken at its word', (data) => {
    expect(read({ DATA: data }).data).toBe(data);
  });

  test('is live by default once the sources name a Firestore project', () => {
    expect(read({ SOURCES_FILE: named }).data).toBe('live');
  });

  test('=demo shows the demo although the sources name a project', () => {
    expect(read({ SOURCES_FILE: named, DATA: 'demo' })).toMatchObject({
      data: 'demo',
      snapshotDirectory: resolve('src/content/demo/snapshot'),
    });
  });

  test.each(['Live', 'prod', ' demo'])('=%s is refused', (data) => {
    expect(refusal({ DATA: data })).toBe(`DATA=${data}: usá DATA=demo o DATA=live`);
  });
});

describe('SOURCES_FILE', () => {
  test.each([undefined, ''])('is the community’s own by default: %j', (value) => {
    const env = { DATA: 'demo', SOURCES_FILE: value };
    expect(readEnvironment(env).sourcesFile).toBe(resolve('src/content/community/sources.yaml'));
    expect(readEnvironment({ ...env, COMMUNITY_DIR: 'src/content/demo' }).sourcesFile).toBe(
      resolve('src/content/demo/sources.yaml'),
    );
  });

  test('may be relative', () => {
    expect(read({ DATA: 'live', SOURCES_FILE: 'otra/sources.yaml' }).sourcesFile).toBe(
      resolve('otra/sources.yaml'),
    );
  });

  test('that cannot be read is refused, naming it', () => {
    const missing = join(directory, 'nada.json');
    expect(refusal({ SOURCES_FILE: missing })).toContain('falta el archivo, o no se puede leer');
  });
});

describe('SNAPSHOT_DIR', () => {
  test('is .snapshot by default, for live data', () => {
    expect(read({ DATA: 'live' }).snapshotDirectory).toBe(resolve('.snapshot'));
  });

  test.each(['/srv/datos', 'datos/hoy', '../datos'])('=%s is where live data is', (value) => {
    expect(read({ DATA: 'live', SNAPSHOT_DIR: value }).snapshotDirectory).toBe(resolve(value));
  });
});

describe('SITE_URL', () => {
  test.each([
    ['https://carcassonne.example.org', 'https://carcassonne.example.org'],
    ['https://carcassonne.example.org/', 'https://carcassonne.example.org'],
    ['https://CARCASSONNE.example.org', 'https://carcassonne.example.org'],
    ['http://localhost:4321', 'http://localhost:4321'],
  ])('=%s is %s', (address, url) => {
    expect(read({ SITE_URL: address }).siteUrl).toBe(url);
  });

  test.each(['carcassonne.example.org', 'ftp://example.org', '/sitio', 'https://'])(
    '=%s is refused',
    (address) => {
      expect(refusal({ SITE_URL: address })).toBe(
        `SITE_URL=${address}: tiene que ser una dirección https://…`,
      );
    },
  );
});

describe('BASE_PATH', () => {
  test.each([
    ['/', ''],
    ['carcassonne', '/carcassonne'],
    ['/carcassonne', '/carcassonne'],
    ['/carcassonne/', '/carcassonne'],
    ['//juegos/carcassonne//', '/juegos/carcassonne'],
  ])('=%s is %j', (value, path) => {
    expect(read({ BASE_PATH: value }).basePath).toBe(path);
  });
});

describe('PORT', () => {
  test.each([
    ['8080', 8080],
    ['0', 0],
    ['65535', 65_535],
  ])('=%s is taken', (value, port) => {
    expect(read({ PORT: value }).port).toBe(port);
  });

  test.each(['65536', '-1', '80.5', 'http', '80 80'])('=%s is refused', (value) => {
    expect(refusal({ PORT: value })).toBe(
      `PORT=${value}: tiene que ser un número de puerto, como 4321`,
    );
  });
});

describe('BUILD_TIME', () => {
  test.each([
    ['2026-11-20T18:00:00Z', '2026-11-20T18:00:00.000Z'],
    ['2026-11-20T18:00:00.500Z', '2026-11-20T18:00:00.500Z'],
    ['2026-11-20T15:00:00-03:00', '2026-11-20T18:00:00.000Z'],
  ])('=%s is that moment', (value, moment) => {
    expect(read({ BUILD_TIME: value }).now).toEqual(new Date(moment));
  });

  test.each(['2026-11-20', '2026-11-20T18:00:00', '2026-13-20T18:00:00Z', 'ayer', 'Tayer-03:00'])(
    '=%s is refused: a moment needs its zone',
    (value) => {
      expect(refusal({ BUILD_TIME: value })).toBe(
        `BUILD_TIME=${value}: usá una hora con zona, 2026-11-20T18:00:00Z`,
      );
    },
  );
});

test.each([
  ['SITE_URL', 'https://user.github.io/carcassonne/', 'BASE_PATH'],
  ['PORT', ' ', 'puerto'],
  ['PORT', '0x50', 'puerto'],
  ['BUILD_TIME', '2026-02-30T10:00:00Z', 'hora con zona'],
])('%s=%s is refused', (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message);
});

test('SITE_URL may end in a slash', () => {
  expect(read({ SITE_URL: 'https://carcassonne.example/' }).siteUrl).toBe(
    'https://carcassonne.example',
  );
});
