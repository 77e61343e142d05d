import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SnapshotError } from '../../../src/lib/error.ts';
import { sourceFile } from '../../../src/sources/catalog/catalog.ts';
import { readSnapshotFiles } from '../../../src/snapshot/files.ts';
import { readSnapshot } from '../../../src/snapshot/snapshot.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { picture, snapshotFiles, writeSnapshot } from './builder.ts';

const directory = folderOfEach();

const now = new Date('2026-11-25T15:00:00Z');
const read = (data: 'demo' | 'live') => readSnapshot({ data, snapshotDirectory: directory(), now });

test('stray files of systems and editors are not pictures', async () => {
  await writeSnapshot(directory(), snapshotFiles());
  for (const name of ['.DS_Store', 'Thumbs.db', 'a.webp~', 'foto.webp']) {
    await writeFile(directory(join('images', name)), 'a picture');
  }
  const { pictures } = await readSnapshotFiles(directory());
  expect([...pictures].toSorted()).toEqual([picture, 'images/foto.webp'].toSorted());
});

test('a failing disk is not taken for a missing file', async () => {
  await writeFile(directory('sheets'), 'a file where the directory() should be');
  await expect(readSnapshotFiles(directory())).rejects.toThrow('ENOTDIR');
});

test.each([
  ['live', 18],
  ['demo', 25],
] as const)(
  'the demo alone moves to the week of now: in %s a duel is on %d/11',
  async (data, day) => {
    await writeSnapshot(directory(), snapshotFiles());
    const { competitions } = await read(data);
    const { duels = [] } = competitions['liga-nacional'] ?? {};
    expect(duels.map((duel) => duel.day)).toEqual([{ day, month: 11, year: 2026 }]);
  },
);

test.each(['demo', 'live'] as const)(
  'a missing %s snapshot is refused, and so is one that was edited by hand',
  async (data) => {
    const missing = `falta el archivo en ${directory()}; creá los datos con «npm run snapshot»`;
    await expect(read(data)).rejects.toThrow(new SnapshotError(`manifest.json: ${missing}`));
    await writeSnapshot(directory(), snapshotFiles());
    const edited = 'ID,Pos,Jugador,Elo Actual,MAX Elo\n1,1,Ana,500,999\n';
    await writeFile(directory(sourceFile('ranking')), edited);
    await expect(read(data)).rejects.toThrow('sheets/ranking.csv: no coincide con manifest.json');
  },
);
