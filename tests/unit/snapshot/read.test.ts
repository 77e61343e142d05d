import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourceFile } from '../../../src/sources/catalog.ts';
import { SnapshotError } from '../../../src/snapshot/error.ts';
import { readSnapshotFiles } from '../../../src/snapshot/files.ts';
import { readSnapshot } from '../../../src/snapshot/read.ts';
import { picture, snapshotFiles, writeSnapshot } from './builder.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'snapshot-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

const now = new Date('2026-11-25T15:00:00Z');
const read = (data: 'demo' | 'live') => readSnapshot({ data, snapshotDirectory: directory, now });
const duelDays = async (data: 'demo' | 'live') =>
  (await read(data)).duels.league.map(({ date }) => date);

describe('readSnapshotFiles', () => {
  test('reads manifest, sources and pictures as they were written', async () => {
    const files = snapshotFiles({ 'duels-cup': null });
    await writeSnapshot(directory, files);
    expect(await readSnapshotFiles(directory)).toEqual({ ...files, directory });
  });

  test('takes for a picture what somebody put there, not what systems and editors leave', async () => {
    await writeSnapshot(directory, snapshotFiles());
    for (const name of ['.DS_Store', 'Thumbs.db', 'a.webp~']) {
      await writeFile(join(directory, 'images', name), '\0');
    }
    await writeFile(join(directory, 'images/foto.webp'), 'a picture');
    const { pictures } = await readSnapshotFiles(directory);
    expect([...pictures].toSorted()).toEqual([picture, 'images/foto.webp'].toSorted());
  });

  test('finds nothing in a directory that does not exist', async () => {
    const missing = join(directory, 'nada');
    expect(await readSnapshotFiles(missing)).toEqual({
      directory: missing,
      manifest: null,
      sources: new Map(),
      pictures: new Set(),
      history: null,
      eventHistory: null,
      resultHistory: null,
    });
  });

  test('tells an empty file from a missing one', async () => {
    await writeSnapshot(directory, snapshotFiles());
    await writeFile(join(directory, sourceFile('ranking')), '');
    expect((await readSnapshotFiles(directory)).sources.get('ranking')).toBe('');
  });

  test('does not take a failing disk for a missing file', async () => {
    await writeFile(join(directory, 'sheets'), 'a file where the directory should be');
    await expect(readSnapshotFiles(directory)).rejects.toThrow('ENOTDIR');
  });
});

describe('readSnapshot', () => {
  test('gives live data as it is', async () => {
    await writeSnapshot(directory, snapshotFiles());
    expect(await duelDays('live')).toEqual(['2026-11-18']);
  });

  test('moves demo data to the week of now', async () => {
    await writeSnapshot(directory, snapshotFiles());
    expect(await duelDays('demo')).toEqual(['2026-11-25']);
  });

  test('knows the pictures', async () => {
    await writeSnapshot(directory, snapshotFiles());
    expect((await read('live')).pictures).toEqual([picture]);
  });

  test.each(['demo', 'live'] as const)('refuses a %s snapshot that is not there', async (data) => {
    await expect(read(data)).rejects.toThrow(
      new SnapshotError(
        'manifest.json',
        `falta el archivo en ${directory}; creá los datos con «npm run snapshot»`,
      ),
    );
  });

  test.each(['demo', 'live'] as const)('refuses a %s file somebody edited', async (data) => {
    await writeSnapshot(directory, snapshotFiles());
    await writeFile(
      join(directory, sourceFile('ranking')),
      'ID,Pos,Jugador,Elo Actual,MAX Elo\n1,1,Ana,500,999\n',
    );
    await expect(read(data)).rejects.toThrow('sheets/ranking.csv: no coincide con manifest.json');
  });
});
