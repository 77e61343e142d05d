/**
 * Describes what publications changed, for whoever edited the sheets, and keeps the last ones in `history/changes.json`
 * (docs/product.md, «What a publication changed»).
 */
import { readJson, z } from '../lib/validation.ts';
import { firstCharacters } from '../lib/clean.ts';
import type { SourceName } from '../sources/catalog/catalog.ts';
import { counted } from '../words/numbers.ts';
import { stripControlChars } from '../words/reports.ts';

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

const maxLines = 15;
const maxLength = 160;

function lineOf({ text }: Change): string {
  const line = stripControlChars(text);
  const cut = firstCharacters(line, maxLength);
  return line.charAt(0).toUpperCase() + cut.slice(1) + (cut === line ? '' : '…');
}

const countOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { count = 1 }) => sum + count, 0);

/**
 * Writes changes in at most 15 lines, most surprising first. If there are more, the largest groups of one kind and
 * source keep their first lines and say how many follow. The last line counts the rest.
 */
export function changeLines(changes: readonly Change[]): string[] {
  const ordered = changes.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const groups = [...Map.groupBy(ordered, ({ kind, source }) => `${kind} ${source}`).values()].map(
    (group) => ({ shown: group, hidden: [] as Change[] }),
  );
  for (let lines = changes.length; lines > maxLines; lines--) {
    const largest = groups.reduce((a, b) => (b.shown.length > a.shown.length ? b : a));
    const last = largest.shown.length > 1 ? largest.shown.pop() : undefined;
    if (!last) break;
    largest.hidden.push(last);
  }
  const lines = groups.flatMap(({ shown, hidden }) =>
    shown.map((change, index) => {
      const more = index === shown.length - 1 ? countOf(hidden) : 0;
      return {
        text: lineOf(change) + (more > 0 ? ` (y ${more} más)` : ''),
        count: (change.count ?? 1) + more,
      };
    }),
  );
  if (lines.length <= maxLines) return lines.map(({ text }) => text);
  const rest = lines.slice(maxLines - 1).reduce((sum, { count }) => sum + count, 0);
  return [
    ...lines.slice(0, maxLines - 1).map(({ text }) => text),
    `y ${counted(rest, 'cambio', 'cambios')} más`,
  ];
}

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
  readJson(publications, text ?? '') ?? [];

/** Adds a publication in front of the file's others, and drops the oldest beyond ten. */
export function addPublishedChanges(text: string | null, publication: PublishedChanges): string {
  const all = [publication, ...readPublishedChanges(text)].slice(0, maxPublications);
  return `${JSON.stringify(all, null, 2)}\n`;
}
