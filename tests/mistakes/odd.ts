/**
 * Adds odd documents and rows to the demo's: each has one nonsensical value (odd.yaml) or a date of any year. `ODD=300`
 * sets their number, `SEED=7` makes different ones.
 */
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { readCases } from '../fixtures/cases.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { openSnapshot } from '../../src/snapshot/files.ts';
import { sha256 } from '../../src/lib/files.ts';
import { canonicalDocuments, type SnapshotDocument } from '../../src/sources/fetch/canonical.ts';
import {
  collectionNames,
  isCollection,
  sheetNames,
  sheetOf,
  type CollectionName,
  type SheetName,
  type SourceName,
} from '../../src/sources/catalog/catalog.ts';
import { takeTexts } from '../fixtures/small-data.ts';
import { pickerOf, type Pick } from './picker.ts';

type Repeated = string | [times: number, text: string];

const repeat = (one: Repeated): string => (typeof one === 'string' ? one : one[1].repeat(one[0]));

const listed = readCases(import.meta.dirname, 'odd') as {
  texts: Repeated[];
  values: unknown[];
  ids: Repeated[];
  histories: Record<string, string[]>;
};
const [texts, ids] = [listed.texts.map(repeat), listed.ids.map(repeat)];

/** Years that typing mistakes produce; `anyYear` has all others. */
const someYears = [1, 9, 26, 99, 202, 999, 1000, 1582, 1899, 1900, 2026, 2100, 2101, 9999];
const anyYear = Array.from({ length: 9999 }, (_, before) => before + 1);
const pickYear = (pick: Pick): string =>
  String(pick(pick([true, false]) ? someYears : anyYear)).padStart(4, '0');

/** One odd document or row. */
export interface Odd {
  source: SourceName;
  /** The document's id, or the row as the spreadsheet counts it. */
  place: string | number;
  /** Description for messages: which cell or field, and the beginning of its value. */
  what: string;
}

const beginningOf = (value: unknown): string => JSON.stringify(value).slice(0, 60);

/** Fields that refer to nothing else in the demo. No picture: the demo's pictures are files of its snapshot. */
const usualFields: Record<string, (number: number) => unknown> = {
  image: () => '',
  title: (at) => `Noticia rara ${at}`,
  name: (at) => `Persona rara ${at}`,
  nick: (at) => `Raro_${at}`,
  team: (at) => [`Persona rara ${at}`],
};

/** A copy of the demo's first document with an odd id, or with an odd value in a field that some document has. */
function oddDocument(
  source: CollectionName,
  [first = { id: '' }, ...others]: readonly SnapshotDocument[],
  free: readonly string[],
  number: number,
  pick: Pick,
): [Odd, SnapshotDocument] {
  const field = pick(Object.keys(Object.assign({}, ...others, first) as object));
  const like: SnapshotDocument = { ...first };
  for (const [name, valueOf] of Object.entries(usualFields)) {
    if (name in first) like[name] = valueOf(number);
  }
  const text = pick(texts);
  const id = field === 'id' && free.length > 0 ? pick(free) : `raro-${number}`;
  const value = {
    id,
    date: `${pickYear(pick)}-${pick(['01-01T01', '06-30T12', '12-31T23'])}:00:00.000Z`,
    year: pick([Number(pickYear(pick)), pickYear(pick)]),
    parragraphs: [text, { duelo: [text] }, { image: text }, pick(listed.values)],
  }[field];
  const isUsual = value !== undefined && (field === 'id' || pick([true, true, false]));
  const odd = isUsual ? value : pick([text, [text, text], pick(listed.values)]);
  const what = `${source} ${field}: ${beginningOf(odd)}`;
  return [
    { source, place: id, what },
    { ...like, id, ...(field !== 'id' && { [field]: odd }) },
  ];
}

/** Rows of players who appear nowhere else, so that an odd value affects no other row. */
const usualRows: Record<string, (number: number, pick: Pick) => string[]> = {
  ranking: (at) => [`${980_000_000 + at}`, '0', `Raro_${at}`, '1', '1', ''],
  standings: (at) => ['0', `Raro_${at}`, '0', '0', '0', '0', '0', '0'],
  fixtures: (at) => [`X-${at}`, `Raro_${at}`, '', '', `Rara_${at}`, '', ''],
  duels: (at, pick) => [
    pick(['Oro', '8vos de Final']),
    ...[`Raro_${at}`, `Rara_${at}`, '21:00:00', '', '1/12/2026'],
  ],
};

/** A row with one odd cell for the end of a sheet; in fixtures sometimes a normal row under an odd title. */
function oddRow(source: SheetName, last: number, number: number, pick: Pick): [Odd, string[][]] {
  const { kind = '' } = sheetOf(source) ?? {};
  const usual = usualRows[kind]?.(number, pick) ?? [];
  const titles = kind === 'fixtures' && pick([true, false, false]) ? [`Fecha ${number}`] : [];
  const column = titles.length > 0 ? pick([1, 5]) : pick([...usual.keys()]);
  const date = pick([`26/11/${pickYear(pick)}`, `${pickYear(pick)}-11-26 21:00`]);
  const isDate = (kind === 'fixtures' || kind === 'duels') && column === 5;
  const value = isDate && pick([true, true, false]) ? date : pick(texts);
  const rows = [...titles.map((title) => ['', title, '', '', '', '1/12 al 2/12', '']), usual];
  const what = `${source} ${last + 1}, ${column}: ${beginningOf(value)}`;
  return [
    { source, place: last + rows.length, what },
    rows.map((row, at) => (at === 0 ? row.with(column, value) : row)),
  ];
}

/** Kinds of sources, which take turns; of a kind with several sheets, one is picked. */
const turns: readonly (readonly SourceName[])[] = [
  ...collectionNames.map((name) => [name]),
  ...['ranking', 'standings', 'fixtures', 'duels'].map((kind) =>
    sheetNames.filter((name) => sheetOf(name)?.kind === kind),
  ),
  ['copa-argentina/fixtures-cup'],
];

/** Adds odd documents and rows to sources. */
function addOdd(sources: ReadonlyMap<SourceName, string>, count: number, seed: number) {
  const pick = pickerOf(seed);
  const added = new Map(sources);
  const present = turns.filter((names) => names.every((name) => sources.has(name)));
  const odd = Array.from({ length: count }, (_, number): Odd => {
    const source = pick(present[number % present.length] ?? []);
    const text = added.get(source) ?? '';
    if (isCollection(source)) {
      const documents = JSON.parse(text) as SnapshotDocument[];
      const like = JSON.parse(sources.get(source) ?? '') as SnapshotDocument[];
      const taken = documents.map(({ id }) => id);
      const free = ids.filter((id) => !taken.includes(id));
      const [one, document] = oddDocument(source, like, free, number, pick);
      added.set(source, canonicalDocuments([...documents, document]));
      return one;
    }
    const rows = text.trimEnd();
    const { data } = Papa.parse(rows, { delimiter: ',' });
    const [one, oddRows] = oddRow(source, data.length, number, pick);
    added.set(source, `${rows}\n${Papa.unparse(oddRows)}\n`);
    return one;
  });
  return { sources: added, odd };
}

export const oddCount = Number(process.env['ODD'] ?? 50);
export const oddSeed = Number(process.env['SEED'] ?? 42);

/** Takes a snapshot of the demo with odd documents and rows, as the run after the one that published the demo. */
export async function takeOdd(directory: string, count: number, seed: number) {
  await cp('src/content/demo/snapshot', directory, { recursive: true });
  const before = await openSnapshot(directory);
  const file = join(directory, 'manifest.json');
  // The demo's pictures are already in its snapshot, so no run fetches them.
  const pictures = Object.fromEntries([...before.pictures].map((path) => [sha256(path), path]));
  const manifest = JSON.parse(before.manifest ?? '') as object;
  await writeFile(file, JSON.stringify({ ...manifest, pictures }));
  for (const [name, lines] of Object.entries(listed.histories)) {
    await appendFile(join(directory, 'history', name), lines.map((line) => `${line}\n`).join(''));
  }
  const { sources, odd } = addOdd(before.sources, count, seed);
  const texts = new Map([...sources].map(([name, text]) => [name, { text }] as const));
  const now = new Date(`${demoMonday}T12:00:00.000Z`);
  const report = await takeTexts(texts, directory, { now });
  // Pages say when the data last changed; this keeps the demo's moment.
  const taken = await readFile(file, 'utf8');
  await writeFile(file, taken.replaceAll(now.toISOString(), `${demoMonday}T00:00:00.000Z`));
  const problems = report.sources.flatMap((source) => source.problems);
  const told = odd.filter(({ source, place }) =>
    problems.some((one) => one.source === source && one.row === place),
  );
  return { report, odd, told, sources: (await openSnapshot(directory)).sources };
}
