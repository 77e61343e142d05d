import { expect, test } from 'vitest';
import type { Problem } from '../../../src/sources/problem.ts';
import { canonicalDocuments } from '../../../src/sources/fetch/canonical.ts';
import { fetchPictures, imageCache } from '../../../src/snapshot/pictures.ts';
import { validate } from '../../../src/snapshot/validate.ts';
import type { StoredSource } from '../../../src/snapshot/snapshot.ts';
import type { Fetched } from '../../../src/sources/fetch/fetch-all.ts';
import { evidenceOf, withRelations } from '../../../src/snapshot/contradictions.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { fingerprint, listChanges } from '../../../src/snapshot/changes.ts';
import { readManifest } from '../../../src/snapshot/manifest.ts';
import { formatReport } from '../../../src/snapshot/report.ts';
import { compose } from '../../../src/snapshot/take.ts';
import type { SourceName } from '../../../src/sources/catalog/catalog.ts';
import { quickRetries } from '../sources/fetch/loopback.ts';
import {
  absentSources,
  collectionText,
  picture,
  runAfter,
  sheetText,
  snapshotFiles,
} from './builder.ts';

const name = 'communities';

/** Runs with this fetched text and returns the source with its remarks. */
function run(fetched: Fetched, last: StoredSource | null, of: SourceName = name) {
  const options = { now: new Date(), acceptShrink: false, firstSeen: null, isClockOdd: false };
  const source = validate(of, fetched, last, options);
  if ('failure' in source) throw new Error(source.failure);
  const before = new Map(last ? [[of, last]] : []);
  const evidence = evidenceOf([[of, source]], before, null, '2026-11-20');
  return withRelations(new Map([[of, source]]), evidence).get(of) ?? source;
}

test('a picture that could not be fetched is reported as long as its documents are kept', async () => {
  const community = { id: 'a', name: 'A', image: 'foto.jpg', url: 'ftp://a', category: 'pais' };
  const fetched = await fetchPictures(name, [community], imageCache(new Map(), quickRetries));
  const first = run(
    { text: canonicalDocuments(fetched.documents), problems: fetched.problems },
    null,
  );
  const columns = ({ state }: StoredSource) => state.problems.map(({ column }) => column);
  expect(columns(first)).toEqual(['image', 'url']);

  const contradiction: Problem = {
    source: name,
    row: 'a',
    column: 'name',
    value: 'A',
    reason: 'de aquel día',
    advice: '',
  };
  first.state.problems.push(contradiction);
  const second = run({ failure: 'respondió 403' }, first);
  expect(second.state.status).toBe('kept');
  expect(columns(second)).toEqual(['image', 'url']);
  expect(columns(run({ failure: 'respondió 403' }, second))).toEqual(['image', 'url']);
});

test('when a picture’s new address is unusable, the earlier picture stays, also in the snapshot', async () => {
  const before = snapshotFiles({ communities: collectionText('communities', { image: picture }) });
  const text = collectionText('communities', { image: 'foto.jpg?token=2' });
  const texts = new Map<SourceName, Fetched>([['communities', { text }]]);
  const options = { now: new Date(), acceptShrink: [], retryPolicy: quickRetries };
  const { snapshot, report } = await compose(before, texts, options);
  expect(snapshot?.sources.get('communities')).toContain(picture);
  expect([...(snapshot?.pictures ?? [])]).toEqual([picture]);
  const [problem] = report.sources.flatMap(({ problems }) => problems);
  expect(problem?.reason).toMatch(/^la imagen no se pudo usar: .*; se muestra la que estaba$/);
});

test('a collection that never had a document is absent, and one whose data was lost is missing', async () => {
  const documents = collectionText('communities');
  const options = { now: new Date(), acceptShrink: [], retryPolicy: quickRetries };
  const composeEmpty = async (before: SnapshotFiles) => {
    const texts = new Map<SourceName, Fetched>([['communities', { text: '[]\n' }]]);
    const { report } = await compose(before, texts, options);
    const outcome = report.sources.find(({ name: source }) => source === 'communities');
    const isRefused = outcome?.refusal?.startsWith('no tiene datos') ?? false;
    return { written: report.written, status: outcome?.status, isRefused };
  };
  const had = snapshotFiles({ communities: documents });
  const absent = { written: true, status: 'absent', isRefused: false };
  expect(await composeEmpty(snapshotFiles({ communities: null }))).toEqual(absent);
  const missing = { written: false, status: 'missing', isRefused: true };
  const damaged = new Map([...had.sources, ['communities', '[{}]'] as const]);
  expect(await composeEmpty({ ...had, sources: damaged })).toEqual(missing);
  expect(await composeEmpty({ ...had, sources: new Map() })).toEqual(missing);
  expect(await composeEmpty({ ...had, manifest: null })).toEqual(missing);
});

test('a failed source is kept, and a new sheet that cannot be used counts as not published; neither stops the others', async () => {
  const sheet = 'liga-nacional/fixtures-oroFinals';
  const cup = 'copa-argentina/fixtures-cup';
  const [kept, ranking] = [sheetText(cup), `${sheetText('ranking')}\n`];
  const before = snapshotFiles({ ...absentSources(), [cup]: kept, ranking: sheetText('ranking') });
  const [now, since] = ['2026-11-17T12:00:00.000Z', '2026-11-16T12:00:00.000Z'];
  const runWith = (last: SnapshotFiles, fetched: Fetched, at: string) => {
    const others = { [cup]: { failure: 'respondió 403' }, ranking: { text: ranking } };
    return runAfter(last, { ...others, [sheet]: fetched }, at);
  };
  const stateIn = ({ manifest }: SnapshotFiles, name: SourceName) =>
    readManifest(manifest)?.sources[name];
  let after = before;
  for (const fetched of [
    { failure: 'respondió 404: la dirección ya no sirve; revisala' },
    // A title nobody knows, duels without a title, and a broken cell.
    { text: ',Partidos de enero,,,,,\nF1,Ana,,,Beto,,\n' },
    { text: 'F1,Ana,,,Beto,,\nF2,Caro,,,Dani,,\n' },
    { text: ',Final,,,,25/11 al 3/12,\nF1,#REF!,,,Beto,,\n' },
  ]) {
    const taken = await runWith(before, fetched, since);
    ({ files: after } = taken);
    expect(Object.fromEntries(after.sources)).toEqual({ [cup]: kept, ranking });
    expect(stateIn(after, cup)).toMatchObject({ because: 'respondió 403' });
    const because = expect.stringMatching(/\S/) as string;
    expect(stateIn(after, sheet)).toEqual({ status: 'absent', because, since });
    expect(formatReport(taken.report)).toMatch(
      /^fixture de Oro, Semifinales y Final: sin publicar: \S.*\n {2}→ lo demás se publica; corregí fixture de .*Oro.*sources\.yaml$/m,
    );
    const told = listChanges(before, after, '2026-11-20').map(({ text }) => text);
    expect(told).toContainEqual(expect.stringMatching(/todavía sin publicar, porque lo que llegó/));
  }
  // Later runs neither repeat it nor count as changes.
  const later = await runWith(after, { failure: 'respondió 500' }, now);
  expect(stateIn(later.files, sheet)).toMatchObject({ since });
  expect(fingerprint(later.files)).toBe(fingerprint(after));
  const mended = await runWith(after, { text: sheetText(sheet) }, now);
  expect(mended.files.sources.has(sheet)).toBe(true);
});

test('new remarks come first, even if the same remark is known from a row that moved', async () => {
  const sheet = 'ID,Pos,Jugador,Elo Actual,MAX Elo\n1,1,Ana,mucho,600\n2,2,Beto,500,600\n';
  const runWith = (last: SnapshotFiles | null, text: string) =>
    runAfter(last, { ranking: { text } }, '2026-11-17T12:00:00.000Z');
  const told = ({ report }: Awaited<ReturnType<typeof runWith>>) =>
    formatReport(report)
      .split('\n')
      .filter((line) => /mucho|Ya dicho/.test(line));
  const first = await runWith(null, sheet);
  const second = await runWith(first.files, `,,,,\n${sheet}3,3,Caro,mucho,600\n`);
  const remark = 'columna D: «mucho»: no es un número; se toma como 0.';
  expect(told(first)).toEqual([`ranking, fila 2, ${remark}`]);
  expect(told(second)).toEqual([`ranking, fila 5, ${remark}`, 'Ya dicho antes: 1, en /estado.']);
});

test.each<[string, steps: (string | null)[], gone: string[]]>([
  [
    'is reported until it is back, also while its sheet is kept',
    ['C-1 Ana Beto', '', null, 'C-1 Ana Beto'],
    ['', 'C-1: Ana y Beto', 'C-1: Ana y Beto', ''],
  ],
  ['is back with another code', ['C-1 Ana Beto', '', 'C-9 Beto Ana'], ['', 'C-1: Ana y Beto', '']],
  ['is back with another pair', ['C-1 Ana Beto', '', 'C-1 Eva Beto'], ['', 'C-1: Ana y Beto', '']],
  ['may be undrawn, like another one', ['S-1 ? ?; S-2 ? ?', 'S-1 ? ?'], ['', 'S-2: ? y ?']],
])('a missing row of the cup %s', (_, steps, gone) => {
  let last: StoredSource | null = null;
  const told = steps.map((step) => {
    const rows = step?.split('; ').map((duel) => duel.replace(/ (\S+) (\S+)/, ',$1,,,$2,,'));
    const text = [',8vos de Final,,,,,', 'C-0,Gabi,,,Hugo,,', ...(rows ?? [])].join('\n');
    last = run(rows ? { text } : { failure: 'respondió 403' }, last, 'copa-argentina/fixtures-cup');
    const reasons = last.state.problems.map(({ value, reason }) => `${value}: ${reason}`);
    const missing = reasons.filter((reason) => reason.endsWith(') estaba y ya no está'));
    return missing.join().replace(/este duelo \((.*)\) .*/, '$1');
  });
  expect(told).toEqual(gone);
});
