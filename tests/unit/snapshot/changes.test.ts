import { describe, expect, test } from 'vitest';
import { describeChanges } from '../../../src/snapshot/changes.ts';
import type { SourceName } from '../../../src/sources/catalog.ts';
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
    sources,
    pictures: new Set(),
  };
}

const nothing: SnapshotFiles = {
  directory: '',
  manifest: null,
  history: null,
  sources: new Map(),
  pictures: new Set(),
};

const kept = { status: 'kept', because: 'respondió 503', since: '2026-11-20T15:00:00Z' } as const;

const all = snapshotOf({});
const down = snapshotOf({}, { 'fixtures-cup': kept });
const documents = (...titles: string[]): string =>
  JSON.stringify(titles.map((title) => ({ id: title.charAt(0), title })));
const news = (...titles: string[]) => snapshotOf({ news: documents(...titles) });
const ranking = (text: string) => snapshotOf({ ranking: text });
const oro = (text: string) => snapshotOf({ 'standings-oro': text });
/** One from before a group came, and another one went. */
const ofBefore = all.manifest?.replace('fixtures-oroB', 'fixtures-oroE') ?? null;

test.each<[string[], SnapshotFiles, SnapshotFiles]>([
  [[], all, snapshotOf({})],
  [['noticias: +1'], news('a'), news('a', 'b')],
  [['noticias: +1, 2 cambios'], news('a', 'b', 'c'), news('a', 'bis', 'd', 'e')],
  [['ranking: 2 jugadores'], ranking('x,1\ny,2\nz,3\n'), ranking('x,1\ny,20\nz,30\n')],
  [['ranking: +1'], ranking('x,1\n'), ranking('x,1\ny,2\n,,\n')],
  [['ranking: otro orden'], ranking('x\ny\n'), ranking('y\nx\n')],
  [['posiciones de Oro: −1, 1 cambio'], oro('x,1\ny,2'), oro('x,5\n')],
  [['ranking: primeros datos'], snapshotOf({ ranking: null }), all],
  [['duelos de la Copa: ya no se publica'], all, snapshotOf({ 'duels-cup': null })],
  [['fixture de la Copa: se conserva lo anterior'], all, down],
  [['fixture de la Copa: al día otra vez'], down, all],
  [['historial de Elo: semana nueva'], all, snapshotOf({}, {}, 'semana\n1\n')],
  [['ranking: 1 jugador'], all, snapshotOf({ ranking: 'a,c\n' })],
  [['primera instantánea, 25 fuentes'], nothing, all],
  [['primera instantánea, 25 fuentes'], { ...all, manifest: '{' }, all],
  [['noticias: ya no se publica'], { ...all, manifest: ofBefore }, snapshotOf({ news: null })],
])('%j', (changes, before, after) => {
  expect(describeChanges(before, after)).toEqual(changes);
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
