/**
 * Says what publications changed in at most 15 lines each, and keeps the last ones in `history/changes.json`
 * (docs/product.md, «What a publication changed»).
 */
import { readJson, z } from '../lib/validation.ts';
import { firstCharacters, stripControlChars } from '../lib/clean.ts';
import type { SourceName } from '../sources/catalog/catalog.ts';
import { counted } from '../words/numbers.ts';

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

/** Kinds of changes, most surprising first. `state` changes nothing that is published. */
const kinds = [
  ...['source', 'lost', 'moved', 'result', 'leap', 'player', 'edited'],
  ...['played', 'schedule', 'added', 'detail', 'state'],
] as const;

export interface Change {
  kind: (typeof kinds)[number];
  /** The source whose data changed. Null if there are several. */
  source: SourceName | null;
  /** Spanish text that begins with the place of the change. */
  text: string;
  /** Number of changes that the text stands for. Default: 1. */
  count?: number;
}

/** A line of the list, and the number of changes that it stands for. */
interface ChangeLine {
  text: string;
  count: number;
}

const maxLines = 15;
/** Number of characters of a change that are shown. */
const maxLength = 160;

function lineOf({ text }: Change): string {
  const line = stripControlChars(text);
  const cut = firstCharacters(line, maxLength);
  return line.charAt(0).toUpperCase() + cut.slice(1) + (cut === line ? '' : '…');
}

const countIn = (items: readonly Pick<Change, 'count'>[]): number =>
  items.reduce((sum, { count = 1 }) => sum + count, 0);

/** Writes the first changes of a group, at most `limit`. The last line says how many follow. */
function groupLines(group: readonly Change[], limit: number): ChangeLine[] {
  const lines = group
    .slice(0, limit)
    .map((change) => ({ text: lineOf(change), count: countIn([change]) }));
  const hidden = countIn(group.slice(limit));
  const last = lines.at(-1);
  if (last && hidden > 0) {
    last.text += ` (y ${hidden} más)`;
    last.count += hidden;
  }
  return lines;
}

/**
 * Writes changes as Spanish lines, most surprising first. Of more than 15 changes, each kind of change of a source shows
 * its first ones and the number of the others. If that does not suffice, the 15th line counts the rest.
 */
export function changeLines(changes: readonly Change[]): string[] {
  const ordered = changes.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const groups = [...Map.groupBy(ordered, ({ kind, source }) => `${kind} ${source}`).values()];
  const linesWith = (limit: number): ChangeLine[] =>
    groups.flatMap((group) => groupLines(group, limit));
  let limit = maxLines;
  while (limit > 1 && linesWith(limit).length > maxLines) limit--;
  const lines = linesWith(limit);
  const texts = lines.map(({ text }) => text);
  if (lines.length <= maxLines) return texts;
  const rest = countIn(lines.slice(maxLines - 1));
  return [...texts.slice(0, maxLines - 1), `y ${counted(rest, 'cambio', 'cambios')} más`];
}
