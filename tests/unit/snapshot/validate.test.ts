import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { growthProblems, validate } from '../../../src/snapshot/validate.ts';
import { storedVersion, type SourceVersion } from '../../../src/snapshot/version.ts';
import type { FetchedText } from '../../../src/sources/fetch-all.ts';
import { sha256 } from '../../../src/files/hash.ts';
import { isCollection, type SourceName } from '../../../src/sources/catalog.ts';
import { collectionText, sheetText } from './builder.ts';

const now = new Date('2026-11-20T18:00:00Z');
const before = { fetchedAt: '2026-11-19T18:00:00.000Z', changedAt: '2026-11-10T18:00:00.000Z' };
const since = now.toISOString();
const options = { now, acceptShrink: false };

/** A sheet with this number of rows, including its headings. */
const sheetOf = (rows: number, labels: string, row: (index: number) => string): string =>
  [labels, ...Array.from({ length: rows - 1 }, (_, index) => row(index + 1))].join('\n');
const duels = (rows: number): string =>
  sheetOf(rows, 'División,Local,Visitante,Hora,Link,Fecha', (row) => `Oro,A${row},B,21:00,,18/11`);
const ranking = (rows: number): string =>
  sheetOf(rows, 'ID,Pos,Jugador,Elo,MAX', (row) => `${row},${row},A${row},400,500`);

const lastGood = (
  text: string,
  rows: number,
  name: SourceName = 'liga-nacional/duels',
): SourceVersion =>
  storedVersion(name, text, {
    status: 'fresh',
    ...before,
    sha256: sha256(text),
    rows,
    problems: [],
  });
const validateDuels = (fetched: FetchedText, last: SourceVersion | null) =>
  validate('liga-nacional/duels', fetched, last, options);

const acceptanceOf = (name: SourceName): string =>
  `si está bien, publicá a mano y escribí ${name} en «Aceptar menos filas» (en la terminal, «npm run rebuild -- --accept-shrink ${name}»)`;
const acceptance = acceptanceOf('liga-nacional/duels');

describe('good data', () => {
  test('is fresh: fetched and changed now, with its hash, rows and problems', () => {
    const text = `${duels(2)}\nOro,Ana,,21:00:00,,18/11/2026\n\n`;
    const { validated, refusal } = validateDuels({ text }, null);
    expect(refusal).toBeNull();
    expect(validated).toMatchObject({
      text,
      state: {
        status: 'fresh',
        fetchedAt: '2026-11-20T18:00:00.000Z',
        changedAt: '2026-11-20T18:00:00.000Z',
        sha256: sha256(text),
        rows: 3,
        problems: [{ source: 'liga-nacional/duels', row: 3, column: 'C' }],
      },
    });
  });

  test.each([
    ['keeps the day it last changed while its bytes are the same', '', before.changedAt],
    ['changed now when one byte differs', '\n', since],
  ])('%s', (_, more, changedAt) => {
    const { validated } = validateDuels({ text: duels(4) + more }, lastGood(duels(4), 4));
    expect(validated?.state).toMatchObject({ status: 'fresh', fetchedAt: since, changedAt });
  });

  test('is fresh again after it was kept, and has no refusal any more', () => {
    const text = duels(4);
    const last = lastGood(text, 4);
    const kept = validateDuels({ failure: 'no respondió' }, last).validated;
    expect(kept?.state.status).toBe('kept');
    const { validated } = validateDuels({ text }, kept);
    expect(validated?.state).not.toHaveProperty('because');
    expect(validated?.state).not.toHaveProperty('since');
    expect(validated?.state).toMatchObject({ status: 'fresh', changedAt: before.changedAt });
  });
});

test.each([
  ['one or two unreadable rows are reported, and the sheet is accepted', 2, null],
  [
    'three of them, and no other, do',
    3,
    /^ninguna fila se puede leer; fila 1: no se entiende la fecha/,
  ],
])('%s', (_, count, refusal) => {
  const text = 'Oro,Ana,Beto,21:00:00,,26/11/0026\n'.repeat(count);
  const validation = validateDuels({ text }, null);
  if (refusal) expect(validation.refusal).toMatch(refusal);
  else expect(validation).toMatchObject({ refusal, validated: { state: { status: 'fresh' } } });
});

describe('failed or broken data', () => {
  // Other faults of a sheet are tested with its parser.
  test.each<[string, FetchedText, string]>([
    ['a failure to fetch', { failure: 'respondió 403' }, 'respondió 403'],
    ['white space', { text: ' \n\n' }, `el archivo está vacío; ${acceptance}`],
    ['a cut', { text: 'Oro\n"A' }, 'fila 2: hay comillas sin cerrar: el CSV está cortado'],
  ])('%s leaves the last good data as it was, or none, and says why', (_, fetched, why) => {
    const last = lastGood(duels(4), 4);
    expect(validateDuels(fetched, last)).toMatchObject({
      validated: { text: last.text, state: { ...last.state, status: 'kept', because: why, since } },
      refusal: why,
    });
    expect(validateDuels(fetched, null)).toEqual({ validated: null, refusal: why });
  });

  test('that was kept before has the newest reason and the time of the first failure', () => {
    const last = lastGood(duels(4), 4);
    const yesterday = { now: new Date('2026-11-19T18:00:00Z'), acceptShrink: false };
    const kept = validate('liga-nacional/duels', { failure: 'ayer' }, last, yesterday).validated;
    const told = { status: 'kept', because: 'hoy', since: before.fetchedAt };
    expect(validateDuels({ failure: 'hoy' }, kept).validated?.state).toEqual({
      ...last.state,
      ...told,
    });
  });
});

const validateRanking = (fetched: FetchedText, last: SourceVersion | null, acceptShrink = false) =>
  validate('ranking', fetched, last, { now, acceptShrink });

test('the message about fewer rows names the workflow’s input', async () => {
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  const [, label = ''] = /«(.*?)»/.exec(acceptance) ?? [];
  expect(label).not.toBe('');
  expect(workflow).toContain(`description: '${label}:`);
});

describe('a source that shrank', () => {
  const refusal = (rows: number, from: number, acceptShrink = false) =>
    validateRanking({ text: ranking(rows) }, lastGood(ranking(from), from, 'ranking'), acceptShrink)
      .refusal;

  test.each([
    [10, 7],
    [110, 77],
    [230, 161],
  ])('from %d to %d rows, three in ten fewer, is accepted; one row less is not', (from, rows) => {
    expect(refusal(rows, from)).toBeNull();
    expect(refusal(rows - 1, from)).not.toBeNull();
  });

  test('is kept and reported with both counts, and with the button and command that accept it', () => {
    const last = lastGood(ranking(10), 10, 'ranking');
    const because = `llegaron 6 filas y antes había 10; ${acceptanceOf('ranking')}`;
    expect(validateRanking({ text: ranking(6) }, last)).toMatchObject({
      validated: { text: last.text, state: { ...last.state, status: 'kept', because, since } },
      refusal: because,
    });
  });

  test('is accepted on a person’s request, unless it is broken', () => {
    expect(refusal(2, 10, true)).toBeNull();
    const last = lastGood(ranking(10), 10, 'ranking');
    for (const text of ['<!doctype html>', 'a,"b', 'a\n#REF!', 'ID,Pos,Jugador\n1,1,A\n']) {
      expect(validateRanking({ text }, last, true).refusal).not.toBeNull();
    }
  });

  test('is accepted when the last data can no longer be read, and so cannot be kept', () => {
    const unreadable = lastGood('of another layout\n"', 10, 'ranking');
    expect(validateRanking({ text: ranking(2) }, unreadable).refusal).toBeNull();
    expect(validateRanking({ failure: 'respondió 403' }, unreadable)).toEqual({
      validated: null,
      refusal: 'respondió 403',
    });
  });
});

describe('undoing a change is accepted', () => {
  const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);
  /** Daily runs with this number of rows, this text, or null for a failure. Returns status, rows and remarks on growth. */
  function runs(...steps: (number | string | null)[]): string[] {
    let last: SourceVersion | null = null;
    return steps.map((step, day) => {
      const text = typeof step === 'string' ? step : ranking(step ?? 0);
      const fetched = step === null ? { failure: 'respondió 503' } : { text };
      const today = { now: days(day), acceptShrink: false };
      last = validate('ranking', fetched, last, today).validated;
      if (last === null) throw new Error('nothing is published');
      const { status, rows } = last.state;
      const said = growthProblems('ranking', last.state).map(({ value }) => `: ${value}`);
      return `${status} ${rows}${said.join('')}`;
    });
  }

  test.each([
    [
      'a sheet pasted twice, also days later, after failures and with more edits',
      [131, 260, 261, null, 133, 90],
      [
        ...['fresh 131', 'fresh 260: 131 → 260 filas', 'fresh 261: 131 → 260 filas'],
        ...['kept 261: 131 → 260 filas', 'fresh 133', 'kept 133'],
      ],
    ],
    [
      'but not to fewer rows than there were',
      [131, 260, 80],
      ['', '', 'kept 260: 131 → 260 filas'],
    ],
    ['few rows more are no growth', [10, 20, 13], ['fresh 10', 'fresh 20', 'kept 20']],
    ['nor is a little more of many', [131, 196, 131], ['', 'fresh 196', 'fresh 131']],
    ['any content of before', [100, 130, 170, 220, 100], ['', '', '', 'fresh 220', 'fresh 100']],
    [
      'another content as short is not',
      [100, 130, 170, `${ranking(100)}\n`],
      ['', '', '', 'kept 170'],
    ],
  ])('%s', (_, steps, expected) => {
    const found = runs(...steps);
    expect(expected.map((text, index) => text && found[index])).toEqual(expected);
  });

  test('sudden growth counts as intended after two weeks', () => {
    const grown = runs(131, ...Array.from({ length: 16 }, () => 260), 131);
    // The exact earlier content may still come back.
    expect(grown.slice(-3)).toEqual(['fresh 260: 131 → 260 filas', 'fresh 260', 'fresh 131']);
    expect(runs(131, ...Array.from({ length: 16 }, () => 260), 132).at(-1)).toBe('kept 260');
  });
});

test.each<[SourceName, string]>([
  ['communities', '[]\n'],
  ['ranking', ranking(1)],
  ['liga-nacional/standings-oro', 'Liga\n,GRUPO A,,\nPos,Jugador,DG,DP\n'],
  ['liga-nacional/fixtures-oroB', '\n'],
])('what has no data in %s is accepted by a person’s word, until it has some: %j', (name, text) => {
  const last = lastGood('before', 10, name);
  const validateIt = (last: SourceVersion | null, acceptShrink: boolean, fetched = text) =>
    validate(name, { text: fetched }, last, { now, acceptShrink });
  expect(validateIt(last, false).refusal).toContain(acceptanceOf(name));

  const emptied = validateIt(last, true);
  expect(emptied.refusal).toBeNull();
  expect(emptied.validated?.state).toMatchObject({ status: 'fresh', acceptedEmpty: true });
  const nextHour = validateIt(emptied.validated, false);
  expect(nextHour).toMatchObject({
    validated: { text, state: { ...emptied.validated?.state, changedAt: since } },
    refusal: null,
  });

  const good = isCollection(name) ? collectionText(name) : sheetText(name);
  const filled = validateIt(nextHour.validated, false, good).validated;
  expect(filled?.state.status).toBe('fresh');
  expect(filled?.state).not.toHaveProperty('acceptedEmpty');
  expect(validateIt(filled, false).refusal).not.toBeNull();
});

test('a source of a new season starts with its own data or none, and may be shorter than the last season’s', () => {
  const table = (players: number): string =>
    sheetOf(players + 1, 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP', (row) => `${row},J${row},0,0,0,0,0,0`);
  const name = 'liga-nacional/standings-elite';
  const before = lastGood(table(8), 8, name);
  before.state.season = 'la de antes';
  const begun = validate(name, { text: table(2) }, before, options).validated?.state;
  expect(begun).toMatchObject({ status: 'fresh', season: '1ª temporada' });
  expect(validate(name, { failure: 'x' }, before, options).validated).toBeNull();

  const here = validate(name, { text: table(8) }, null, { ...options, place: 'x' }).validated;
  const shorter = (place: string) =>
    validate(name, { text: table(2) }, here, { ...options, place }).validated?.state.status;
  expect(['x', 'y'].map(shorter)).toEqual(['kept', 'fresh']);
});

test('an unexpected error is not taken for a refusal of the source', () => {
  const fetched = { text: undefined as unknown as string };
  const last = lastGood(sheetText('ranking'), 2, 'ranking');
  expect(() => validate('ranking', fetched, last, options)).toThrow(TypeError);
});
