import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/config/error.ts';
import type { Sources } from '../../../src/config/sources.ts';
import { rebuild, type RebuildOptions } from '../../../src/publish/rebuild.ts';
import { sourceFile, sourceNames } from '../../../src/sources/catalog.ts';
import { requireOwnFolder } from '../../../src/snapshot/own-folder.ts';
import { takeSnapshot } from '../../../src/snapshot/take.ts';
import { impatience } from '../sources/loopback.ts';
import { picture, snapshotFiles, writeSnapshot } from './builder.ts';

let parent: string;
let directory: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'own-folder-'));
  directory = join(parent, 'snapshot');
});
afterEach(() => rm(parent, { recursive: true }));

async function put(path: string, content = 'mío'): Promise<void> {
  await mkdir(dirname(join(parent, path)), { recursive: true });
  await writeFile(join(parent, path), content);
}

test('a folder that is not there, an empty one and a snapshot are fine', async () => {
  await requireOwnFolder(directory);
  await mkdir(directory);
  await requireOwnFolder(directory);
  await writeSnapshot(directory, snapshotFiles());
  for (const name of [
    ...sourceNames.map(sourceFile),
    ...['elo', 'events', 'results'].map((history) => `history/${history}.csv`),
  ]) {
    await put(`snapshot/${name}`);
  }
  for (const name of ['hold.txt', '.DS_Store', 'images/Thumbs.db']) await put(`snapshot/${name}`);
  await requireOwnFolder(directory);
});

test('what a killed run left is fine: half a snapshot, here and beside it', async () => {
  for (const place of ['', '.next', '.previous', '.candidate']) {
    await put(`snapshot${place}/${picture}`);
    await put(`snapshot${place}/sheets/fixtures-grupoQueYaNoEsta.csv`);
    await put(`snapshot${place}/manifest.json`, '{"version": 1, "sour');
  }
  await requireOwnFolder(directory);
});

test.each([
  ['a file', 'notas.txt', 'notas.txt'],
  ['a hidden file', '.env', '.env'],
  ['a repository', '.git/config', '.git'],
  ['a picture', 'images/playa.jpg', 'images/playa.jpg'],
  ['a sheet', 'sheets/gastos.csv', 'sheets/gastos.csv'],
  ['a folder of folders', 'sheets/2024/ranking.csv', 'sheets/2024'],
])('%s among a snapshot’s own is named, and refused', async (_, path, named) => {
  await writeSnapshot(directory, snapshotFiles());
  await put(`snapshot/${path}`);
  await expect(requireOwnFolder(directory)).rejects.toThrow(ConfigurationError);
  await expect(requireOwnFolder(directory)).rejects.toThrow(
    `${directory}: tiene «${named}», que no es de una instantánea y se borraría; no se tocó nada.`,
  );
});

test('the manifest of a program is none', async () => {
  await put('snapshot/manifest.json', '{"name": "App", "icons": []}');
  await expect(requireOwnFolder(directory)).rejects.toThrow('tiene «manifest.json»');
});

test.each(['.next', '.previous', '.candidate'])(
  'something of one’s own under our name «%s» is refused, a file as well',
  async (ending) => {
    await put(`snapshot${ending}/carta.txt`);
    await expect(requireOwnFolder(directory)).rejects.toThrow(
      `snapshot${ending}: tiene «carta.txt»`,
    );
    await rm(directory + ending, { recursive: true });
    await put(`snapshot${ending}`);
    await expect(requireOwnFolder(directory)).rejects.toThrow(`snapshot${ending}: es un archivo`);
  },
);

test('neither a snapshot nor a rebuild begins in such a folder', async () => {
  await put('snapshot/notas.txt');
  const options = { directory, now: new Date(), acceptShrink: [], patience: impatience };
  await expect(takeSnapshot({ ...options, sources: {} as Sources })).rejects.toThrow(
    'tiene «notas.txt»',
  );
  // The folder is looked at before any other option is read.
  await expect(rebuild({ directory } as RebuildOptions)).rejects.toThrow('tiene «notas.txt»');
  expect(await readdir(parent, { recursive: true })).toEqual(['snapshot', 'snapshot/notas.txt']);
});
