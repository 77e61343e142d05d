/**
 * Sources that fail beside sources that are well: none of them reaches the site or stops the others. The tests start
 * from fetched texts and failures. tests/unit/sources/fetch tests how a response becomes a failure, and
 * tests/unit/snapshot which texts are refused.
 */
import { expect, test } from 'vitest';
import { canonicalDocuments, type SnapshotDocument } from '../../src/sources/fetch/canonical.ts';
import {
  isCollection,
  sourceNames,
  sourceTitle,
  type SourceName,
} from '../../src/sources/catalog/catalog.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../../src/snapshot/files.ts';
import { readManifest } from '../../src/snapshot/manifest.ts';
import { formatReport, type TakeReport } from '../../src/snapshot/report.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';
import { listChanges, fingerprint } from '../../src/snapshot/changes.ts';
import { compose } from '../../src/snapshot/take.ts';
import type { Fetched } from '../../src/sources/fetch/fetch-all.ts';
import { demoSources, noWait, smallData, smallTexts, type Texts } from '../fixtures/small-data.ts';

const options = { now: new Date('2026-11-20T18:00:00Z'), retryPolicy: noWait, acceptShrink: [] };

const firstTexts = smallTexts();

/** Second version of a source, which differs from the first in a harmless way. */
function secondText(name: SourceName): string {
  if (!isCollection(name)) return (smallData.sheets[name] ?? '').replace(/^[^,\n]*/, '$& (nueva)');
  const documents: SnapshotDocument[] = smallData.documents[name];
  return canonicalDocuments([...documents, { ...documents[0], id: 'nuevo' }]);
}
const secondTexts: Texts = new Map(demoSources.map((name) => [name, { text: secondText(name) }]));

/** Second version of all sources, with these replaced. */
const secondBut = (...changes: [SourceName, Fetched][]): Texts =>
  new Map([...secondTexts, ...changes]);

/** What a missing directory holds. */
const nothing = await readSnapshotFiles('no-such-directory');

/** Takes a snapshot after `before`. Returns what the directory then holds: the new snapshot, or `before`. */
async function take(before: SnapshotFiles, texts: Texts) {
  const { report, snapshot } = await compose(before, texts, options);
  expect(report.written).toBe(snapshot !== null);
  const after = snapshot ?? before;
  if (snapshot) expect(() => parseSnapshot(after)).not.toThrow();
  return { report, after };
}

/** Sources of the demo that are not fresh. */
const notFresh = ({ sources }: TakeReport) =>
  sources.filter(({ name, status }) => status !== 'fresh' && demoSources.includes(name));

const failure = { failure: 'respondió 403: no hay permiso' };

test('each source that cannot be fetched is kept and told, and the others are fresh', async () => {
  const { after: good } = await take(nothing, firstTexts);
  for (const half of [0, 1]) {
    const faulty = demoSources.filter((_, index) => index % 2 === half);
    const { report, after } = await take(
      good,
      secondBut(...faulty.map((name) => [name, failure] as [SourceName, Fetched])),
    );
    expect(report.sources.map(({ name }) => name)).toEqual(sourceNames);
    expect(notFresh(report)).toMatchObject(faulty.map((name) => ({ name, status: 'kept' })));
    const lines = formatReport(report).split('\n');
    for (const name of demoSources) {
      const isKept = faulty.includes(name);
      const text = after.sources.get(name);
      expect({ text }).toEqual((isKept ? firstTexts : secondTexts).get(name));
      if (!isKept) continue;
      const { failure: because } = failure;
      expect(readManifest(after.manifest)?.sources[name]).toMatchObject({ because });
      expect(lines.filter((line) => line.startsWith(`${sourceTitle(name)}: `))).toEqual([
        expect.stringMatching(/: se conserva lo de hace \d+ \S+ \(filas: \d.*\): \S/),
      ]);
    }
  }
});

test('a new sheet that cannot be used counts as not published, and stops no other sheet', async () => {
  const league = 'liga-nacional/fixtures-oroFinals';
  const textsBefore = new Map([...firstTexts].filter(([name]) => name !== league));
  const { after: before } = await take(nothing, textsBefore);
  const state = {
    status: 'absent',
    because: expect.stringMatching(/\S/) as string,
    since: options.now.toISOString(),
  };
  let after = before;
  for (const fetched of [
    { failure: 'respondió 404: la dirección ya no sirve; revisala' },
    // A title nobody knows, duels without a title, and a broken cell.
    { text: ',Partidos de enero,,,,,\nF1,Ana,,,Beto,,\n' },
    { text: 'F1,Ana,,,Beto,,\nF2,Caro,,,Dani,,\n' },
    { text: ',Final,,,,25/11 al 3/12,\nF1,#REF!,,,Beto,,\n' },
  ]) {
    const taken = await take(before, secondBut([league, fetched]));
    ({ after } = taken);
    expect(notFresh(taken.report)).toMatchObject([{ name: league, status: 'absent', rows: 0 }]);
    expect(formatReport(taken.report)).toMatch(
      /^fixture de Oro, Semifinales y Final: sin publicar: \S.*\n {2}→ lo demás se publica; corregí fixture de .*Oro.*sources\.yaml$/m,
    );
    for (const [name, text] of after.sources) expect({ text }).toEqual(secondTexts.get(name));
    expect(readManifest(after.manifest)?.sources[league]).toEqual(state);
    const told = listChanges(before, after, '2026-11-20').map(({ text }) => text);
    expect(told).toContainEqual(expect.stringMatching(/todavía sin publicar, porque lo que llegó/));
  }
  // Later runs neither repeat it nor count as changes.
  const later = await take(after, secondBut([league, { failure: 'respondió 500' }]));
  expect(readManifest(later.after.manifest)?.sources[league]).toMatchObject({ since: state.since });
  expect(fingerprint(later.after)).toBe(fingerprint(after));
  const mended = await take(after, secondTexts);
  expect(mended.after.sources.has(league)).toBe(true);
});
