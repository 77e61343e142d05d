/** Reading the online site, and keeping its files on the next one. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { serveData } from '../../../scripts/lib/data-server.ts';
import { listenOn } from '../../../scripts/lib/server.ts';
import {
  hashCode,
  prepareSite,
  publicationSchema,
  readPublication,
  reasonsToPublish,
  siteAt,
  siteIn,
} from '../../../src/publish/publication.ts';
import { restoreSnapshot } from '../../../src/publish/rebuild.ts';
import { writeFiles } from '../../../src/lib/files.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { quickRetries } from '../sources/fetch/loopback.ts';
import { SourceFailure } from '../../../src/sources/fetch/retry-policy.ts';

const info = { data: 'd', code: 'c', day: '2026-11-20' };
const now = new Date('2026-11-20T15:00:00.000Z');
const publication = {
  ...info,
  at: now.toISOString(),
  assets: ['_astro/old.js', '_astro/same.js', '_astro/gone.js', 'tarjetas/liga-1.jpg'],
  kept: {
    '_astro/week-old.js': '2026-11-13',
    '_astro/older.js': '2026-11-12',
    '_astro/portrait.webp': '2026-11-20',
    'tarjetas/copa-1.jpg': '2026-11-18',
    'tarjetas/of-a-wrong-clock.jpg': '2027-11-20',
  },
};
const work = folderOfEach();

beforeEach(async () => {
  const kept = Object.keys(publication.kept);
  const online = [...kept, 'tarjetas/liga-1.jpg'].map((path) => [`online/${path}`, path] as const);
  await writeFiles(
    work(),
    new Map([
      ...online,
      ['online/publicacion.json', JSON.stringify(publication)],
      ['online/_astro/old.js', 'old'],
      ['online/_astro/same.js', 'from online'],
      ['next/_astro/same.js', 'same'],
      ['next/_astro/new.js', 'new'],
    ]),
  );
});

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);

test('a site is published when anything differs, and when the online site has no record', () => {
  expect(reasonsToPublish(info, publication, at('16:29'))).toEqual([]);
  const next = { data: 'x', code: 'x', day: '2026-11-21' };
  expect(reasonsToPublish(next, publication, at('16:29'))).toEqual([
    'cambiaron los datos',
    'cambió el código del sitio, o un archivo de la comunidad',
    'es la primera publicación del día',
  ]);
  expect(reasonsToPublish(info, null, at('16:29'))).toEqual([
    'no hay un sitio publicado que se pueda leer',
  ]);
});

test.each([
  ['an hour and a half ago', now.toISOString()],
  ['in the future', '2027-11-20T15:00:00.000Z'],
])('a site that was published %s is published again', (_, moment) => {
  expect(reasonsToPublish(info, { ...publication, at: moment }, at('16:30'))).toEqual([
    'la última publicación es de hace más de una hora y media',
  ]);
});

test.each(['over HTTP', 'on this machine'])(
  'the published site, %s, returns what it was made from, and its files',
  async (where) => {
    const directory = work('online');
    const server = where === 'over HTTP' ? await serveData(directory) : null;
    const site = server ? siteAt(server.url) : siteIn(directory);
    expect(await readPublication(site)).toEqual(publication);
    expect(Buffer.from((await site('_astro/old.js')) ?? '').toString()).toBe('old');
    expect(await site('_astro/gone.js')).toBeNull();
    await server?.close();
  },
);

test.each(['<!doctype html>', '{}', JSON.stringify({ ...publication, assets: ['../../etc'] })])(
  'a site has no record when its file contains %s',
  async (text) => {
    await writeFile(work('online/publicacion.json'), text);
    expect(await readPublication(siteIn(work('online')))).toBeNull();
  },
);

// tests/unit/sources/fetch/fetch/http.test.ts tests retries and other failures.
test('a site that does not answer is not taken for a missing site', async () => {
  const server = await listenOn(0, (_, response) => response.writeHead(503).end());
  await expect(readPublication(siteAt(server.url, quickRetries))).rejects.toThrow('respondió 503');
  await server.close();
});

test('a site that does not answer leaves the next site without its files, and no more files are requested', async () => {
  let asked = 0;
  const site = () => Promise.reject(new SourceFailure(`${++asked}`, { isTransient: true }));
  const many = { ...publication, assets: Array.from({ length: 50 }, (_, i) => `_astro/${i}.js`) };
  const replaced = { site, publication: many };
  expect(await prepareSite(work('next'), info, now, replaced)).toBe(false);
  expect(asked).toBeLessThan(10);
});

test('the next site keeps code of a week of sites and cards of a day, and records which are its own', async () => {
  const replaced = { site: siteIn(work('online')), publication };
  expect(await prepareSite(work('next'), info, now, replaced)).toBe(true);
  const filesIn = async (folder: string) => (await readdir(work(`next/${folder}`))).toSorted();
  expect(await filesIn('_astro')).toEqual(['new.js', 'old.js', 'same.js', 'week-old.js']);
  expect(await filesIn('tarjetas')).toEqual(['liga-1.jpg']);
  expect(await readFile(work('next/_astro/same.js'), 'utf8')).toBe('same');
  const text = await readFile(work('next/publicacion.json'), 'utf8');
  expect(publicationSchema.parse(JSON.parse(text))).toEqual({
    ...info,
    at: now.toISOString(),
    assets: ['_astro/new.js', '_astro/same.js'],
    kept: {
      '_astro/old.js': '2026-11-20',
      '_astro/week-old.js': '2026-11-13',
      'tarjetas/liga-1.jpg': '2026-11-20',
    },
  });
});

test('no card stays once the code or the community’s files have changed, as erasing changes them', async () => {
  const replaced = {
    site: siteIn(work('online')),
    publication: { ...publication, code: 'before' },
  };
  await prepareSite(work('next'), info, now, replaced);
  const kept = (await readPublication(siteIn(work('next'))))?.kept;
  expect(Object.keys(kept ?? {})).toEqual(['_astro/week-old.js', '_astro/old.js']);
});

test('an uncommitted edit of the community’s files changes the hash, and so does another address', async () => {
  const environment = {
    communityDirectory: work(),
    siteUrl: 'https://carca.ar',
    basePath: '',
  };
  await writeFile(work('site.yaml'), 'brand: Uno\n');
  const before = await hashCode(environment);
  expect(await hashCode(environment)).toBe(before);
  expect(await hashCode({ ...environment, basePath: '/sitio' })).not.toBe(before);
  await writeFile(work('site.yaml'), 'brand: Otro\n');
  expect(await hashCode(environment)).not.toBe(before);
});

test('a disk that cannot be written to is not taken for a wrong commit', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: work() });
  git('init', '--quiet');
  await writeFile(work('manifest.json'), '{}');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'Datos');
  const restored = restoreSnapshot(work(), 'HEAD', work('missing/candidate'));
  await expect(restored).rejects.not.toThrow('no es una instantánea anterior');
});
