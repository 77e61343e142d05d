/** A tiny snapshot with every source, valid unless a test changes it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  collectionNames,
  sheetNames,
  sourceFile,
  sourceNames,
  type CollectionName,
  type SheetName,
  type SourceName,
} from '../../../src/sources/catalog.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { sha256 } from '../../../src/snapshot/manifest.ts';

/** The one picture of the snapshot; every document that may have one names it. */
export const picture = `images/${'0123456789abcdef'.repeat(4)}.webp`;

const fields: Record<CollectionName, object> = {
  news: {
    title: 'Sorteo de la Copa',
    date: '2026-11-15T19:00:00.000Z',
    image: [picture, picture],
    parragraphs: ['Hola', { image: picture }],
  },
  'current-national-team': { position: 1, name: 'Ana Núñez', nick: 'Ana', image: picture },
  'national-teams': { competition: 'WTCOC', year: 2025, position: 9, team: ['Ana Núñez'] },
  'national-qualifiers': { date: '2026-11-21T19:00:00.000Z', place: 'Club', city: 'Salta' },
  'national-tournaments-podiums': { year: 2024, image: picture, podium: ['Ana Núñez'] },
  'world-championships-podiums': { year: 2024, podium: [{ position: 1, name: 'Kenta' }] },
  communities: {
    name: 'Losetas Orientales',
    image: picture,
    url: 'https://example.com/losetas',
    category: 'pais',
  },
};

/** A collection's file of one document, the usual one with these fields changed. */
export function collectionText(name: CollectionName, changes: object = {}): string {
  return documentsText({ id: `${name}-1`, ...fields[name], ...changes });
}

/** A collection's file. */
export function documentsText(...documents: object[]): string {
  return `${JSON.stringify(documents, null, 2)}\n`;
}

const standings = ',GRUPO A,,\nPos,Jugador,DG,DP\n1,Ana,1,0\n';
const duelLabels = 'División,Local,Visitante,Hora,Link,Fecha\n';
const link = 'https://example.com/partida/990000001';

const sheets: Partial<Record<SheetName, string>> = {
  ranking: `ID,Pos,Jugador,Elo Actual,MAX Elo,Partida\n990000001,1,Ana,500,600,${link}\n`,
  // From row 2 on, as the windows begin there.
  'standings-elite': `Liga Nacional\n${standings}`,
  'standings-platinum': `Liga Nacional\n${standings}`,
  'standings-oro': `Liga Nacional\n${standings}`,
  'fixtures-cup': `,8vos de Final,,,,21/12 al 3/1,\nC-01,Ana,,,Beto,Jue 24/12 21:00,${link}\n`,
  'duels-league': `${duelLabels}Élite,Ana,Beto,21:00:00,${link},18/11/2026\n`,
  'duels-cup': `${duelLabels}8vos de Final,Ana,Beto,21:00:00,,19/11/2026\n`,
};

/** A sheet's file. */
export function sheetText(name: SheetName): string {
  return sheets[name] ?? `,Fecha 1,,,,14/9 al 27/9,\n${name}-01,Ana,2,1,Beto,Jue 24/9 21:00,\n`;
}

/** The text of each source; `null` for one that is not published yet. */
export type SourceTexts = Partial<Record<SourceName, string | null>>;

/** A manifest entry for a file with this text. */
function state(text: string | null): object {
  if (text === null) return { status: 'absent' };
  return {
    status: 'fresh',
    fetchedAt: '2026-11-16T12:00:00.000Z',
    changedAt: '2026-11-15T12:00:00.000Z',
    sha256: sha256(text),
    rows: 1,
    problems: [],
  };
}

/** The files of a snapshot whose manifest agrees with them. */
export function snapshotFiles(changes: SourceTexts = {}): SnapshotFiles {
  const texts = new Map<SourceName, string | null>([
    ...collectionNames.map((name) => [name, collectionText(name)] as const),
    ...sheetNames.map((name) => [name, sheetText(name)] as const),
    ...sourceNames.flatMap((name) => {
      const text = changes[name];
      return text === undefined ? [] : [[name, text] as const];
    }),
  ]);
  const sources = new Map<SourceName, string>();
  for (const [name, text] of texts) if (text !== null) sources.set(name, text);
  const states = Object.fromEntries([...texts].map(([name, text]) => [name, state(text)]));
  return {
    directory: '/datos',
    manifest: JSON.stringify({ version: 1, sources: states }, null, 2),
    sources,
    history: null,
    corrections: null,
    pictures: new Set([picture]),
  };
}

/** A snapshot in which no source has been published yet. */
export function absentSources(): SourceTexts {
  return Object.fromEntries(sourceNames.map((name) => [name, null]));
}

/** The same files with one source's file other than its manifest says; `null` removes it. */
export function tamperedFiles(
  files: SnapshotFiles,
  name: SourceName,
  text: string | null,
): SnapshotFiles {
  const sources = new Map(files.sources);
  if (text === null) sources.delete(name);
  else sources.set(name, text);
  return { ...files, sources };
}

/** The same files with these fields of a source's manifest entry; `null` removes it. */
export function withState(
  files: SnapshotFiles,
  name: string,
  fields: object | null,
): SnapshotFiles {
  const manifest = JSON.parse(files.manifest ?? '') as { sources: Record<string, object> };
  const entry = fields ? { ...manifest.sources[name], ...fields } : undefined;
  const sources = { ...manifest.sources, [name]: entry };
  return { ...files, manifest: JSON.stringify({ ...manifest, sources }) };
}

/** Writes a snapshot into a directory. */
export async function writeSnapshot(directory: string, files: SnapshotFiles): Promise<void> {
  const write = async (path: string, text: string): Promise<void> => {
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  if (files.manifest !== null) await write('manifest.json', files.manifest);
  for (const [name, text] of files.sources) await write(sourceFile(name), text);
  for (const path of files.pictures) await write(path, 'a picture');
}
