/** Runs whose clock is wrong, between runs whose clock is right (docs/product.md, «A wrong clock»). */
import { expect, test } from 'vitest';
import { fingerprint } from '../../../src/snapshot/changes.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { readManifest, readRunClock } from '../../../src/snapshot/manifest.ts';
import { formatReport } from '../../../src/snapshot/report.ts';
import { runAfter, snapshotFiles, takeAfter, withState } from './builder.ts';

const fixture = 'liga-nacional/fixtures-elite';
/** Fetched texts: three rounds with these results, and a ranking with this Elo. */
const textsOf = (results: readonly [string, string, string], elo: number) => ({
  [fixture]: {
    text: [
      `,Fecha 1,,,,14/9 al 20/9,\nE-1,Ana,${results[0]},Beto,,`,
      `,Fecha 2,,,,9/11 al 15/11,\nE-2,Ana,${results[1]},Caro,,`,
      `,Fecha 3,,,,16/11 al 29/11,\nE-3,Beto,${results[2]},Caro,,`,
    ].join('\n'),
  },
  ranking: { text: `ID,Pos,Jugador,Elo,MAX\n1,1,Ana,${elo},700\n2,2,Beto,500,600` },
});
const first = textsOf(['2,0', '2,1', ','], 610);
const second = textsOf(['2,1', '2,1', '0,2'], 620);

function memoryOf(files: SnapshotFiles | null) {
  const { history, corrections, chances, results, manifest } = files ?? snapshotFiles();
  const state = readManifest(manifest)?.sources[fixture];
  const starts = state?.status === 'fresh' ? state.starts : null;
  return { history, corrections, chances, results, starts };
}

const right = await takeAfter(null, first, '2026-11-20T15:00:00Z');
/** The next day, without any odd run. */
const expected = (await runAfter(right, second, '2026-11-21T15:00:00Z')).files;

test.each([
  ['a year behind', '2025-11-20T16:00:00Z'],
  ['a day behind', '2026-11-19T15:00:00Z'],
  ['a year ahead', '2027-11-20T16:00:00Z'],
])(
  'a clock %s changes no history and says so, and the next right run loses nothing',
  async (_, now) => {
    const odd = await runAfter(right, second, now);
    expect(odd.files.sources.get(fixture)).toContain('E-3,Beto,0,2,Caro');
    expect(memoryOf(odd.files)).toEqual(memoryOf(right));
    expect(formatReport(odd.report)).toMatch(/^El reloj de esta corrida dice .*no se anota nada/m);
    expect(odd.files.manifest).not.toContain(
      `"fetchedAt": "${now.slice(0, 4)}-${now.slice(5, 7)}-${now.slice(8, 10)}`,
    );
    const next = await runAfter(odd.files, second, '2026-11-21T15:00:00Z');
    expect(next.report.oddClock).toBeNull();
    expect(memoryOf(next.files)).toEqual(memoryOf(expected));
    expect(next.files.manifest).not.toContain('"clock"');
  },
);

test('a fixture that is first seen by an odd clock starts by the last right one', async () => {
  const before = await takeAfter(null, { ranking: first.ranking }, '2026-11-20T15:00:00Z');
  const odd = await runAfter(before, first, '2025-11-20T15:00:00Z');
  expect(memoryOf(odd.files).starts).toBe('2026-09-14');
});

test('a clock that goes on for a day is right: what an earlier one dated in the future is mended', async () => {
  const ahead = await takeAfter(null, first, '2027-11-20T15:00:00Z');
  expect(memoryOf(ahead).starts).toBe('2027-09-14');
  const odd = await runAfter(ahead, second, '2026-11-20T15:00:00Z');
  expect(memoryOf(odd.files)).toEqual(memoryOf(ahead));
  expect(fingerprint(odd.files)).not.toBe(fingerprint(ahead));
  const again = await runAfter(odd.files, second, '2026-11-21T14:00:00Z');
  expect(again.report.oddClock).not.toBeNull();
  expect(fingerprint(again.files)).toBe(fingerprint(odd.files));
  const { files, report } = await runAfter(again.files, second, '2026-11-21T15:00:00Z');
  expect(report.oddClock).toBeNull();
  expect(JSON.stringify(memoryOf(files))).not.toContain('2027-');
  const { history, starts } = memoryOf(files);
  expect(history).toBe(expected.history?.replace(',610,', ',620,'));
  expect(starts).toBe('2026-09-14');
});

test('a start more than a year before the first result was seen is decided again', async () => {
  const early = withState(right, fixture, { starts: '2025-09-14' });
  const { files } = await runAfter(early, first, '2026-11-21T15:00:00Z');
  expect(memoryOf(files).starts).toBe('2026-09-14');
});

test('a site that rests for a while is no odd clock, nor is another machine a little behind', () => {
  const last = readManifest(right.manifest);
  const isOdd = (now: string) => readRunClock(last, new Date(now)).odd !== null;
  const clocks = [
    '2026-11-20T14:30:00Z',
    '2026-11-20T13:30:00Z',
    '2027-01-15T15:00:00Z',
    '2027-01-21T15:00:00Z',
  ];
  expect(clocks.map(isOdd)).toEqual([false, true, false, true]);
});
