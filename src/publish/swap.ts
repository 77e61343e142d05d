/** Putting a finished directory in the place of the one before. */
import { rename, rm } from 'node:fs/promises';
import { isCode } from '../snapshot/file-error.ts';

/** Moves `next` to `out`; whatever stood there is gone only once that is done. */
export async function swapDirectory(next: string, out: string): Promise<void> {
  const previous = `${out}.previous`;
  await rm(previous, { recursive: true, force: true });
  await rename(out, previous).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error;
  });
  await rename(next, out);
  await rm(previous, { recursive: true, force: true });
}
