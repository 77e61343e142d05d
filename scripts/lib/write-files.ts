/** Writes several text files. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes texts, keyed by their paths inside the directory, and creates missing folders. */
export async function writeFiles(
  directory: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of files) {
    const path = join(directory, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
