/**
 * The last changes of the data that were published, each with the snapshot to go back to. They are read
 * from the branch's commits and stand in the snapshot directory, for the page `/estado`.
 */
import { z } from '../config/schemas/validation.ts';

export const publicationsFile = 'publications.json';

/** How many are told. */
export const toldPublications = 20;

export const pastPublicationSchema = z.object({
  /** The branch's commit; null for the one that is being made. */
  snapshot: z.string().nullable(),
  /** ISO 8601 UTC. */
  at: z.iso.datetime(),
  /** What changed in the data, in Spanish. */
  changes: z.string(),
});

export type PastPublication = z.output<typeof pastPublicationSchema>;

const listSchema = z.array(pastPublicationSchema);

/** The list of a file, newest first; none when there is no such file. */
export function readPublications(text: string | null): PastPublication[] {
  try {
    return listSchema.safeParse(JSON.parse(text ?? 'null')).data ?? [];
  } catch {
    return [];
  }
}

/** The file's text. */
export function formatPublications(list: readonly PastPublication[]): string {
  return `${JSON.stringify(list, null, 2)}\n`;
}
