/** Putting a finished directory in the place of the one before. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Where the one before stands for the instant in which the new one takes its place. */
const previousOf = (directory: string): string => `${directory}.previous`;

/** Puts the one before back where a run was killed before the new one had taken its place. */
export async function putBack(directory: string): Promise<void> {
  // There may be none, and a folder that holds anything is not written over.
  await rename(previousOf(directory), directory).catch(() => undefined);
}

/** Moves `next` to `out`; whatever stood there, or beside it, is gone only once that is done. */
export async function swapDirectory(next: string, out: string): Promise<void> {
  const previous = previousOf(out);
  if (existsSync(out)) {
    await rm(previous, { recursive: true, force: true });
    await rename(out, previous);
  }
  await rename(next, out);
  await rm(previous, { recursive: true, force: true });
}
