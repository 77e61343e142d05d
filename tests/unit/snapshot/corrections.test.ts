import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { running } from '../../../src/config/site.ts';
import { parseCorrections } from '../../../src/season/corrections.ts';
import { buildSeason } from '../../../src/season/build.ts';
import type { SourceName } from '../../../src/sources/catalog/catalog.ts';
import type { FetchedText } from '../../../src/sources/fetch/fetch-all.ts';
import { addCorrections, correctionsFile } from '../../../src/snapshot/corrections.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { readSource } from '../../../src/sources/catalog/read.ts';
import { dataOf } from '../../../src/season/parsed-data.ts';
import { takeAfter, withState } from './builder.ts';

type Texts = Partial<Record<SourceName, string>>;

const seasonOf = (texts: Texts) => {
  const data = dataOf(
    (Object.entries(texts) as [SourceName, string][]).map(
      ([name, text]) => [name, { reading: readSource(name, text), state: { changedAt } }] as const,
    ),
  );
  return buildSeason(running, data.competitions);
};
const today = '2026-11-24';
const changedAt = `${today}T15:00:00Z`;

/** Corrections found when the second sheets follow the first, one line each. */
function found(before: Texts, now: Texts): string[] {
  const text = addCorrections(null, seasonOf(before), seasonOf(now), today);
  return parseCorrections(correctionsFile, text ?? '').value.map(
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

test('a run records what differs from the last good data of its season', async () => {
  const run = (files: SnapshotFiles | null, fetched: FetchedText) =>
    takeAfter(files, { 'liga-nacional/fixtures-elite': fetched }, `${today}T15:00:00Z`);
  const mended = { text: lines('E-1,Ana,2,0,Beto,16/11,') };
  const first = await run(null, { text: lines(played) });
  const kept = await run(first, { failure: 'respondió 503' });
  expect([first.corrections, kept.corrections]).toEqual([null, null]);
  const { corrections } = await run(kept, mended);
  expect(corrections).toMatch(/\n2026-11-24,1ª temporada,elite-e-1,.*,2 - 1,2 - 0\n$/);

  // The first snapshot is restored, held and released.
  const held = { ...first, laterCorrections: corrections };
  expect((await run(held, mended)).corrections).toBe(corrections);
  const otherwise = await run(held, { text: lines('E-1,Ana,1,2,Beto,16/11,') });
  expect(otherwise.corrections?.replace(corrections ?? '', '')).toMatch(/2 - 1,1 - 2\n$/);

  const ofBefore = withState({ ...first, corrections }, 'liga-nacional/fixtures-elite', {
    season: 'la de antes',
  });
  expect((await run(ofBefore, mended)).corrections).toBe(corrections);
});

describe('the file', () => {
  const rest = ',"Élite, Fecha 1",Ana,Beto,resultado,2 - 1,2 - 0\n';
  const row = `${today},1ª temporada,elite-e-1${rest}`;
  const back = row.replace('2 - 1,2 - 0', '2 - 0,2 - 1');
  const [a, b] = [played, 'E-1,Ana,2,0,Beto,16/11,'].map((one) => seasonOf(fixture(one)));
  const add = (text: string | null, from = a, to = b) =>
    from && to ? addCorrections(text, from, to, today) : null;

  test('begins with the first correction, and also records a change back', () => {
    const first = add(null);
    expect(first).toBe(`dia,temporada,duelo,lugar,local,visitante,cambio,antes,despues\n${row}`);
    expect(add(null, a, a)).toBeNull();
    expect(add(first, b, b)).toBe(first);
    expect(add(first, b, a)).toBe(`${first}${back}`);
    expect(add(`${first}${back}`)).toBe(`${first}${back}${row}`);
  });

  test('keeps a damaged line without losing others, and reports what to do', () => {
    const kindless = row.replace('resultado', 'score');
    const unquoted = row.replaceAll('"', '');
    const damaged = `dia,x\nayer${rest}${row}2026-11-24,"sin cerrar${rest}${kindless}${unquoted}`;
    const text = add(damaged, b, a) ?? '';
    expect(text).toBe(damaged + back);
    const { value, problems } = parseCorrections(correctionsFile, text);
    expect(value.map(({ day }) => day)).toEqual([today, today]);
    expect(problems).toMatchObject([
      { source: 'history/corrections.csv', row: 2, isLoss: true },
      { row: 4 },
      { row: 5 },
      { row: 6 },
    ]);
    expect(problems[1]?.advice).toMatch(
      /^escribilo como los demás, con comas .*\(dia, temporada, /,
    );
  });

  test('contains no live formula and no line break from a nick', () => {
    const odd = (score: string) => seasonOf(fixture(`E-1,=Ana,${score},"Be\nto",,`));
    const { value } = parseCorrections('', add(null, odd('2,1'), odd('2,0')) ?? '');
    expect(add(null, odd('2,1'), odd('2,0'))).toContain(`,"'=Ana",Be to,`);
    expect(value).toMatchObject([{ home: '=Ana', away: 'Be to' }]);
  });
});
