/** Copies the demo's community, for benchmarks and tests that bring their own data. */
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';

const demo = join(import.meta.dirname, '../../src/content/demo');

/** Copies the demo's folder without its snapshot and finished seasons. */
export const copyCommunity = (directory: string): Promise<void> =>
  cp(demo, directory, {
    recursive: true,
    filter: (path) => !['snapshot', 'seasons'].includes(relative(demo, path)),
  });
