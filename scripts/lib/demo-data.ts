/** The demo as upstream data, and as a community to copy. */
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';

const demo = join(import.meta.dirname, '../../src/content/demo');
export const demoDirectory = join(demo, 'snapshot');

/** A Firebase project that does not exist: the emulator accepts any. */
export const demoProject = { projectId: 'demo-comunidad', apiKey: 'demo' } as const;

/** Copies the demo's folder without its snapshot and finished seasons. */
export const copyCommunity = (directory: string): Promise<void> =>
  cp(demo, directory, {
    recursive: true,
    filter: (path) => !['snapshot', 'seasons'].includes(relative(demo, path)),
  });
