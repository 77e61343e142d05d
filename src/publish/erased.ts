/** Erases players who asked for no page (docs/product.md, «Erasing somebody»). */
import type { SeasonFolder } from '../archive/season-file.ts';
import { readCardText } from '../outputs/cards/card-text.ts';
import { readJson, z } from '../lib/validation.ts';
import type { Histories, SnapshotFiles } from '../snapshot/files.ts';
import { formatManifest, readManifest, type Manifest } from '../snapshot/manifest.ts';
import { readPublishedChanges } from '../snapshot/published-changes.ts';
import { nickKey } from '../lib/nick.ts';

/** True for a text that has one of the nicks anywhere, also inside a longer word. */
export function mentionsAny(nicks: readonly string[], text: string): boolean {
  const folded = text.toLocaleLowerCase('es');
  return nicks.some((nick) => folded.includes(nickKey(nick)));
}

/** Nick keys of the cells of a CSV text, or of the strings of a JSON text. */
const cellsOf = (text: string): string[] => text.split(/[",\n]/).map(nickKey);

/** Lists the players without a page who are erased: no source and no sheet of a finished season names them any more. */
export function erasedNicks(
  withoutPage: readonly string[],
  { sources }: Pick<SnapshotFiles, 'sources'>,
  archive: readonly Pick<SeasonFolder, 'sheets'>[],
): string[] {
  if (withoutPage.length === 0) return [];
  const archived = archive.flatMap(({ sheets }) => [...sheets.values()]);
  const named = new Set([...sources.values(), ...archived].flatMap(cellsOf));
  return withoutPage.filter((nick) => !named.has(nickKey(nick)));
}

/** Removes remarks that name a nick from a manifest's text. An invalid text stays as it is. */
function withoutRemarks(text: string | null, nicks: readonly string[]): string | null {
  const manifest = readManifest(text);
  if (!manifest) return text;
  const sources = Object.entries(manifest.sources).map(([name, state]) => {
    if (state.status === 'absent') return [name, state] as const;
    const problems = state.problems.filter(
      (problem) => !mentionsAny(nicks, JSON.stringify(problem)),
    );
    return [name, { ...state, problems }] as const;
  });
  return formatManifest({
    ...manifest,
    sources: Object.fromEntries(sources) as Manifest['sources'],
  });
}

/**
 * Removes the lines of a snapshot's histories, and the remarks of its manifest, that name one of the nicks. `seasons`
 * stays: the archive no longer names them.
 */
export function withoutNicks<Files extends Histories & Pick<SnapshotFiles, 'manifest'>>(
  files: Files,
  nicks: readonly string[],
): Files {
  const keys = new Set(nicks.map(nickKey));
  const withoutLines = (text: string | null): string | null =>
    text
      ?.split('\n')
      .filter((line) => !cellsOf(line).some((cell) => keys.has(cell)))
      .join('\n') ?? null;
  const publications = readPublishedChanges(files.changes)
    .map(({ at, lines }) => ({ at, lines: lines.filter((line) => !mentionsAny(nicks, line)) }))
    .filter(({ lines }) => lines.length > 0);
  return {
    ...files,
    history: withoutLines(files.history),
    corrections: withoutLines(files.corrections),
    laterCorrections: withoutLines(files.laterCorrections),
    chances: withoutLines(files.chances),
    results: withoutLines(files.results),
    changes: files.changes && `${JSON.stringify(publications, null, 2)}\n`,
    manifest: withoutRemarks(files.manifest, nicks),
  };
}

const photoSchema = z.object({
  illustration: z.object({ kind: z.literal('photo'), path: z.string() }),
});

/**
 * Returns the test of which files of an earlier site stay online for a week: code of its pages, and cards that show no
 * player without a page and no picture missing from the snapshot. Pictures of its pages do not stay.
 */
export const keepsFile =
  (withoutPage: readonly string[], { pictures }: Pick<SnapshotFiles, 'pictures'>) =>
  (path: string, content: Uint8Array): boolean => {
    if (!path.startsWith('tarjetas/')) return /\.(js|css|woff2)$/.test(path);
    const text = readCardText(content);
    if (text === null || mentionsAny(withoutPage, text)) return false;
    const photo = readJson(photoSchema, text)?.illustration.path;
    return photo === undefined || pictures.has(photo);
  };
