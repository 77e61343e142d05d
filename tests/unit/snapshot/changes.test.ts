import { describe, expect, test } from 'vitest';
import { describeChanges } from '../../../src/snapshot/changes.ts';
import type { CollectionName, SourceName } from '../../../src/sources/catalog.ts';
import { isCollection, sourceNames } from '../../../src/sources/catalog.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { fingerprint } from '../../../src/snapshot/fingerprint.ts';
import { sha256, type SourceState } from '../../../src/snapshot/manifest.ts';

type States = Partial<Record<SourceName, Partial<SourceState>>>;

/** A snapshot of these texts; every other source says the same in all of them. */
function snapshotOf(
  texts: Partial<Record<SourceName, string | null>>,
  states: States = {},
  history: string | null = 'semana\n',
  eventHistory: string | null = 'id\n',
  resultHistory: string | null = 'id\n',
): SnapshotFiles {
  const sources = new Map<SourceName, string>();
  for (const name of sourceNames) {
    const text = texts[name];
    if (text !== null) sources.set(name, text ?? (isCollection(name) ? '[]' : 'a,b\n'));
  }
  const manifest = {
    version: 1,
    sources: Object.fromEntries(
      sourceNames.map((name) => {
        const text = sources.get(name);
        if (text === undefined) return [name, { status: 'absent' }];
        const moment = '2026-11-20T15:00:00.000Z';
        const data = { fetchedAt: moment, changedAt: moment, sha256: sha256(text), rows: 1 };
        return [name, { status: 'fresh', ...data, problems: [], ...states[name] }];
      }),
    ),
    pictures: {},
  };
  return {
    directory: '',
    manifest: JSON.stringify(manifest),
    history,
    eventHistory,
    resultHistory,
    sources,
    pictures: new Set(),
  };
}

const nothing: SnapshotFiles = {
  directory: '',
  manifest: null,
  history: null,
  eventHistory: null,
  resultHistory: null,
  sources: new Map(),
  pictures: new Set(),
};

const kept = { status: 'kept', because: 'respondió 503', since: '2026-11-20T15:00:00Z' } as const;

describe('describeChanges', () => {
  const documents = (...titles: string[]): string =>
    JSON.stringify(titles.map((title) => ({ id: title.charAt(0), title })));
  const collection = (name: CollectionName, before: string, after: string): string[] =>
    describeChanges(snapshotOf({ [name]: before }), snapshotOf({ [name]: after }));
  const ranking = (before: string, after: string): string[] =>
    describeChanges(snapshotOf({ ranking: before }), snapshotOf({ ranking: after }));

  test('counts documents that came, went and changed, by their id', () => {
    expect(collection('news', documents('a'), documents('a', 'b'))).toEqual(['noticias: +1']);
    expect(collection('news', documents('a', 'b', 'c'), documents('a', 'bis', 'd', 'e'))).toEqual([
      'noticias: +2, −1, 1 cambio',
    ]);
  });

  test('counts players of the ranking, rows of the other sheets', () => {
    expect(ranking('x,1\ny,2\nz,3\n', 'x,1\ny,20\nz,30\n')).toEqual(['ranking: 2 jugadores']);
    expect(ranking('x,1\n', 'x,1\ny,2\n,,\n')).toEqual(['ranking: +1']);
    const before = snapshotOf({ 'standings-oro': 'x,1\ny,2' });
    expect(describeChanges(before, snapshotOf({ 'standings-oro': 'x,5\n' }))).toEqual([
      'posiciones de Oro: −1, 1 cambio',
    ]);
  });

  test('rows in another order are told apart from rows that changed', () => {
    expect(ranking('x\ny\n', 'y\nx\n')).toEqual(['ranking: otro orden']);
  });

  test('names sources that begin, end, are kept and are back', () => {
    const all = snapshotOf({});
    expect(describeChanges(snapshotOf({ ranking: null }), all)).toEqual([
      'ranking: primeros datos',
    ]);
    expect(describeChanges(all, snapshotOf({ 'duels-cup': null }))).toEqual([
      'duelos de la Copa: ya no se publica',
    ]);
    const down = snapshotOf({}, { 'fixtures-cup': kept });
    expect(describeChanges(all, down)).toEqual(['fixture de la Copa: se conserva lo anterior']);
    expect(describeChanges(down, all)).toEqual(['fixture de la Copa: al día otra vez']);
  });

  test('says when the Elo history got a new week, and that a snapshot is the first', () => {
    expect(describeChanges(snapshotOf({}), snapshotOf({}, {}, 'semana\n1\n'))).toEqual([
      'historial de Elo: semana nueva',
    ]);
    expect(describeChanges(nothing, snapshotOf({}))).toEqual(['primera instantánea, 25 fuentes']);
  });

  test('says that events or results are told otherwise where nothing else changed', () => {
    const retold = (texts: Parameters<typeof snapshotOf>[0]) =>
      describeChanges(snapshotOf({}), snapshotOf(texts, {}, undefined, 'otro\n'));
    expect(retold({})).toEqual(['calendarios: otros textos']);
    expect(retold({ ranking: 'a,c\n' })).toEqual(['ranking: 1 jugador']);
    const redated = snapshotOf({}, {}, undefined, undefined, 'otro\n');
    expect(describeChanges(snapshotOf({}), redated)).toEqual(['resultados: otras fechas']);
    expect(fingerprint(redated)).not.toBe(fingerprint(snapshotOf({})));
  });

  test('takes one with a damaged manifest for none', () => {
    expect(describeChanges({ ...snapshotOf({}), manifest: '{' }, snapshotOf({}))).toEqual([
      'primera instantánea, 25 fuentes',
    ]);
  });

  test('compares with one from before a group came or went', () => {
    const all = snapshotOf({});
    const before = all.manifest?.replace('fixtures-oroB', 'fixtures-oroE') ?? null;
    expect(describeChanges({ ...all, manifest: before }, snapshotOf({ news: null }))).toEqual([
      'noticias: ya no se publica',
    ]);
  });

  test('is empty for the same data', () => {
    expect(describeChanges(snapshotOf({}), snapshotOf({}))).toEqual([]);
  });
});

describe('fingerprint', () => {
  const of = (...args: Parameters<typeof snapshotOf>) => fingerprint(snapshotOf(...args));
  const usual = of({});

  test('is the same whenever it was fetched, and whatever words a failure had', () => {
    expect(of({}, { news: { fetchedAt: '2026-11-20T16:00:00.000Z' } })).toBe(usual);
    expect(of({}, { news: kept })).toBe(of({}, { news: { ...kept, because: 'otra cosa' } }));
  });

  test.each([
    ['data', of({ ranking: 'otro\n' })],
    ['a source that is kept', of({}, { news: kept })],
    ['the number of rows', of({}, { news: { rows: 2 } })],
    ['the Elo history', of({}, {}, 'otra\n')],
    ['the history of its events', of({}, {}, undefined, 'otro\n')],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(usual);
  });

  test('is the same whether the manifest has a source as absent or not at all', () => {
    const absent = snapshotOf({ 'fixtures-oroB': null });
    const manifest = absent.manifest?.replace('"fixtures-oroB":{"status":"absent"},', '') ?? null;
    expect(manifest).not.toBe(absent.manifest);
    expect(fingerprint({ ...absent, manifest })).toBe(fingerprint(absent));
  });

  test('is null without a snapshot, and for one whose manifest is damaged', () => {
    expect(fingerprint(nothing)).toBeNull();
    expect(fingerprint({ ...snapshotOf({}), manifest: '{"version": 1, "sour' })).toBeNull();
  });
});
