import { describe, expect, test } from 'vitest';
import { describeChanges, fingerprint } from '../../../src/snapshot/changes.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { snapshotFiles, withState } from './builder.ts';

const all = snapshotFiles();
const nothing = { ...all, manifest: null, sources: new Map() };
const kept = { status: 'kept', because: 'respondió 503', since: '2026-11-20T15:00:00.000Z' };
const down = withState(all, 'fixtures-cup', kept);
const ranking = (text: string | null, rows = 1) =>
  withState(snapshotFiles({ ranking: text }), 'ranking', text === null ? {} : { rows });
const withoutNews = snapshotFiles({ news: null });
/** One from before a group came, and another one went. */
const ofBefore = all.manifest?.replace('fixtures-oroB', 'fixtures-oroE') ?? null;

test.each<[string[], SnapshotFiles, SnapshotFiles]>([
  [[], all, snapshotFiles()],
  [['ranking: cambios'], ranking('x,1\n'), ranking('x,2\n')],
  [['ranking: +1'], ranking('x,1\n'), ranking('x,1\ny,2\n', 2)],
  [['ranking: −2'], ranking('x,1\ny,2\nz,3\n', 3), ranking('x,5\n')],
  [['ranking: primeros datos'], ranking(null), all],
  [['duelos de la Copa: ya no se publica'], all, snapshotFiles({ 'duels-cup': null })],
  [['fixture de la Copa: se conserva lo anterior'], all, down],
  [['fixture de la Copa: al día otra vez'], down, all],
  [['historial de Elo: semana nueva'], all, { ...all, history: 'semana\n1\n' }],
  [['primera instantánea, 25 fuentes'], nothing, all],
  [['primera instantánea, 25 fuentes'], { ...all, manifest: '{' }, all],
  [
    ['noticias: ya no se publica', 'fixture de Oro, Grupo B: primeros datos'],
    { ...all, manifest: ofBefore },
    withoutNews,
  ],
])('%j', (changes, before, after) => {
  expect(describeChanges(before, after)).toEqual(changes);
});

describe('fingerprint', () => {
  const of = (state: object) => fingerprint(withState(all, 'news', state));

  test('is the same whenever it was fetched, and whatever words a failure had', () => {
    expect(of({ fetchedAt: '2026-11-20T16:00:00.000Z' })).toBe(fingerprint(all));
    expect(of(kept)).toBe(of({ ...kept, because: 'otra cosa' }));
  });

  test.each([
    ['data', fingerprint(ranking('otro\n'))],
    ['a source that is kept', of(kept)],
    ['the number of rows', of({ rows: 2 })],
    ['the Elo history', fingerprint({ ...all, history: 'otra\n' })],
    ['the corrections', fingerprint({ ...all, corrections: 'otra\n' })],
    ['when results were first seen', fingerprint({ ...all, results: 'otra\n' })],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(fingerprint(all));
  });

  test('is the same whether the manifest has a source as absent or not at all', () => {
    expect(fingerprint(withState(withoutNews, 'news', null))).toBe(fingerprint(withoutNews));
  });

  test('is null without a snapshot, and for one whose manifest is damaged', () => {
    expect(fingerprint(nothing)).toBeNull();
    expect(fingerprint({ ...all, manifest: '{"version": 1, "sour' })).toBeNull();
  });
});
