/**
 * What publications changed, in lines for whoever edited the sheets, and `history/changes.json`, which has the last
 * ones (docs/product.md, «What a publication changed»).
 */
import { readJson, z } from '../config/schemas/validation.ts';
import { firstCharacters } from '../text/clean.ts';
import type { SourceName } from '../sources/catalog.ts';
import { counted } from '../words/numbers.ts';
import { stripControlChars } from '../words/reports.ts';

/** Kinds of changes, the most surprising ones first. `state` is no change of what is published. */
const kinds = [
  ...['source', 'lost', 'moved', 'result', 'leap', 'player', 'edited'],
  ...['played', 'schedule', 'added', 'detail', 'state'],
] as const;

export interface Change {
  kind: (typeof kinds)[number];
  /** The source whose data changed; null where there are several. */
  source: SourceName | null;
  /** Spanish text that begins with the place of the change. */
  text: string;
  /** How many changes the text stands for; one where absent. */
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
 * Writes changes in at most 15 lines, the most surprising ones first. Where there are more, the largest groups of one
 * kind and source keep their first lines and say how many more there are; what is left then is counted.
 */
export function changeLines(changes: readonly Change[]): string[] {
  const ordered = changes.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const groups = [...Map.groupBy(ordered, ({ kind, source }) => `${kind} ${source}`).values()].map(
    (own) => ({ told: own, left: [] as Change[] }),
  );
  for (let lines = changes.length; lines > maxLines; lines--) {
    const largest = groups.reduce((a, b) => (b.told.length > a.told.length ? b : a));
    const last = largest.told.length > 1 ? largest.told.pop() : undefined;
    if (!last) break;
    largest.left.push(last);
  }
  const lines = groups.flatMap(({ told, left }) =>
    told.map((change, index) => {
      const more = index === told.length - 1 ? countOf(left) : 0;
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
