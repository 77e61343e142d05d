/** The demo as upstream data: its files with dates moved to the present, ready to be served and seeded. */
import { join } from 'node:path';
import { demoShift, shiftDemo } from '../../src/snapshot/demo.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../../src/snapshot/files.ts';
import { replaceSnapshot } from '../../src/snapshot/store.ts';

export const demoDirectory = join(import.meta.dirname, '../../src/content/demo/snapshot');

/** A Firebase project that does not exist: the emulator accepts any. */
export const demoProject = { projectId: 'demo-comunidad', apiKey: 'demo' } as const;

/** Copies the demo into a directory with its dates moved to the week of `now`. */
export async function copyDemo(directory: string, now: Date): Promise<SnapshotFiles> {
  const files = shiftDemo(await readSnapshotFiles(demoDirectory), demoShift(now));
  await replaceSnapshot(directory, files);
  return { ...files, directory };
}
