/** Whether a fetched source is accepted or keeps its last good data. `validate.out` has each run of each case. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { validate } from '../../../src/snapshot/validate.ts';
import { storedSource, type StoredSource } from '../../../src/snapshot/snapshot.ts';
import { sha256 } from '../../../src/lib/files.ts';
import { isCollection, type SourceName } from '../../../src/sources/catalog/catalog.ts';
import { mergeAccepted } from '../../../src/snapshot/manifest.ts';
import { expectTold } from '../../fixtures/told.ts';
import { collectionText, freshState, sheetText } from './builder.ts';

/** A sheet with this number of rows, including its headings. */
const sheetOf = (rows: number, labels: string, row: (index: number) => string): string =>
  [labels, ...Array.from({ length: rows - 1 }, (_, index) => row(index + 1))].join('\n');
const ranking = (rows: number): string =>
  sheetOf(rows, 'ID,Pos,Jugador,Elo,MAX', (row) => `${99_000_000 + row},${row},A${row},400,500`);
const table = (players: number): string =>
  sheetOf(players + 1, 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP', (row) => `${row},J${row},0,0,0,0,0,0`);

/** A run fetches a text, a ranking of this number of rows, or fails for null. */
type Fetched = string | number | null;
interface Run {
  is: Fetched;
  /** True if a person accepts fewer rows. */
  accept?: boolean;
}

const dayMs = 86_400_000;
const first = Date.parse('2026-11-01T18:00:00Z');
const dayOf = (moment: string): number => (Date.parse(moment) - first) / dayMs;

const options = { now: new Date(first), acceptShrink: false, firstSeen: null, isClockOdd: false };

/** Runs of a source, one a day. Returns a line for each: what is published, its remarks, and why the new data is not. */
function runs(name: SourceName, steps: (Fetched | Run)[], before: StoredSource | null = null) {
  let last = before;
  let day = 0;
  return steps.map((step) => {
    const run = typeof step === 'object' && step !== null ? step : { is: step };
    day++;
    const text = typeof run.is === 'number' ? ranking(run.is) : run.is;
    const source = validate(name, text === null ? { failure: 'respondió 503' } : { text }, last, {
      ...options,
      now: new Date(first + day * dayMs),
      acceptShrink: run.accept ?? false,
    });
    if ('failure' in source) return `day ${day}: nothing; ${source.failure}`;
    const { state } = source;
    if (state.status === 'kept') {
      const { status, because, since } = state;
      expect(source.text).toBe(last?.text);
      expect(state).toEqual({ ...last?.state, status, because, since });
    } else expect(state.sha256).toBe(sha256(source.text));
    last = source;
    return [
      `day ${day}: ${state.status}, ${state.rows} rows of day ${dayOf(state.changedAt)}`,
      state.status === 'kept' ? `kept since day ${dayOf(state.since)}` : 'as fetched',
      ...(state.season ? [`of ${state.season}`] : []),
      ...(state.acceptedEmpty ? ['empty by a person’s word'] : []),
      ...state.problems.map(({ row, column }) => `remark on ${column}${row}`),
      ...(state.status === 'kept' ? [state.because] : []),
    ].join('; ');
  });
}

/** A stored version from before the first run. */
const stored = (name: SourceName, text: string, rows: number, season?: string): StoredSource => {
  const state = { ...freshState(text), rows, changedAt: new Date(first).toISOString() };
  return storedSource(name, text, { ...state, ...(season && { season }) });
};

const undated = 'Oro,Ana,Beto,21:00:00,,26/11/0026\n';
const unreadable = stored('ranking', 'of another layout\n"', 10);
const elite = 'liga-nacional/standings-elite';
const lastSeason = stored(elite, table(8), 8, 'la de antes');

/** Empty data of a source, before and after a person accepts it, and once it is filled. */
function emptied(name: SourceName, empty: string): string[] {
  const good = isCollection(name) ? collectionText(name) : sheetText(name);
  return runs(name, [good, empty, { is: empty, accept: true }, empty, good, empty]);
}

test('the last twenty accepted contents are remembered, each once', () => {
  const older = Array.from({ length: 20 }, (_, index) => `content ${index}`);
  const merged = mergeAccepted(older, ['content 19', 'another']);
  expect(merged).toEqual([...older.slice(1), 'another']);
});

test('data is accepted, or the last good data is kept and the reason is told', () =>
  expectTold('validate.out', {
    'data is of the day when a byte last changed': runs('ranking', [4, 4, `${ranking(4)}\n`]),
    'one or two unreadable rows are reported': runs('liga-nacional/duels', [undated.repeat(2)]),
    'three unreadable rows, and no other, are refused': runs('liga-nacional/duels', [
      undated.repeat(3),
    ]),
    'a failure keeps the last good data, with its first day and newest reason, until it is over':
      runs('ranking', [4, 'Oro\n"A', null, 4]),
    'white space is no data': runs('ranking', [4, ' \n\n']),
    'without last good data there is none': runs('ranking', [null, 'Oro\n"A', ' \n\n']),
    'three in ten rows fewer are accepted': runs('ranking', [10, 7]),
    'more than three in ten rows fewer are refused': runs('ranking', [110, 76]),
    'two rows fewer are accepted, whatever their share': runs('ranking', [4, 2]),
    'fewer rows are accepted on a person’s request': runs('ranking', [10, { is: 2, accept: true }]),
    'broken data is refused, whatever a person accepts': [
      '<!doctype html>',
      'a,"b',
      'a\n#REF!',
      'ID,Pos,Jugador\n1,1,A\n',
    ].flatMap((is) => runs('ranking', [10, { is, accept: true }]).slice(1)),
    'fewer rows are accepted where the last data cannot be read': runs('ranking', [2], unreadable),
    'last data that cannot be read is not kept': runs('ranking', [null], unreadable),
    'pasting a sheet twice may be undone, also days later, after failures and with more edits':
      runs('ranking', [6, `${ranking(6)}\n${ranking(6)}`, null, 5, 2]),
    'a column that had values and has none is reported until it has some again': runs('ranking', [
      4,
      ranking(4).replaceAll(/^\d+,/gm, ','),
      ranking(5).replaceAll(/^\d+,/gm, ','),
      4,
    ]),
    'any content of before may come back': runs('ranking', [100, 130, 170, 220, 100]),
    'another content as short may not come back': runs('ranking', [
      100,
      130,
      170,
      `${ranking(100)}\n`,
    ]),
    'a collection is empty by a person’s word, until it has documents': emptied(
      'communities',
      '[]\n',
    ),
    'empty standings': emptied(
      'liga-nacional/standings-oro',
      'Liga\n,GRUPO A,,\nPos,Jugador,DG,DP\n',
    ),
    'an empty fixture': emptied('liga-nacional/fixtures-oroB', '\n'),
    'a new season starts with its own data, which may be shorter': runs(
      elite,
      [table(2)],
      lastSeason,
    ),
    'a new season without data has none': runs(elite, [null], lastSeason),
  }));

test('the message about fewer rows names the workflow’s input', async () => {
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  const [, label = ''] = /en «(.*?)»/.exec(runs('ranking', [10, 6])[1] ?? '') ?? [];
  expect(label).not.toBe('');
  expect(workflow).toContain(`description: '${label}:`);
});

test('an unexpected error is not taken for a refusal of the source', () => {
  const fetched = { text: undefined as unknown as string };
  expect(() => validate('ranking', fetched, null, options)).toThrow(TypeError);
});
