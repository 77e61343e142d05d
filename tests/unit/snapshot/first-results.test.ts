import { expect, test } from 'vitest';
import { running } from '../../../src/config/site.ts';
import { buildSeason } from '../../../src/season/build.ts';
import { isResult } from '../../../src/season/model.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { dateOfResult, keyOf, namesOf } from '../../../src/snapshot/first-results.ts';
import { lastChange } from '../../../src/snapshot/manifest.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { takeAfter } from './builder.ts';

/** The next snapshot, on a day of November 2026, when Élite's fixture has these rows and the cup changes. */
const take = (before: SnapshotFiles | null, day: number, rows: string[], daily = '') =>
  takeAfter(
    before,
    {
      'liga-nacional/fixtures-elite': { text: rows.join('\n') },
      'copa-argentina/fixtures-cup': { text: `,Final,,,,,\nC-${day},Eva,,,Fede,,` },
      'liga-nacional/duels': { text: `División,Local,Visitante,Hora,Link,Fecha\n${daily}` },
    },
    `2026-11-${day}T15:00:00Z`,
  );

/** The day and hour (UTC) of each result. */
function datesIn(files: SnapshotFiles): Record<string, string> {
  const snapshot = parseSnapshot(files);
  const known = new Map(snapshot.firstResults.map((first) => [keyOf(first), first]));
  const latest = lastChange(snapshot.manifest) ?? new Date(0);
  const results = buildSeason(running, snapshot.competitions).matches.filter(isResult);
  return Object.fromEntries(
    results.map((match) => [
      `${match.home.nick}-${match.away.nick}`,
      dateOfResult(match, known.get(keyOf(namesOf(match))), latest)
        .toISOString()
        .slice(5, 16),
    ]),
  );
}

const first = ',Fecha 1,,,,,';
const played = 'E-01,Ana,2,0,Beto,,';

const days = '9/11 al 22/11';

test.each([
  ['its own day and hour', days, '10/11 21:00', '11-11T00:00'],
  ['when it was seen, in a round that is not over', days, '', '11-12T15:00'],
  ['when it was seen, before the day of its row', days, '20/11 21:00', '11-12T15:00'],
  ['its round’s day, though the round has others later', '2/11 al 8/11', '', '11-08T03:00'],
])('a result is of %s', async (_, before, schedule, expected) => {
  const rows = (interval: string) => [`,Fecha 1,,,,${interval},`, `E-1,Ana,2,0,Beto,${schedule},`];
  const files = await take(null, 12, rows(before));
  expect(datesIn(files)).toEqual({ 'Ana-Beto': expected });
  expect(datesIn(await take(files, 18, rows(days)))).toEqual({ 'Ana-Beto': expected });
});

test('a result keeps the daily sheet’s day after its row there is removed', async () => {
  const rows = [`,Fecha 1,,,,${days},`, played];
  const files = await take(null, 12, rows, 'Élite,Ana,Beto,21:00,,11/11/2026\n');
  for (const one of [files, await take(files, 18, rows)]) {
    expect(datesIn(one)).toEqual({ 'Ana-Beto': '11-12T00:00' });
  }
});

// tests/live/acts.test.ts asks for what stays when duels change.
test('the file has a row for each result', async () => {
  const rows = [first, played];
  const before = await take(null, 10, rows);
  const { results } = before;
  const moment = '2026-11-10T15:00:00.000Z';
  const moments = `${moment},${moment}`;
  expect(results).toBe(
    [
      'visto,fecha,temporada,fixture,ronda,local,visitante,duelo,resultado,desde',
      `${moments},1ª temporada,elite,Fecha 1,Ana,Beto,elite-e-01,2 - 0,${moment}`,
      '',
    ].join('\n'),
  );
  expect((await take(before, 12, rows)).results).toBe(results);
  // Day and month of a moment that a spreadsheet changed are not certain.
  const changed = `${results}11/12/2026,11/12/2026,1ª temporada,elite,Fecha 1,Caro,Dani\n`;
  expect((await take({ ...before, results: changed }, 12, rows)).results).toBe(changed);
});
