/** A tiny snapshot with every sheet and the collections of builder.yaml, valid unless a test changes it. */
import { readCases } from '../../fixtures/cases.ts';
import type { Fetched } from '../../../src/sources/fetch/fetch-all.ts';
import { writeFiles, sha256 } from '../../../src/lib/files.ts';
import {
  collectionNames,
  sheetNames,
  sourceFile,
  sourceNames,
  type CollectionName,
  type SheetName,
  type SourceName,
} from '../../../src/sources/catalog/catalog.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import type { PresentState } from '../../../src/snapshot/manifest.ts';
import { compose } from '../../../src/snapshot/take.ts';
import { noWait } from '../../fixtures/small-data.ts';

const { picture, documents, sheets } = readCases(import.meta.dirname, 'builder') as {
  picture: string;
  documents: Record<CollectionName, object>;
  sheets: Partial<Record<SheetName, string>>;
};

export { picture };

/** File of a collection with one document, which is builder.yaml's with these fields changed. */
export function collectionText(name: CollectionName, changes: object = {}): string {
  return documentsText({ id: `${name}-1`, ...documents[name], ...changes });
}

/** File of a collection with these documents. */
export function documentsText(...documents: object[]): string {
  return `${JSON.stringify(documents, null, 2)}\n`;
}

/** File of a sheet. */
export function sheetText(name: SheetName): string {
  return sheets[name] ?? `,Fecha 1,,,,14/9 al 27/9,\n${name}-01,Ana,2,1,Beto,Jue 24/9 21:00,\n`;
}

/** Text of each source; `null` for a source that is not published yet. */
export type SourceTexts = Partial<Record<SourceName, string | null>>;

/** Manifest entry of a source with this text that was fetched, and changed the day before. */
export function freshState(text: string): PresentState {
  return {
    status: 'fresh',
    fetchedAt: '2026-11-16T12:00:00.000Z',
    changedAt: '2026-11-15T12:00:00.000Z',
    sha256: sha256(text),
    rows: 1,
    problems: [],
  };
}

/** Files of a snapshot with a manifest that agrees with them. */
export function snapshotFiles(changes: SourceTexts = {}): SnapshotFiles {
  const texts = new Map<SourceName, string | null>([
    ...collectionNames
      .filter((name) => name in documents)
      .map((name) => [name, collectionText(name)] as const),
    ...sheetNames.map((name) => [name, sheetText(name)] as const),
    ...sourceNames.flatMap((name) => {
      const text = changes[name];
      return text === undefined ? [] : [[name, text] as const];
    }),
  ]);
  const sources = new Map<SourceName, string>();
  for (const [name, text] of texts) if (text !== null) sources.set(name, text);
  const states = Object.fromEntries(
    [...texts].map(([name, text]) => [
      name,
      text === null ? { status: 'absent' } : freshState(text),
    ]),
  );
  return {
    directory: '/datos',
    manifest: JSON.stringify({ version: 1, sources: states }, null, 2),
    sources,
    history: null,
    corrections: null,
    chances: null,
    results: null,
    changes: null,
    pictures: new Set([picture]),
  };
}

/** Texts of a snapshot in which no source is published yet. */
export function absentSources(): SourceTexts {
  return Object.fromEntries(sourceNames.map((name) => [name, null]));
}

/** Changes fields of a source's manifest entry; `null` removes the entry. */
export function withState(
  files: SnapshotFiles,
  name: string,
  fields: object | null,
): SnapshotFiles {
  const manifest = JSON.parse(files.manifest ?? '') as { sources: Record<string, object> };
  const entry = fields ? { ...manifest.sources[name], ...fields } : undefined;
  const sources = { ...manifest.sources, [name]: entry };
  return { ...files, manifest: JSON.stringify({ ...manifest, sources }, null, 2) };
}

/** Writes a snapshot into a directory. */
export async function writeSnapshot(directory: string, files: SnapshotFiles): Promise<void> {
  const texts = new Map([...files.sources].map(([name, text]) => [sourceFile(name), text]));
  if (files.manifest !== null) texts.set('manifest.json', files.manifest);
  for (const path of files.pictures) texts.set(path, 'a picture');
  await writeFiles(directory, texts);
}

/** Runs after a snapshot, or for the first time after null, when only these sources are fetched. Pictures are left out. */
export async function runAfter(
  before: SnapshotFiles | null,
  fetched: Partial<Record<SourceName, Fetched>>,
  now: string,
) {
  const texts = new Map(Object.entries(fetched) as [SourceName, Fetched][]);
  const options = { now: new Date(now), acceptShrink: sourceNames, retryPolicy: noWait };
  const last = before ?? { ...snapshotFiles(), manifest: null };
  const { snapshot, report } = await compose(last, texts, options);
  if (!snapshot) throw new Error('nothing was written');
  return { files: { ...snapshot, pictures: new Set<string>() }, report };
}

/** The snapshot of such a run. */
export const takeAfter = async (...run: Parameters<typeof runAfter>): Promise<SnapshotFiles> =>
  (await runAfter(...run)).files;
