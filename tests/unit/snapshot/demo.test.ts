import { expect, test } from 'vitest';
import { demoMonday, demoShift, shiftDemo, shiftRules } from '../../../src/snapshot/demo.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { snapshotFiles, withState } from './builder.ts';

test('the demo is written around a Monday', () => {
  expect(new Date(`${demoMonday}T12:00:00Z`).getUTCDay()).toBe(1);
});

test.each([
  ['on the Sunday of its week', '2026-11-22T15:00:00Z', 0],
  ['on the Monday before', '2026-11-09T15:00:00Z', -7],
  ['a year later', '2027-11-15T15:00:00Z', 364],
  ['a minute before Monday in Buenos Aires', '2026-11-23T02:59:00Z', 0],
  ['at midnight of Monday in Buenos Aires', '2026-11-23T03:00:00Z', 7],
])('the demo moves %s', (_, now, days) => {
  expect(demoShift(new Date(now))).toBe(days);
});

test('shiftDemo moves the weeks and moments of histories, and nothing else that looks like a day', () => {
  const history = 'semana,id,nick,elo,maxElo\n2026-11-16,2026-11-16,2026-11-16,500,600\n';
  const changes = '[{"at": "2026-11-16T00:00:00.000Z", "lines": ["2026-11-16"]}]';
  const moved = shiftDemo({ ...snapshotFiles(), history, changes, chances: null }, 14);
  expect(moved.history).toBe(history.replace('\n2026-11-16', '\n2026-11-30'));
  expect(moved.changes).toBe(changes.replace('16T', '30T'));
  expect(moved.chances).toBeNull();
});

const shiftSheet = (text: string, days: number) =>
  shiftDemo(snapshotFiles({ 'liga-nacional/fixtures-elite': text }), days).sources.get(
    'liga-nacional/fixtures-elite',
  );
test.each([
  ['28/12/2026', 7, '4/1/2027'],
  ['Jue 24/9 21:00', 7, 'Jue 1/10 21:00'],
  ['21/12 al 3/1', -7, '14/12 al 27/12'],
  // A day of January is in the year after the demo's week, so the shift crosses 29/2/2028 and gives 5/3, not 6/3.
  ['3/1', 427, '5/3'],
  ['https://example.com/partida/990000001', 7, 'https://example.com/partida/990000001'],
  ...['"612,5"', '21:00:00', '1ª temporada', '2 - 1', 'Ruta40Norte', '1° Grupo A'].map(
    (text): [string, number, string] => [text, 7, text],
  ),
])('shiftDemo moves %j of a sheet by %d days to %j', (text, days, moved) => {
  expect(shiftSheet(text, days)).toBe(moved);
});

test('shiftDemo keeps the manifest in agreement with the files, even if two files are equal', () => {
  const text = ',Final,,,,21/12 al 3/1,\n';
  const files = snapshotFiles({
    'liga-nacional/fixtures-platinumFinal': text,
    'liga-nacional/fixtures-oroFinals': text,
  });
  const { competitions, news, manifest } = parseSnapshot(shiftDemo(files, 7));
  const league = competitions['liga-nacional'];
  expect(league?.duels.map(({ day }) => day)).toEqual([{ day: 25, month: 11, year: 2026 }]);
  expect(news[0]?.publishedAt).toEqual(new Date('2026-11-22T19:00:00.000Z'));
  expect(league?.fixtures['platinumFinal']).toMatchObject([{ interval: '28/12 al 10/1' }]);
  expect(manifest.sources.news).toMatchObject({
    fetchedAt: '2026-11-23T12:00:00.000Z',
    changedAt: '2026-11-22T12:00:00.000Z',
  });
});

test('shiftDemo moves the days on which fixtures start', () => {
  const starts = '2026-12-28';
  const files = withState(snapshotFiles(), 'copa-argentina/fixtures-cup', { starts });
  expect(parseSnapshot(shiftDemo(files, 7)).competitions['copa-argentina']?.starts['cup']).toBe(
    '2027-01-04',
  );
  const rules = { starts, forfeits: { withdrawn: { Ana: '2026-12-31' } } };
  expect(shiftRules(rules, 7)).toEqual({
    starts: '2027-01-04',
    forfeits: { withdrawn: { Ana: '2027-01-07' } },
  });
});
