import { expect, test } from 'vitest';
import { running } from '../../../src/config/site.ts';
import { buildSeason } from '../../../src/season/build.ts';
import { isResult } from '../../../src/season/model.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { dateOfResult, resultKey } from '../../../src/snapshot/first-results.ts';
import { formatManifest } from '../../../src/snapshot/manifest.ts';
import { lastChange, parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { compose } from '../../../src/snapshot/take.ts';
import type { SourceName } from '../../../src/sources/catalog.ts';
import { noWait } from '../../fixtures/small-data.ts';
import { snapshotFiles } from './builder.ts';

type Texts = Partial<Record<SourceName, string>>;

const nothing: SnapshotFiles = { ...snapshotFiles(), manifest: null };

/** What follows a snapshot on a day of November 2026, at noon, when Élite's fixture has these rows. */
async function take(before: SnapshotFiles, day: number, rows: string[], more: Texts = {}) {
  const all: Texts = { 'fixtures-elite': rows.join('\n'), ...more };
  const texts = new Map(
    (Object.entries(all) as [SourceName, string][]).map(([name, text]) => [name, { text }]),
  );
  const now = new Date(`2026-11-${day}T15:00:00Z`);
  const options = { now, acceptShrink: ['fixtures-elite' as const], retryPolicy: noWait };
  const { snapshot } = await compose(before, texts, options);
  if (!snapshot) throw new Error('nothing was written');
  const manifest = formatManifest(snapshot.manifest);
  return { ...before, ...snapshot, pictures: new Set<string>(), manifest };
}

/** The day and the hour, in UTC, that each result is of. */
function datesIn(files: SnapshotFiles): Record<string, string> {
  const snapshot = parseSnapshot(files);
  const known = new Map(snapshot.firstResults.map((first) => [first.key, first]));
  const latest = lastChange(snapshot.manifest) ?? new Date(0);
  const results = buildSeason(running, snapshot).matches.filter(isResult);
  return Object.fromEntries(
    results.map((match) => [
      `${match.home.nick}-${match.away.nick}`,
      dateOfResult(match, known.get(resultKey(match)), latest)
        .toISOString()
        .slice(5, 16),
    ]),
  );
}

const [first, second] = [',Fecha 1,,,,,', ',Fecha 2,,,,,'];
const played = 'E-01,Ana,2,0,Beto,,';

test('a result without a day is of when it was first seen, whatever changes afterwards', async () => {
  const files = await take(nothing, 10, [first, played]);
  expect(datesIn(files)).toEqual({ 'Ana-Beto': '11-10T15:00' });
  const others: [day: number, rows: string[], expected: string[]][] = [
    [12, [first, played, second, 'E-02,Ana,1,2,Caro,,'], ['11-10', '11-12']],
    [
      13,
      [first, 'E-09,Caro,2,0,Dani,,', 'E-10,BETO,0,2,Ana,,', second, 'E-11,Ana,1,2,Caro,,'],
      ['11-13', '11-10', '11-12'],
    ],
    [14, [first, 'E-01,Ana,2,1,Beto,,', second, 'E-02,Ana,,,Caro,,'], ['11-10']],
    [15, [first, played, second, 'E-02,Ana,1,2,Caro,,'], ['11-10', '11-12']],
  ];
  let last: SnapshotFiles = files;
  for (const [day, rows, expected] of others) {
    last = await take(last, day, rows, { 'fixtures-cup': `,Final,,,,,\nC-${day},Eva,,,Fede,,` });
    expect(Object.values(datesIn(last))).toEqual(expected.map((date) => `${date}T15:00`));
  }
});

const round = ',Fecha 1,,,,9/11 al 22/11,';
const daily = 'División,Local,Visitante,Hora,Link,Fecha\nÉlite,Ana,Beto,21:00,,11/11/2026\n';
const noDaily = daily.split('\n').slice(0, 1).join('');

test.each<[string, [rows: string[], more?: Texts], [rows: string[], more?: Texts], string]>([
  [
    'its own day',
    [[round, 'E-1,Ana,2,0,Beto,10/11 21:00,']],
    [[round, 'E-1,Ana,2,0,Beto,10/11 21:00,']],
    '11-11T00:00',
  ],
  [
    'when it was seen, in a round that is not over',
    [[round, played]],
    [[round, played]],
    '11-12T15:00',
  ],
  [
    'when it was seen, before the day that it was to be played',
    [[round, 'E-1,Ana,2,0,Beto,20/11 21:00,']],
    [[round, 'E-1,Ana,2,0,Beto,20/11 21:00,']],
    '11-12T15:00',
  ],
  [
    'the daily sheet’s day, once its row is gone',
    [[round, played], { 'duels-league': daily }],
    [[round, played], { 'duels-league': noDaily }],
    '11-12T00:00',
  ],
  [
    'the day that it was of, once its round has other days',
    [[',Fecha 1,,,,2/11 al 8/11,', played]],
    [[round, played]],
    '11-08T03:00',
  ],
])('a result is of %s', async (_, before, after, expected) => {
  const files = await take(nothing, 12, ...before);
  expect(datesIn(files)).toEqual({ 'Ana-Beto': expected });
  const other = { ...after[1], 'fixtures-cup': ',Final,,,,,\nC-1,Eva,,,Fede,,\n' };
  expect(datesIn(await take(files, 18, after[0], other))).toEqual({ 'Ana-Beto': expected });
});

test('the file only grows, and a line that somebody damaged takes no other with it', async () => {
  const rows = [first, played, 'E-2,=Caro,2,0,Dani,,'];
  const { results } = await take(nothing, 10, rows);
  expect(results).toBe(
    [
      'visto,fecha,temporada,fixture,ronda,local,visitante',
      '2026-11-10T15:00:00.000Z,2026-11-10T15:00:00.000Z,1ª temporada,elite,Fecha 1,Ana,Beto',
      '2026-11-10T15:00:00.000Z,2026-11-10T15:00:00.000Z,1ª temporada,elite,Fecha 1,"\'=Caro",Dani',
      '',
    ].join('\n'),
  );
  const damaged = `${results?.replace('T15:00:00.000Z,1ª', 'ayer,1ª')}"sin cerrar\n`;
  const files = await take({ ...nothing, results: damaged }, 11, rows);
  expect(files.results?.slice(0, damaged.length)).toBe(damaged);
  expect(datesIn(files)).toEqual({ 'Ana-Beto': '11-11T15:00', '=Caro-Dani': '11-10T15:00' });
  expect((await take(files, 12, rows)).results).toBe(files.results);
});
