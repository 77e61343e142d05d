/** Reads, writes and replaces files and folders. */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from './error.ts';
import { compareTexts } from './text.ts';

/** Awaits a read; returns `fallback` if the file or folder does not exist (ENOENT). Rethrows any other error. */
export async function readOrDefault<T>(reading: Promise<T>, fallback: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return fallback;
    throw error;
  }
}

/** Writes a file, over an existing one, and creates the missing folders of its path. */
export async function writeAt(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Writes each text of a map to its key, a path inside `directory`, over existing files, with missing folders. */
export async function writeFiles(
  directory: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of files) await writeAt(join(directory, name), text);
}

/** Lower-case hexadecimal SHA-256 of a file's content. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content);

/** Place of the old directory while the new one takes its place. */
const previousOf = (directory: string): string => `${directory}.previous`;

/**
 * Undoes a `swapDirectory` that was killed or failed: moves `DIRECTORY.previous` to `directory` if absent or empty.
 * Rejects if `directory` stays absent although there is an old one, which a later swap might delete.
 */
export async function restorePrevious(directory: string): Promise<void> {
  await rename(previousOf(directory), directory).catch((error: unknown) => {
    // Another process may have restored or replaced the directory meanwhile.
    if (!existsSync(directory) && existsSync(previousOf(directory))) throw error;
  });
}

/**
 * Moves the directory `next` to `out`, on the same disk. What stood there goes to `OUT.previous`, then is deleted. An
 * older `OUT.previous` is lost. Rejects if `next` is missing, with the old `out` at `OUT.previous`.
 */
export async function swapDirectory(next: string, out: string): Promise<void> {
  const previous = previousOf(out);
  if (existsSync(out)) {
    await rm(previous, { recursive: true, force: true });
    await rename(out, previous);
  }
  await rename(next, out);
  await rm(previous, { recursive: true, force: true });
}

/** Sorted paths, which begin with `directory`, of the files in and below it. @throws Error without the folder. */
export const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();

/**
 * Names that systems and editors leave in folders: hidden files (`.DS_Store`), copies made while a file is open
 * (`~$a.xlsx`, `#a#`) or before it is saved (`a~`, `a.bak`), what a Mac adds to a ZIP, and folder view settings.
 */
const strayName =
  /^(\.|~\$|#.*#$)|~$|\.(bak|swp|tmp)$|^(__MACOSX|Icon\r|(ehthumbs|Thumbs)\.db|desktop\.ini)$/i;

/** Lists a folder's files and folders by name, capitals first, but no hidden or stray ones (`a.bak`). [] if absent. */
export function entriesIn(directory: string): Dirent[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !strayName.test(name))
    .toSorted((a, b) => compareTexts(a.name, b.name));
}
