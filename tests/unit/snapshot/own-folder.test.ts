import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/lib/error.ts';
import { rebuild, type RebuildOptions } from '../../../src/publish/rebuild.ts';
import { requireOwnFolder } from '../../../src/snapshot/files.ts';
import { takeSnapshot, type TakeOptions } from '../../../src/snapshot/take.ts';
import { writeFiles } from '../../../src/lib/files.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { picture, snapshotFiles, writeSnapshot } from './builder.ts';

const parent = folderOfEach();
const snapshot = (): string => parent('snapshot');

const put = (path: string, content = 'mío'): Promise<void> =>
  writeFiles(parent(), new Map([[path, content]]));

test('no folder, a snapshot, stray files of systems and leftovers of a killed run are accepted', async () => {
  await expect(requireOwnFolder(snapshot())).resolves.toBeUndefined();
  await writeSnapshot(snapshot(), snapshotFiles());
  const histories = ['elo', 'corrections', 'events', 'results'].map(
    (name) => `history/${name}.csv`,
  );
  for (const name of [...histories, 'hold.txt', '.DS_Store', 'images/Thumbs.db']) {
    await put(`snapshot/${name}`);
  }
  for (const place of ['.next', '.previous', '.candidate']) {
    await put(`snapshot${place}/${picture}`);
    await put(`snapshot${place}/sheets/competencia-de-antes/fixtures-grupoQueYaNoEsta.csv`);
    await put(`snapshot${place}/manifest.json`, '{"version": 1, "sour');
  }
  await expect(requireOwnFolder(snapshot())).resolves.toBeUndefined();
});

test.each([
  ['a file', '/notas.txt', 'tiene «notas.txt»'],
  ['a repository', '/.git/config', 'tiene «.git»'],
  ['a picture', '/images/playa.jpg', 'tiene «images/playa.jpg»'],
  ['a sheet', '/sheets/gastos.csv', 'tiene «sheets/gastos.csv»'],
  ['a folder of folders', '/sheets/2024/ranking.csv', 'tiene «sheets/2024/ranking.csv»'],
  ['a letter under a name of ours', '.previous/carta.txt', 'tiene «carta.txt»'],
])('%s is named, and neither a snapshot nor a rebuild begins', async (_, path, named) => {
  await writeSnapshot(snapshot(), snapshotFiles());
  await put(`snapshot${path}`);
  const before = await readdir(parent(), { recursive: true });
  // The folder is checked before any other option is read.
  const taking = takeSnapshot({ directory: snapshot() } as TakeOptions);
  await expect(taking).rejects.toThrow(ConfigurationError);
  await expect(taking).rejects.toThrow(named);
  await expect(rebuild({ directory: snapshot() } as RebuildOptions)).rejects.toThrow(named);
  expect(await readdir(parent(), { recursive: true })).toEqual(before);
});
