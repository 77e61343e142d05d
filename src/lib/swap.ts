/** Replaces a directory by a finished one. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Place of the old directory while the new one takes its place. */
const previousOf = (directory: string): string => `${directory}.previous`;

/** Restores a directory after a run was killed between the two renames of `swapDirectory`; else does nothing. Never rejects. */
export async function restorePrevious(directory: string): Promise<void> {
  // Fails if there is no old directory, or if `directory` is not empty: then nothing has to be restored.
  await rename(previousOf(directory), directory).catch(() => undefined);
}

/** Renames the directory `next` to `out`, which need not exist. What stood at `out` is deleted only after that. */
export async function swapDirectory(next: string, out: string): Promise<void> {
  const previous = previousOf(out);
  if (existsSync(out)) {
    await rm(previous, { recursive: true, force: true });
    await rename(out, previous);
  }
  await rename(next, out);
  await rm(previous, { recursive: true, force: true });
}
