import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { changeLines, type Change } from '../../../src/snapshot/published-changes.ts';
import { fingerprint, listChanges } from '../../../src/snapshot/changes.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import type { SourceName } from '../../../src/sources/catalog.ts';
import { absentSources, snapshotFiles, withState } from './builder.ts';

const today = '2026-11-16';
const linesOf = (before: SnapshotFiles, after: SnapshotFiles): string[] =>
  changeLines(listChanges(before, after, today));

const cases = parse(readFileSync(`${import.meta.dirname}/changes.yaml`, 'utf8')) as {
  it: string;
  source: SourceName;
  was: string;
  now: string;
  lines: string[];
}[];
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

test.each<[string[], SnapshotFiles, SnapshotFiles]>([
  [[], all, snapshotFiles()],
  [['Ranking: primeros datos'], ranking(null), all],
  [['Duelos de la Copa: ya sin datos'], all, snapshotFiles({ 'copa-argentina/duels': null })],
  [['Fixture de la Copa: se conserva lo anterior'], all, down],
  [['Fixture de la Copa: al día otra vez'], down, all],
  [['Historial de Elo: semana nueva'], all, { ...all, history: 'semana\n1\n' }],
  [['Primera instantánea, 25 fuentes'], nothing, all],
  [['Primera instantánea, 25 fuentes'], { ...all, manifest: '{' }, all],
  [
    [
      'Noticias y liga-nacional/fixtures-oroE: ya sin datos',
      'Fixture de Oro, Grupo B: primeros datos',
    ],
    { ...all, manifest: ofBefore },
    withoutNews,
  ],
  [
    ['Noticias, equipo actual, equipos anteriores y 22 más: ya sin datos'],
    all,
    snapshotFiles(absentSources()),
  ],
  [
    [
      'Posiciones de Élite, posiciones de Platinum, posiciones de Oro y 11 más: ahora de «1ª temporada»',
    ],
    ofLastSeason,
    {
      ...ofNow,
      sources: new Map([
        ...ofNow.sources,
        ['liga-nacional/fixtures-elite', ',Fecha 1,,,,,\nE-1,Caro,,,Dani,,\n'],
      ]),
    },
  ],
])('%j', (lines, before, after) => {
  expect(linesOf(before, after)).toEqual(lines);
});

describe('lines', () => {
  const several = (kind: Change['kind'], source: SourceName, count: number): Change[] =>
    Array.from({ length: count }, (_, index) => ({ kind, source, text: `${kind} ${index + 1}` }));
  const few = several('lost', 'news', 2);

  test('are at most 15: a frequent kind of change lists its first ones and the number of the others', () => {
    const leaps = several('leap', 'ranking', 2000);
    const lines = changeLines([
      ...several('played', 'copa-argentina/fixtures-cup', 5),
      ...leaps,
      ...few,
    ]);
    expect(lines).toEqual([
      ...['Lost 1', 'Lost 2'],
      ...Array.from({ length: 7 }, (_, index) => `Leap ${index + 1}`),
      'Leap 8 (y 1992 más)',
      ...Array.from({ length: 5 }, (_, index) => `Played ${index + 1}`),
    ]);
  });

  test('count the least surprising kinds when there are more kinds than lines', () => {
    const many = [...all.sources.keys()].flatMap((name) => several('played', name, 3));
    const lines = changeLines([
      ...many,
      ...few,
      { kind: 'moved', source: 'news', text: 'moved', count: 4 },
    ]);
    expect(lines).toHaveLength(15);
    expect(lines.slice(0, 3)).toEqual(['Lost 1 (y 1 más)', 'Moved', 'Played 1 (y 2 más)']);
    expect(lines.at(-1)).toBe('y 39 cambios más');
  });

  test('are short single lines of text', () => {
    const text = `ranking: ${'x'.repeat(200)}`;
    expect(changeLines([{ kind: 'lost', source: 'ranking', text }])).toEqual([
      `R${text.slice(1, 160)}…`,
    ]);
    expect(changeLines([{ kind: 'lost', source: null, text: 'a\n\u001b[31mb' }])).toEqual([
      'A [31mb',
    ]);
  });
});

describe('fingerprint', () => {
  const of = (state: object) => fingerprint(withState(all, 'news', state));

  test('does not depend on the time of fetching or on the words of a failure', () => {
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

  test('is the same for a source that is absent and one that the manifest does not have', () => {
    expect(fingerprint(withState(withoutNews, 'news', null))).toBe(fingerprint(withoutNews));
  });

  test('is null without a snapshot, and for a damaged manifest', () => {
    expect(fingerprint(nothing)).toBeNull();
    expect(fingerprint({ ...all, manifest: '{"version": 1, "sour' })).toBeNull();
  });
});
