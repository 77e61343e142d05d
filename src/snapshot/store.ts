/** Snapshot directories on disk: read the last good one, replace it whole. */
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sourceFile, type SourceName } from '../sources/catalog.ts';
import { isCode } from './file-error.ts';
import { historyFile } from './history.ts';
import { readSnapshotFiles, type SnapshotFiles } from './files.ts';
import { lockOf, tryLock } from './lock.ts';
import { formatManifest, type Manifest } from './manifest.ts';
import { requireWhole } from './snapshot.ts';

/** Everything of a snapshot that is about to be written. */
export interface NewSnapshot {
  sources: ReadonlyMap<SourceName, string>;
  /** By path in the snapshot: the bytes, or the file to copy. */
  pictures: ReadonlyMap<string, Uint8Array | { copyOf: string }>;
  /** Text of the Elo history; null when there is none. */
  history: string | null;
  manifest: Manifest;
}

/** Where the previous snapshot stands for the instant in which the new one takes its place. */
const asideOf = (directory: string): string => `${directory}.previous`;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Which snapshot stands there: another one may have the same manifest, and is another folder. */
async function identityOf(directory: string): Promise<number | null> {
  return stat(directory).then(
    ({ ino }) => ino,
    () => null,
  );
}

/** Files of one snapshot: null when another one took its place while they were read. */
async function readWhole(directory: string): Promise<SnapshotFiles | null> {
  const identity = await identityOf(directory);
  const files = await readSnapshotFiles(directory);
  const manifest = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => null);
  const isSame = files.manifest === manifest && identity === (await identityOf(directory));
  return isSame ? files : null;
}

const readAgainMs = 20;
const readsAtMost = 100;

/**
 * Reads the snapshot of a directory, whole. If a run was killed in the instant between putting the
 * old one aside and the new one in place, the old one is put back first; while a run is at that
 * very point, it is waited for.
 * @param isOwner Whether the caller holds the directory's lock.
 */
export async function openSnapshot(
  directory: string,
  { isOwner = false }: { isOwner?: boolean } = {},
): Promise<SnapshotFiles> {
  for (let read = 1; ; read++) {
    const files = await readWhole(directory);
    if (files && (files.manifest !== null || read > readsAtMost)) return files;
    // That there is none is only true while nobody works on the directory.
    const isAlone = isOwner || !(await exists(lockOf(directory)));
    const release = isAlone ? () => undefined : tryLock(directory);
    if (release) {
      try {
        await rename(asideOf(directory), directory).catch(() => undefined);
        return await readSnapshotFiles(directory);
      } finally {
        release();
      }
    }
    await sleep(readAgainMs);
  }
}

async function writeAt(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * Replaces the snapshot of a directory: writes beside it, looks whether all of it is there, and
 * renames. A reader finds the old one or the new one, whole, whenever the process is killed.
 * @throws SnapshotError when what was written is no whole snapshot; the old one stays.
 */
export async function replaceSnapshot(directory: string, snapshot: NewSnapshot): Promise<void> {
  const next = `${directory}.next`;
  await rm(next, { recursive: true, force: true });
  try {
    // All settled before anything is cleared away: a write that goes on would bring it back.
    const writes = await Promise.allSettled([
      ...[...snapshot.sources].map(([name, text]) => writeAt(join(next, sourceFile(name)), text)),
      ...[...snapshot.pictures].map(async ([path, picture]) => {
        if (picture instanceof Uint8Array) return writeAt(join(next, path), picture);
        await mkdir(dirname(join(next, path)), { recursive: true });
        return copyFile(picture.copyOf, join(next, path));
      }),
      snapshot.history === null ? undefined : writeAt(join(next, historyFile), snapshot.history),
      writeAt(join(next, 'manifest.json'), formatManifest(snapshot.manifest)),
    ]);
    const failed = writes.find((write) => write.status === 'rejected');
    if (failed) throw failed.reason;
    requireWhole(await readSnapshotFiles(next));
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  await rm(asideOf(directory), { recursive: true, force: true });
  await rename(directory, asideOf(directory)).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error;
  });
  await rename(next, directory);
  await rm(asideOf(directory), { recursive: true, force: true });
}
