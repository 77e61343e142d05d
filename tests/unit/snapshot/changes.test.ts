import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.ts';
import { contentChanges, type Change } from '../../../src/snapshot/content-changes.ts';
import { changeLines, listChanges, fingerprint } from '../../../src/snapshot/changes.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import type { SourceName } from '../../../src/sources/catalog/catalog.ts';
import { round, seasonOf } from '../season/season.ts';
import { absentSources, snapshotFiles, withState } from './builder.ts';
import { expectTold } from '../../fixtures/told.ts';

const today = '2026-11-16';
const linesOf = (before: SnapshotFiles, after: SnapshotFiles): string[] =>
  changeLines(listChanges(before, after, today));

interface Case {
  it: string;
  source: SourceName;
  was: string;
  now: string;
  lines: string[];
}
const cases = readCases(import.meta.dirname, 'changes') as Case[];

test.each(cases)('a publication tells $it', ({ source, was, now, lines }) => {
  const [before, after] = [was, now].map((text) => {
    const rows = text.trim().split('\n').length;
    return withState(snapshotFiles({ [source]: text }), source, { rows, acceptedEmpty: true });
  });
  expect(before && after && linesOf(before, after)).toEqual(lines);
  expect(before && linesOf(before, before)).toEqual([]);
});

const all = snapshotFiles();
const nothing = { ...all, manifest: null, sources: new Map() };
const kept = { status: 'kept', because: 'respondió 503', since: '2026-11-20T15:00:00.000Z' };
const down = withState(all, 'copa-argentina/fixtures-cup', kept);
const ranking = (text: string | null) => snapshotFiles({ ranking: text });
const withoutNews = snapshotFiles({ news: null });
/** Manifest from before one group was added and another removed. */
const ofBefore =
  all.manifest?.replace('liga-nacional/fixtures-oroB', 'liga-nacional/fixtures-oroE') ?? null;
/** Sheets of the league, and a snapshot in which they are of another season. */
const league = [...all.sources.keys()].filter((name) => /^liga-nacional\/[sf]/.test(name));
const ofLastSeason = league.reduce(
  (files, name) => withState(files, name, { season: 'la de antes' }),
  all,
);
const ofNow = league.reduce(
  (files, name) => withState(files, name, { season: '1ª temporada' }),
  all,
);

const moved = {
  ...ofNow,
  sources: new Map([
    ...ofNow.sources,
    ['liga-nacional/fixtures-elite', ',Fecha 1,,,,,\nE-1,Caro,,,Dani,,\n'] as const,
  ]),
};

test('a publication tells changes of whole sources', () =>
  expectTold('changes/sources.out', {
    'the same': linesOf(all, snapshotFiles()),
    'first data': linesOf(ranking(null), all),
    'no data any more': linesOf(all, snapshotFiles({ 'copa-argentina/duels': null })),
    'data that is kept': linesOf(all, down),
    'data that is fetched again': linesOf(down, all),
    'a week of the history': linesOf(all, { ...all, history: 'semana\n1\n' }),
    'a first snapshot': linesOf(nothing, all),
    'a snapshot after a damaged one': linesOf({ ...all, manifest: '{' }, all),
    'a group added, another removed, and a collection without data': linesOf(
      { ...all, manifest: ofBefore },
      withoutNews,
    ),
    'no source at all': linesOf(all, snapshotFiles(absentSources())),
    'a new season, whose duels are none of before': linesOf(ofLastSeason, moved),
  }));

test('a publication tells at most 15 short lines, each of text', () => {
  const change = (kind: Change['kind'], source: SourceName | null, text: string): Change => {
    return { kind, source, text, count: 1 };
  };
  const several = (kind: Change['kind'], source: SourceName, count: number): Change[] =>
    Array.from({ length: count }, (_, index) => change(kind, source, `${kind} ${index + 1}`));
  const few = several('lost', 'news', 2);
  return expectTold('changes/lines.out', {
    'the first ones of a frequent kind, and the number of the others': changeLines([
      ...several('played', 'copa-argentina/fixtures-cup', 5),
      ...several('leap', 'ranking', 2000),
      ...few,
    ]),
    'the number of the least surprising kinds where there are more kinds than lines': changeLines([
      ...[...all.sources.keys()].flatMap((name) => several('played', name, 3)),
      ...few,
      { kind: 'moved', source: 'news', text: 'moved', count: 4 },
    ]),
    'the beginning of a long text': changeLines([
      change('lost', 'ranking', `ranking: ${'x'.repeat(200)}`),
    ]),
    'no control character and no line break': changeLines([change('lost', null, 'a\n\u001b[31mb')]),
  });
});

/** The snapshot with another file for the picture of an address. */
const withPicture = (path: string): SnapshotFiles => ({
  ...all,
  manifest: JSON.stringify({ ...JSON.parse(all.manifest ?? ''), pictures: { address: path } }),
});

const of = (state: object) => fingerprint(withState(all, 'news', state));

test('fingerprint does not depend on the time of fetching or on the words of a failure', () => {
  expect(of({ fetchedAt: '2026-11-20T16:00:00.000Z' })).toBe(fingerprint(all));
  expect(of(kept)).toBe(of({ ...kept, because: 'otra cosa' }));
});

test.each([
  ['data', fingerprint(ranking('otro\n'))],
  ['a source that is kept', of(kept)],
  ['the number of rows', of({ rows: 2 })],
  ['a picture at the same address', fingerprint(withPicture('images/otra.jpg'))],
  ['the Elo history', fingerprint({ ...all, history: 'otra\n' })],
  ['the corrections', fingerprint({ ...all, corrections: 'otra\n' })],
  ['when results were first seen', fingerprint({ ...all, results: 'otra\n' })],
])('fingerprint changes with %s', (_, other) => {
  expect(other).not.toBe(fingerprint(all));
});

test('fingerprint is the same for a source that is absent and one that the manifest does not have', () => {
  expect(fingerprint(withState(withoutNews, 'news', null))).toBe(fingerprint(withoutNews));
});

test('fingerprint is null without a snapshot, and for a damaged manifest', () => {
  expect(fingerprint(nothing)).toBeNull();
  expect(fingerprint({ ...all, manifest: '{"version": 1, "sour' })).toBeNull();
});

test('a table that other criteria order than before is named, with the players who moved', () => {
  const source = 'liga-nacional/standings-elite';
  const criteria = ['más DG', 'menos DP', 'mejor DifP', 'más PG'];
  const row = '1,Ana,1,0,1,2,1,1';
  const table = all.sources.get(source)?.replace(row, `${row}\n2,Beto,0,1,1,1,2,-1`) ?? '';
  const files = snapshotFiles({ [source]: table });
  const by = (order: string[]) => withState(files, source, { criteria: order });
  expect(linesOf(by(criteria), by(criteria))).toEqual([]);
  expect(linesOf(files, by(criteria))).toEqual([]);
  expect(linesOf(by(['menos DG']), by(criteria))).toEqual([
    'Posiciones de Élite: por el cambio de «criteria» están en otro orden Ana y Beto',
  ]);
  expect(fingerprint(by(['menos DG']))).not.toBe(fingerprint(by(criteria)));
});

test('a group without a sheet, whose table follows from its results, tells only these', () => {
  const momentOf = (duel: string, nick: string) => {
    const sheets = { primera: round('Fecha 1', '', duel), tables: { primera: [[nick]] } };
    const season = seasonOf(sheets);
    delete season.divisions[0]?.config.groups[0]?.window;
    return { sources: new Map(), season };
  };
  const changes = contentChanges(
    momentOf('Ana - Beto', 'Ana'),
    momentOf('Eva - Beto', 'Eva'),
    today,
  );
  expect(changes.map(({ text }) => text)).toEqual(['Primera: Eva en lugar de Ana']);
});
