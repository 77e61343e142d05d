/**
 * Held data: while there is this file in the snapshot directory no source is asked, and the site keeps
 * the data that is there. Going back to an earlier snapshot writes it; a person may, too.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneLine } from '../text/clean.ts';

const fileOf = (directory: string): string => join(directory, 'hold.txt');

/** Why the data is held, one line in Spanish; null when it is not. */
export async function readHold(directory: string): Promise<string | null> {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => null);
  return text === null ? null : oneLine(text) || 'no dice por qué';
}

export async function writeHold(directory: string, why: string): Promise<void> {
  await writeFile(fileOf(directory), `${why}\n`);
}
