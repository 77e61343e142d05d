/**
 * Removes the names of erased people from fetched texts and from every snapshot that is read, so that an earlier one
 * cannot bring a name back (docs/product.md, «Erasing somebody»).
 */
import Papa from 'papaparse';
import { readJson, z } from '../lib/validation.ts';
import { nameEraser, type NameEraser } from '../sources/erased.ts';
import { isCollection, type SourceName } from '../sources/catalog/catalog.ts';
import { canonicalDocuments, readDocuments } from '../sources/fetch/canonical.ts';
import type { Fetched } from '../sources/fetch/fetch-all.ts';
import { parseLine } from '../sources/sheets/csv.ts';
import type { SnapshotFiles } from './files.ts';
import { referencesIn, replacePictures } from './pictures.ts';
import { formatPublishedChanges, readPublishedChanges } from './history.ts';
import { replaceSources } from './manifest.ts';

/** The eraser of a snapshot's names; null if nobody is erased. @param ranking A newer text of the ranking. */
function eraserOf(
  { sources, history }: Pick<SnapshotFiles, 'sources' | 'history'>,
  ranking = sources.get('ranking'),
): NameEraser | null {
  return nameEraser([ranking, history].filter((text) => typeof text === 'string'));
}

/** Empties the rows of erased players, whose id leads to their profile. Other rows keep their numbers. */
function withoutRankingRows(text: string, { isErased, replace }: NameEraser): string {
  const { data } = Papa.parse<string[]>(text, { delimiter: ',' });
  if (!data.some((row) => row.some(isErased))) return replace(text);
  const rows = data.map((row) => (row.some(isErased) ? row.map(() => '') : row));
  return replace(Papa.unparse(rows, { newline: '\n' }));
}

/** Replaces the names in documents. A document that had one loses its pictures, which may show the person. */
function eraseDocuments(
  name: SourceName,
  text: string,
  { replace, replaceIn }: NameEraser,
): string {
  const documents = readDocuments(text);
  // Whoever uses the snapshot reports that the text is damaged.
  if (!documents) return replace(text);
  const replaced = documents.map((document) => {
    const unnamed = replaceIn(document);
    if (JSON.stringify(unnamed) === JSON.stringify(document)) return document;
    return replacePictures(name, unnamed, () => '');
  });
  return canonicalDocuments(replaced);
}

/** Removes the names from a source's text. */
function eraseSource(name: SourceName, text: string, eraser: NameEraser): string {
  if (isCollection(name)) return eraseDocuments(name, text, eraser);
  if (name === 'ranking') return withoutRankingRows(text, eraser);
  return eraser.replace(text);
}

/**
 * Returns fetched texts with pseudonyms for erased people. Their ranking rows are blank, and documents that name them
 * have no pictures. Failures stay, and so do all texts if nobody is erased.
 * @param before The last snapshot: nicks of it that only contain an erased name stay, «Ana Sur» beside «Ana».
 */
export function eraseFetched(
  texts: ReadonlyMap<SourceName, Fetched>,
  before: SnapshotFiles,
): ReadonlyMap<SourceName, Fetched> {
  const ranking = texts.get('ranking');
  const eraser = eraserOf(before, ranking && 'text' in ranking ? ranking.text : undefined);
  if (!eraser) return texts;
  const erased = new Map(texts);
  for (const [name, fetched] of texts) {
    if ('text' in fetched) erased.set(name, { text: eraseSource(name, fetched.text, eraser) });
  }
  return erased;
}

/** Removes the rows of erased players, and of their former nicks, by the ids that their rows have. */
function withoutRatings(text: string, { isErased, replace }: NameEraser): string {
  const rows = text.split('\n').map((line) => ({ line, cells: parseLine(line) }));
  const isOfErased = ([, , nick = '']: readonly string[]): boolean => isErased(nick);
  const ids = new Set(rows.filter(({ cells }) => isOfErased(cells)).map(({ cells: [, id] }) => id));
  ids.delete('');
  const remaining = rows.filter(({ cells }) => !isOfErased(cells) && !ids.has(cells[1]));
  return replace(remaining.map(({ line }) => line).join('\n'));
}

/** Drops the lines of past publications that have a name: one of them may tell who a pseudonym was. */
function eraseChanges(text: string, { isMentioned }: NameEraser): string {
  const publications = readPublishedChanges(text)
    .map(({ at, lines }) => ({ at, lines: lines.filter((line) => !isMentioned(line)) }))
    .filter(({ lines }) => lines.length > 0);
  return formatPublishedChanges(publications);
}

/** Fields of a manifest that may quote a source. Its other texts are of this program: `fresh`, `ranking`. */
const quotingFields = ['because', 'row', 'value', 'reason', 'advice'];

/** Removes the names from what a manifest quotes. A damaged manifest is treated as plain text. */
function eraseManifest(text: string, { replace }: NameEraser): string {
  const manifest = readJson(z.json(), text);
  if (manifest === null) return replace(text);
  const replaceQuote = (field: string, value: unknown): unknown =>
    typeof value === 'string' && quotingFields.includes(field) ? replace(value) : value;
  return `${JSON.stringify(manifest, replaceQuote, 2)}\n`;
}

/** Copies a snapshot with pseudonyms for erased people, without their ratings, pictures and lines of past changes. */
export function eraseNames(files: SnapshotFiles): SnapshotFiles {
  const eraser = eraserOf(files);
  if (!eraser) return files;
  const { replace } = eraser;
  const erased = replaceSources(files, (name, text) => eraseSource(name, text, eraser));
  const hidden = referencesIn(files.sources).difference(referencesIn(erased.sources));
  return {
    ...erased,
    manifest: erased.manifest && eraseManifest(erased.manifest, eraser),
    pictures: files.pictures.difference(hidden),
    history: files.history && withoutRatings(files.history, eraser),
    corrections: files.corrections && replace(files.corrections),
    results: files.results && replace(files.results),
    chances: files.chances && replace(files.chances),
    changes: files.changes && eraseChanges(files.changes, eraser),
  };
}
