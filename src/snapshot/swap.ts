/** Putting a finished directory in the place of the one before. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Where the one before stands for the instant in which the new one takes its place. */
export const previousOf = (directory: string): string => `${directory}.previous`;

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
