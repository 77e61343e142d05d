import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file, over an existing one, and creates the missing folders of its path. */
export async function writeAt(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Writes texts by their paths inside a directory, creating missing folders. Other files in it stay. */
export async function writeFiles(
  directory: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of files) await writeAt(join(directory, name), text);
}
