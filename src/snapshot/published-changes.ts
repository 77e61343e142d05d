/**
 * `history/changes.json`: what the last publications changed, for whoever edited the sheets
 * (docs/product.md, «What a publication changed»).
 */
import { readJson, z } from '../config/schemas/validation.ts';

export const changesFile = 'history/changes.json';

/** Publications that are remembered. */
const maxPublications = 10;

const publications = z.array(
  z.object({
    /** Moment of the publication, ISO 8601 UTC. */
    at: z.iso.datetime(),
    lines: z.array(z.string()),
  }),
);
export type PublishedChanges = z.output<typeof publications>[number];

/** The last publications, newest first; none where the file is missing or cannot be read. */
export const readPublishedChanges = (text: string | null): PublishedChanges[] =>
  readJson(publications, text ?? '') ?? [];

/** The file's text with one more publication. */
export function addPublishedChanges(text: string | null, publication: PublishedChanges): string {
  const all = [publication, ...readPublishedChanges(text)].slice(0, maxPublications);
  return `${JSON.stringify(all, null, 2)}\n`;
}
