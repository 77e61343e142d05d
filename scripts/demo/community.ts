/** The demo's community for data of one's own, as benchmarks and tests need it. */
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';

const demo = join(import.meta.dirname, '../../src/content/demo');

/** Copies the demo's files about the community, without its snapshot and finished seasons, into a directory. */
export const copyCommunity = (directory: string): Promise<void> =>
  cp(demo, directory, {
    recursive: true,
    filter: (path) => !['snapshot', 'seasons'].includes(relative(demo, path)),
  });
