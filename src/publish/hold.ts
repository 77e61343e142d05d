/** Held data: while the snapshot directory has the file hold.txt, no source is fetched and the site keeps its data. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneLine } from '../lib/clean.ts';
import { readOrDefault } from '../lib/file-error.ts';

const fileOf = (directory: string): string => join(directory, 'hold.txt');

/** Reads why the data is held, as one line in Spanish. Null if it is not held. */
export async function readHold(directory: string): Promise<string | null> {
  const text = await readOrDefault(readFile(fileOf(directory), 'utf8'), null);
  return text === null ? null : oneLine(text) || 'no dice por qué';
}

/** Holds a snapshot directory's data. A person may write the file, too. @param why In Spanish. */
export async function writeHold(directory: string, why: string): Promise<void> {
  await writeFile(fileOf(directory), `${why}\n`);
}
