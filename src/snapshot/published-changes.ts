/** `history/changes.json`: what the last publications changed (docs/product.md, «What a publication changed»). */
import { readJson, z } from '../lib/validation.ts';

export const changesFile = 'history/changes.json';

const maxPublications = 10;

const publications = z.array(
  z.object({
    /** Moment of the publication, ISO 8601 UTC. */
    at: z.iso.datetime(),
    lines: z.array(z.string()),
  }),
);
export type PublishedChanges = z.output<typeof publications>[number];

/** Parses the last publications, newest first. Empty if the file is missing or cannot be read. */
export const readPublishedChanges = (text: string | null): PublishedChanges[] =>
  text === null ? [] : (readJson(publications, text) ?? []);

/** Text of the file with these publications, newest first. It drops those beyond the tenth. */
export const formatPublishedChanges = (changes: readonly PublishedChanges[]): string =>
  `${JSON.stringify(changes.slice(0, maxPublications), null, 2)}\n`;
