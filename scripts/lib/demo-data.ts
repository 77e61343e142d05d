/** The demo as upstream data: its files with dates moved to the present, ready to be served and seeded. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFile } from '../../src/sources/catalog.ts';
import { demoShift, shiftDemo } from '../../src/snapshot/demo.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../../src/snapshot/files.ts';

export const demoDirectory = join(import.meta.dirname, '../../src/content/demo/snapshot');

/** A Firebase project that does not exist: the emulator accepts any. */
export const demoProject = { projectId: 'demo-comunidad', apiKey: 'demo' } as const;

/** Copies the demo into a directory with its dates moved to the week of `now`. */
export async function copyDemo(directory: string, now: Date): Promise<SnapshotFiles> {
  await cp(demoDirectory, directory, { recursive: true });
  const files = shiftDemo(await readSnapshotFiles(directory), demoShift(now));
  await Promise.all(
    [...files.sources].map(([name, text]) => writeFile(join(directory, sourceFile(name)), text)),
  );
  if (files.manifest !== null) await writeFile(join(directory, 'manifest.json'), files.manifest);
  return { ...files, directory };
}
