/**
 * Every source × every fault: a faulty source never reaches the site and never stops the others. The tests start from
 * fetched texts and failures; tests/unit/sources/fetch tests how a response or a broken connection becomes a failure.
 */
import { expect, test } from 'vitest';
import { canonicalDocuments, type SnapshotDocument } from '../../src/sources/fetch/canonical.ts';
import {
  isCollection,
  shrinksByNature,
  sourceNames,
  sourceTitle,
  type SourceName,
} from '../../src/sources/catalog/catalog.ts';
import type { SnapshotFiles } from '../../src/snapshot/files.ts';
import { readManifest } from '../../src/snapshot/manifest.ts';
import { formatReport } from '../../src/snapshot/report.ts';
import { readSource } from '../../src/sources/catalog/read.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';
import { fingerprint, listChanges } from '../../src/snapshot/changes.ts';
import { compose, type TakeReport } from '../../src/snapshot/take.ts';
import type { Fetched } from '../../src/sources/fetch/fetch-all.ts';
import { demoSources, noWait, smallData, smallTexts, type Texts } from '../fixtures/small-data.ts';

const options = {
  now: new Date('2026-11-20T18:00:00Z'),
  retryPolicy: noWait,
  acceptShrink: [] as SourceName[],
};

const firstTexts = smallTexts();

interface Spoil {
  documents: (documents: SnapshotDocument[]) => SnapshotDocument[];
  sheet: (text: string) => string;
}
const harmless: Spoil = { documents: (documents) => documents, sheet: (text) => text };

/** Second version of a collection, which differs from the first in a harmless way. */
function secondDocuments([first, ...rest]: SnapshotDocument[]): SnapshotDocument[] {
  if (!first) throw new Error('no documents');
  return [first, ...rest, { ...first, id: `${first.id}-nuevo` }];
}
const secondSheet = (text: string): string => text.replace(/^[^,\n]*/, (cell) => `${cell} (nueva)`);

/** Second version of a source with a fault in it. */
const textOf = (name: SourceName, { documents, sheet }: Spoil = harmless): string =>
  isCollection(name)
    ? canonicalDocuments(documents(secondDocuments(smallData.documents[name])))
    : sheet(secondSheet(smallData.sheets[name] ?? ''));

const secondTexts: Texts = new Map(demoSources.map((name) => [name, { text: textOf(name) }]));

/** Second version of all sources, with these replaced. */
const secondBut = (...changes: [SourceName, Fetched][]): Texts =>
  new Map([...secondTexts, ...changes]);

/** Expected result for a source: last good data, new data, or new data with the last good version of one document. */
type Expectation = 'kept' | 'fresh' | 'document kept';

/** Number of results in a fixture of the second texts. */
function resultsIn(name: SourceName): number {
  const fetched = secondTexts.get(name);
  if (!fetched || !('text' in fetched)) throw new Error(`no text of ${name}`);
  return [...fetched.text.matchAll(/,\d+,\d+,/g)].length;
}

interface DataFault extends Spoil {
  expect: (name: SourceName) => Expectation;
}

const always = (expectation: Expectation) => (): Expectation => expectation;
/** Sheets of daily duels may shrink, down to their headings on a day without duels. */
const keptUnlessDaily = (name: SourceName): Expectation =>
  shrinksByNature(name) ? 'fresh' : 'kept';
const lines = (text: string): string[] => text.split('\n');
/** Number of documents or filled rows. Of so few, two may disappear without a question. */
const rowsOf = (texts: Texts, name: SourceName): number => {
  const fetched = texts.get(name);
  return fetched && 'text' in fetched ? readSource(name, fetched.text).rows : 0;
};
/** A text longer than a document may be. */
const longText = 'x'.repeat(2 ** 20);

/** Changes a text field of every document; those without one get a note. */
const withText = (documents: SnapshotDocument[], text: string): SnapshotDocument[] =>
  documents.map((document) => {
    const field = ['title', 'name', 'place'].find((key) => typeof document[key] === 'string');
    return { ...document, [field ?? 'note']: text };
  });

const dataFaults: Record<string, DataFault> = {
  'empty body': { documents: () => [], sheet: () => '', expect: always('kept') },
  'header only': {
    documents: () => [],
    sheet: (text) => lines(text)[0] ?? '',
    expect: keptUnlessDaily,
  },
  'shrunk to a third': {
    documents: (documents) => documents.slice(0, Math.floor(documents.length / 3)),
    sheet: (text) => {
      const filled = lines(text).filter((line) => /[^,]/.test(line));
      return filled.slice(0, Math.floor(filled.length / 3)).join('\n');
    },
    expect: (name) => (rowsOf(firstTexts, name) < 4 ? 'fresh' : keptUnlessDaily(name)),
  },
  'duplicate ids': {
    documents: (documents) => [...documents, ...documents.slice(0, 1)],
    sheet: (text) => [...lines(text), lines(text).findLast((line) => /[^,]/.test(line))].join('\n'),
    // A sheet has no ids, so a repeated row is reported and still shown.
    expect: always('fresh'),
  },
  'formula errors': {
    documents: (documents) => withText(documents, '#REF!'),
    sheet: (text) => `${text}\n,#REF!,,,,`,
    // A formula error is an ordinary text in a document.
    expect: (name) => (isCollection(name) ? 'fresh' : 'kept'),
  },
  'BOM, CRLF and quoted newlines': {
    documents: (documents) => withText(documents, '\ufeffuna\r\ndos'),
    sheet: (text) => {
      const twoLines = text.replace(/^[^,\n]*/, (cell) => `"${cell.replaceAll('"', '')}\nsegunda"`);
      return `\ufeff${twoLines}`.replaceAll('\n', '\r\n');
    },
    expect: always('fresh'),
  },
  'wrong types': {
    documents: (documents) =>
      documents.map(({ id }) => ({ id, title: 7, date: 'ayer', position: {}, year: [], url: 0 })),
    sheet: (text) => text.replaceAll(/(?<=,)"?-?[\d.:/,]*\d"?(?=,|$)/gm, 'ayer'),
    // A fixture with one or two unreadable results still tells who plays whom.
    expect: (name) => (name.includes('/fixtures-') && resultsIn(name) < 3 ? 'fresh' : 'kept'),
  },
  'a cell without end': {
    documents: ([first, ...rest]) => [{ id: 'a', ...first, note: longText }, ...rest],
    sheet: (text) => `${text}\n${longText},,,,,`,
    expect: (name) => (isCollection(name) ? 'document kept' : 'fresh'),
  },
};

const nothing: SnapshotFiles = {
  directory: '',
  manifest: null,
  sources: new Map(),
  history: null,
  corrections: null,
  chances: null,
  results: null,
  changes: null,
  seasons: null,
  pictures: new Set(),
};

/** Takes a snapshot after `before`. Returns what the directory then holds: the new snapshot, or `before`. */
async function take(before: SnapshotFiles, texts: Texts, acceptShrink: readonly SourceName[] = []) {
  const { report, snapshot } = await compose(before, texts, { ...options, acceptShrink });
  expect(report.written).toBe(snapshot !== null);
  const after = snapshot ?? before;
  if (snapshot) expect(() => parseSnapshot(after)).not.toThrow();
  return { report, after };
}

const { after: good } = await take(nothing, firstTexts);

/** Sources of the demo that are not fresh. */
const notFresh = ({ sources }: TakeReport) =>
  sources.filter(({ name, status }) => status !== 'fresh' && demoSources.includes(name));

/** Takes the second version with faulty sources after the first, and checks the result for each source. */
async function expectOutcome(
  faulty: readonly SourceName[],
  fetchedOf: (name: SourceName) => Fetched,
  expectationOf: (name: SourceName) => Expectation,
): Promise<void> {
  const texts = secondBut(...faulty.map((name): [SourceName, Fetched] => [name, fetchedOf(name)]));
  const { report, after } = await take(good, texts);
  expect(report.written).toBe(true);
  expect(report.sources.map(({ name }) => name)).toEqual(sourceNames);
  const kept = faulty.filter((name) => expectationOf(name) === 'kept');
  expect(notFresh(report)).toMatchObject(kept.map((name) => ({ name, status: 'kept' })));
  const told = lines(formatReport(report));
  for (const { name, refusal, problems } of report.sources) {
    if (faulty.includes(name) && expectationOf(name) === 'document kept') {
      expect(after.sources.get(name)).not.toContain(longText);
      expect(problems).not.toEqual([]);
      continue;
    }
    const isKept = kept.includes(name);
    expect({ text: after.sources.get(name) }).toEqual((isKept ? firstTexts : texts).get(name));
    if (!isKept) {
      expect(refusal).toBeNull();
      continue;
    }
    expect(readManifest(after.manifest)?.sources[name]).toMatchObject({ because: refusal });
    const fetched = fetchedOf(name);
    if ('failure' in fetched) expect(refusal).toBe(fetched.failure);
    expect(told.filter((line) => line.startsWith(`${sourceTitle(name)}: `))).toEqual([
      expect.stringMatching(/: se conserva lo de hace \d+ \S+ \(filas: \d.*\): \S/),
    ]);
  }
}

const failure = { failure: 'respondió 403: no hay permiso' };

test.each(demoSources)(
  '%s without last good data: nothing is written, and the report says so',
  async (name) => {
    const { report } = await take(nothing, secondBut([name, failure]));
    expect(report.written).toBe(false);
    expect(notFresh(report)).toMatchObject([{ name, status: 'missing' }]);
  },
);

const league = 'liga-nacional/fixtures-oroFinals';
test.each([
  ['that answers 404', { failure: 'respondió 404: la dirección ya no sirve; revisala' }],
  ['with a title nobody knows', { text: ',Partidos de enero,,,,,\nF1,Ana,,,Beto,,\n' }],
  ['with duels without a title', { text: 'F1,Ana,,,Beto,,\nF2,Caro,,,Dani,,\n' }],
  ['with a broken cell', { text: ',Final,,,,25/11 al 3/12,\nF1,#REF!,,,Beto,,\n' }],
])('a new sheet %s counts as not published, and stops no other sheet', async (_, fetched) => {
  const before = await take(nothing, new Map([...firstTexts].filter(([name]) => name !== league)));
  const { report, after } = await take(before.after, secondBut([league, fetched]));
  expect(report.written).toBe(true);
  expect(notFresh(report)).toMatchObject([{ name: league, status: 'absent', rows: 0 }]);
  expect(formatReport(report)).toMatch(
    /^fixture de Oro, Semifinales y Final: sin publicar: \S.*\n {2}→ lo demás se publica; corregí fixture de .*Oro.*sources\.yaml$/m,
  );
  for (const [name, text] of after.sources) expect({ text }).toEqual(secondTexts.get(name));
  const because = expect.stringMatching(/\S/) as string;
  const state = { status: 'absent', because, since: options.now.toISOString() };
  expect(readManifest(after.manifest)?.sources[league]).toEqual(state);
  const told = listChanges(before.after, after, '2026-11-20').map(({ text }) => text);
  expect(told).toContainEqual(expect.stringMatching(/todavía sin publicar, porque lo que llegó/));
  // Later runs neither repeat it nor count as changes.
  const later = await take(after, secondBut([league, { failure: 'respondió 500' }]));
  expect(readManifest(later.after.manifest)?.sources[league]).toMatchObject({ since: state.since });
  expect(fingerprint(later.after)).toBe(fingerprint(after));
  const mended = await take(after, secondTexts);
  expect(mended.after.sources.has(league)).toBe(true);
});

/** Two halves of the sources: each source is faulty once, beside sources that are not. */
const halves = [0, 1].map((rest) => demoSources.filter((_, index) => index % 2 === rest));

test.each(Object.entries(dataFaults))('every source with: %s', async (_, fault) => {
  for (const faulty of halves) {
    await expectOutcome(faulty, (name) => ({ text: textOf(name, fault) }), fault.expect);
  }
});

test('every source that cannot be fetched is kept', async () => {
  for (const faulty of halves) await expectOutcome(faulty, () => failure, always('kept'));
});
