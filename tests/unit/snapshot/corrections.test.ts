import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { running } from '../../../src/config/site.ts';
import { buildSeason } from '../../../src/season/build.ts';
import type { SourceName } from '../../../src/sources/catalog/catalog.ts';
import type { Fetched } from '../../../src/sources/fetch/fetch-all.ts';
import { correctionsFile, followResults } from '../../../src/snapshot/corrections.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { readHistory } from '../../../src/snapshot/history.ts';
import { readSource } from '../../../src/sources/catalog/read.ts';
import { dataOf } from '../../../src/season/parsed-data.ts';
import { takeAfter, withState } from './builder.ts';

type Texts = Partial<Record<SourceName, string>>;

const seasonOf = (texts: Texts) => {
  const data = dataOf(
    (Object.entries(texts) as [SourceName, string][]).map(
      ([name, text]) =>
        [name, { text, reading: readSource(name, text), state: { changedAt } }] as const,
    ),
  );
  return buildSeason(running, data.competitions);
};
const today = '2026-11-24';
const changedAt = `${today}T15:00:00Z`;

/** Corrections found when the second sheets follow the first, one line each. */
function found(before: Texts, now: Texts): string[] {
  const none = { corrections: null, results: null };
  const moment = new Date(changedAt);
  const { corrections } = followResults(none, seasonOf(before), seasonOf(now), moment);
  return readHistory(correctionsFile, corrections).rows.map(
    ({ id, home, away, change, before: was, after }) =>
      `${id} ${home}/${away} ${change}: ${was} → ${after}`,
  );
}

const header = ',Fecha 1,,,,9/11 al 22/11,';
const lines = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`;
const fixture = (...rows: string[]): Texts => ({ 'liga-nacional/fixtures-elite': lines(...rows) });
const played = 'E-1,Ana,2,1,Beto,Lun 16/11 21:00,';

const cases = parse(readFileSync(`${import.meta.dirname}/corrections.yaml`, 'utf8')) as {
  it: string;
  was: string[];
  now: string[];
  told?: string[];
}[];
test.each(cases)('an edit gives exactly its corrections: $it', ({ was, now, told = [] }) => {
  expect(found(fixture(...was), fixture(...now))).toEqual(told);
});

test('the day of the daily sheet counts while its row exists', () => {
  const daily = (day: string): Texts => ({
    ...fixture(played),
    'liga-nacional/duels': `División,Local,Visitante,Hora,Link,Fecha\nÉlite,Ana,Beto,21:00,,${day}\n`,
  });
  const day = daily('17/11/2026');
  expect(found(day, daily('18/11/2026'))).toEqual([
    'elite-e-1 Ana/Beto día: 2026-11-17 → 2026-11-18',
  ]);
  expect(found(day, fixture(played))).toEqual([]);
});

/** Rows of the file, without their season, as one text each. */
const rowsIn = (text: string | null): string[] =>
  readHistory(correctionsFile, text).rows.map(({ day, change, before, after }) =>
    [day.slice(-2), change, before, '→', after].join(' '),
  );

/** Publishes sheets one after the other. @param steps Day and hour of November 2026, and rows of the sheet. */
async function publishAll(steps: readonly (readonly [at: string, rows: string[]])[]) {
  let files: SnapshotFiles | null = null;
  for (const [at, rows] of steps) {
    const text = lines(...rows);
    files = await takeAfter(
      files,
      { 'liga-nacional/fixtures-elite': { text } },
      `2026-11-${at}:00Z`,
    );
  }
  return files;
}

const full = [played, 'E-2,Caro,2,0,Dani,,', 'E-3,Eva,2,0,Fede,,'];
const [, second = '', third = ''] = full;
test.each<[string, (readonly [string, string[]])[], string[]]>([
  [
    'a result that an older copy of the sheet lacks for an hour, over midnight',
    [
      ['10T15:00', full],
      ['20T02:30', ['E-1,Ana,,,Beto,,', second, third]],
      ['20T03:30', full],
    ],
    [],
  ],
  [
    'a row that is gone for an hour',
    [
      ['10T15:00', full],
      ['20T15:00', [played, second]],
      ['20T16:00', full],
    ],
    [],
  ],
  [
    'a mistake of an hour',
    [
      ['10T15:00', full],
      ['20T15:00', [played, 'E-2,Caro,0,2,Dani,,', third]],
      ['20T16:00', full],
    ],
    [],
  ],
  [
    'a result that was wrong in its first hours',
    [
      ['10T15:00', [second]],
      ['20T15:00', [second, played]],
      ['20T19:00', [second, 'E-1,Ana,2,0,Beto,,']],
    ],
    [],
  ],
  [
    'a wrong result that was online for two days, and the right one again',
    [
      ['10T15:00', full],
      ['20T15:00', [played, 'E-2,Caro,0,2,Dani,,', third]],
      ['22T16:00', full],
    ],
    ['20 resultado 2 - 0 → 0 - 2', '22 resultado 0 - 2 → 2 - 0'],
  ],
  [
    'a row that was gone for two days, and is back elsewhere with a new code',
    [
      ['10T15:00', full],
      ['20T15:00', [played, second]],
      ['22T16:00', [played, second, ',Fecha 9,,,,,', 'E-9,Fede,0,2,Eva,,']],
    ],
    ['20 duelo 0 - 2 → ya no figura', '22 duelo ya no figura → 0 - 2'],
  ],
  [
    'a row that comes back within a day with another result',
    [
      ['10T15:00', full],
      ['20T15:00', [played, second]],
      ['20T16:00', [played, second, 'E-3,Eva,2,1,Fede,,']],
    ],
    ['20 resultado 2 - 0 → 2 - 1'],
  ],
  [
    'a result that is corrected twice within a day',
    [
      ['10T15:00', full],
      ['20T15:00', ['E-1,Ana,2,0,Beto,,', second, third]],
      ['20T18:00', ['E-1,Ana,1,2,Beto,,', second, third]],
    ],
    ['20 resultado 2 - 1 → 1 - 2'],
  ],
  [
    'a result that is corrected while its sheet is not published',
    [
      ['10T15:00', full],
      ['20T15:00', []],
      ['22T16:00', ['E-1,Ana,1,2,Beto,,', second, third]],
    ],
    ['22 resultado 2 - 1 → 1 - 2'],
  ],
  [
    'a corrected result, whose lines go with its duel',
    [
      ['10T15:00', full],
      ['12T15:00', ['E-1,Ana,1,2,Beto,,', second, third]],
      ['14T15:00', ['E-7,Ana,1,2,Beto,,', second, third]],
      ['20T15:00', ['E-7,Ana,2,0,Beto,,', second, third]],
    ],
    ['12 resultado 2 - 1 → 1 - 2', '20 resultado 1 - 2 → 2 - 0'],
  ],
])('%s', async (_, steps, expected) => {
  const files = await publishAll(steps);
  expect(rowsIn(files?.corrections ?? null)).toEqual(expected);
});

test('a run compares with what was last published of the season', async () => {
  const run = (files: SnapshotFiles | null, fetched: Fetched, day: string) =>
    takeAfter(files, { 'liga-nacional/fixtures-elite': fetched }, `2026-11-${day}T15:00:00Z`);
  const mended = { text: lines('E-1,Ana,2,0,Beto,16/11,') };
  const first = await run(null, { text: lines(played) }, '20');
  const kept = await run(first, { failure: 'respondió 503' }, '22');
  expect([first.corrections, kept.corrections]).toEqual([null, null]);
  const corrected = await run(kept, mended, '24');
  const { corrections, results } = corrected;
  expect(corrections).toMatch(/\n2026-11-24,1ª temporada,elite-e-1,.*,2 - 1,2 - 0\n$/);

  // The first snapshot is restored with the histories, held and released.
  const held = { ...first, results, laterCorrections: corrections };
  expect((await run(held, mended, '25')).corrections).toBe(corrections);
  const otherwise = await run(held, { text: lines('E-1,Ana,1,2,Beto,16/11,') }, '26');
  expect(rowsIn(otherwise.corrections)).toEqual([
    '24 resultado 2 - 1 → 2 - 0',
    '26 resultado 2 - 0 → 1 - 2',
  ]);

  // A snapshot of an earlier version does not say what was published.
  const old = { ...first, results: first.results?.replaceAll(/,[^,]*,[^,]*,[^,]*$/gm, '') ?? null };
  expect(rowsIn((await run(old, mended, '24')).corrections)).toEqual([
    '24 resultado 2 - 1 → 2 - 0',
  ]);

  const ofBefore = withState(corrected, 'liga-nacional/fixtures-elite', { season: 'la de antes' });
  expect((await run(ofBefore, mended, '26')).corrections).toBe(corrections);
});

test('the file has no live formula and no line break from a nick', () => {
  const odd = (score: string) => seasonOf(fixture(`E-1,=Ana,${score},"Be\nto",,`));
  const none = { corrections: null, results: null };
  const { corrections } = followResults(none, odd('2,1'), odd('2,0'), new Date(changedAt));
  expect(corrections).toContain(`,"'=Ana",Be to,`);
  expect(readHistory(correctionsFile, corrections).rows).toMatchObject([
    { home: '=Ana', away: 'Be to' },
  ]);
});
