/**
 * A held publication: after going back to an earlier snapshot, hourly runs leave the data as it is
 * until somebody releases it. The marker is a file of the snapshot branch.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '../config/schemas/validation.ts';

export const holdSchema = z.strictObject({
  /** The commit whose data was published again. */
  snapshot: z.string(),
  /** ISO 8601 UTC. */
  since: z.iso.datetime(),
});

export type Hold = z.output<typeof holdSchema>;

const fileOf = (directory: string): string => join(directory, 'hold.json');

/** A snapshot directory's marker; null when it is not held. */
export async function readHold(directory: string): Promise<Hold | null> {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => null);
  return text === null ? null : holdSchema.parse(JSON.parse(text));
}

/** Marks a snapshot directory as held. */
export async function writeHold(directory: string, hold: Hold): Promise<void> {
  await writeFile(fileOf(directory), `${JSON.stringify(hold, null, 2)}\n`);
}

/** Takes the mark away. */
export async function removeHold(directory: string): Promise<void> {
  await rm(fileOf(directory), { force: true });
}
