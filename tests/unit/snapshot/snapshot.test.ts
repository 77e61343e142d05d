import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SnapshotError } from '../../../src/lib/error.ts';
import { sourceFile, type SourceName } from '../../../src/sources/catalog/catalog.ts';
import type { SnapshotFiles } from '../../../src/snapshot/files.ts';
import { lastChange, stateOf } from '../../../src/snapshot/manifest.ts';
import { parseSnapshot, readSnapshot } from '../../../src/snapshot/snapshot.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import {
  absentSources,
  collectionText,
  documentsText,
  snapshotFiles,
  withState,
  writeSnapshot,
} from './builder.ts';

/** Parses the files for a test that expects a refusal. */
const parsing = (files: SnapshotFiles) => () => parseSnapshot(files);

test('a snapshot of another season is refused with what to do', () => {
  const files = snapshotFiles();
  const of = (season: string) => withState(files, 'liga-nacional/standings-elite', { season });
  expect(parsing(of('9ª temporada'))).toThrow(
    /^sheets\/liga-nacional\/standings-elite\.csv: es de «9ª temporada» y el sitio, de «1ª temporada»: .*«Revert»/,
  );
  expect(parseSnapshot(of('1ª temporada')).problems).toEqual(parseSnapshot(files).problems);
});

test('all sources that are not published yet are empty lists', () => {
  const { manifest: _, competitions, ...lists } = parseSnapshot(snapshotFiles(absentSources()));
  const sheets = Object.values(competitions);
  const fixtures = sheets.flatMap((one) => Object.values(one.fixtures));
  const standings = sheets.flatMap((one) => Object.values(one.standings));
  const starts = sheets.flatMap((one) => Object.values(one.starts));
  const duels = sheets.map((one) => one.duels);
  expect([...fixtures, ...standings, ...duels, ...Object.values(lists)].flat()).toEqual([]);
  expect(new Set(starts)).toEqual(new Set([null]));
  expect(fixtures).toHaveLength(12);
});

const files = snapshotFiles();
const known = files.manifest ?? '';
const of = (state: object) => withState(files, 'news', state).manifest;

test.each<[string, string | null]>([
  ['that is not JSON', '{"version":'],
  ['of another version', known.replace(': 1,', ': 2,')],
  ['without a hash', of({ sha256: undefined })],
])('a manifest %s is refused', (_, manifest) => {
  expect(parsing({ ...files, manifest })).toThrow(/^manifest\.json: está dañado en \/datos/);
});

test('a manifest from before a group was added or removed is read: a new group is absent, a removed one ignored', () => {
  const older = known.replace('liga-nacional/fixtures-oroB', 'liga-nacional/fixtures-oroE');
  const { manifest, competitions, news } = parseSnapshot({ ...files, manifest: older });
  const fixtures = competitions['liga-nacional']?.fixtures ?? {};
  expect(stateOf(manifest, 'liga-nacional/fixtures-oroB')).toEqual({ status: 'absent' });
  expect([fixtures['oroB']?.length, news.length]).toEqual([0, 1]);
});

const broken = documentsText({ id: 'x' }, { id: 'y' }, { id: 'z' });

test('a file that is missing is refused', () => {
  const sources = new Map([...files.sources].filter(([name]) => name !== 'news'));
  const why = new SnapshotError('firestore/news.json: falta el archivo');
  expect(parsing({ ...files, sources })).toThrow(why);
});

test.each<[string, SourceName, string, string]>([
  ['nothing in it', 'news', '', 'el archivo está vacío'],
  ['broken documents alone', 'news', broken, 'documento x, campo title: el campo falta'],
  // The message is one line, whatever was received.
  ['invalid JSON', 'news', '[\n  {\n    "id": nada\n  }\n]\n', 'no es JSON válido ('],
])('a file with %s is refused: %s', (_, name, text, said) => {
  const lines = new RegExp(`^${RegExp.escape(`${sourceFile(name)}: ${said}`)}.*$`);
  expect(parsing(snapshotFiles({ [name]: text }))).toThrow(lines);
});

test('a file of a source that the manifest calls absent is not read', () => {
  const absent = snapshotFiles({ news: null });
  expect(parseSnapshot({ ...absent, sources: files.sources }).news).toEqual([]);
});

test('a picture that is missing is refused, naming document and path', () => {
  const news = collectionText('news', { parragraphs: [{ image: 'images/otra.webp' }] });
  expect(parsing(snapshotFiles({ news }))).toThrow(
    /^firestore\/news\.json: documento news-1, campo .*: falta la imagen images\/otra\.webp/,
  );
});

test('an earlier snapshot that is held shows no correction of its last day, nor later ones', () => {
  const lines = ['2026-11-15', '2026-11-16', '2026-11-24'].map(
    (day) => `${day},1ª temporada,elite-e-1,Élite,Ana,Beto,resultado,2 - 1,2 - 0\n`,
  );
  const files = { ...snapshotFiles(), corrections: lines.join('') };
  const right = '2026-11-25T12:00:00.000Z';
  const daysIn = (clock?: object): string[] => {
    const manifest = JSON.stringify({ ...JSON.parse(files.manifest ?? ''), clock });
    return parseSnapshot({ ...files, manifest }).corrections.map(({ day }) => day.slice(-2));
  };
  expect(daysIn()).toEqual(['15', '16', '24']);
  expect(daysIn({ right, odd: right })).toEqual(['15', '16', '24']);
  expect(daysIn({ right })).toEqual(['15']);
});

test('the last change is the latest of all or of some sources, and unknown when nothing is published', () => {
  const changedAt = '2026-11-15T12:00:01.000Z';
  const { manifest } = parseSnapshot(withState(snapshotFiles(), 'ranking', { changedAt }));
  expect(lastChange(manifest)).toEqual(new Date(changedAt));
  expect(lastChange(manifest, ['ranking', 'news'])).toEqual(new Date(changedAt));
  expect(lastChange(manifest, ['news'])).not.toEqual(new Date(changedAt));
  expect(lastChange(parseSnapshot(snapshotFiles(absentSources())).manifest)).toBeNull();
});

const directory = folderOfEach();
const now = new Date('2026-11-25T15:00:00Z');
const read = (data: 'demo' | 'live') => readSnapshot({ data, snapshotDirectory: directory(), now });

test.each([
  ['live', 18],
  ['demo', 25],
] as const)(
  'the demo alone moves to the week of now: in %s a duel is on %d/11',
  async (data, day) => {
    await writeSnapshot(directory(), snapshotFiles());
    const { competitions } = await read(data);
    const { duels = [] } = competitions['liga-nacional'] ?? {};
    expect(duels.map((duel) => duel.day)).toEqual([{ day, month: 11, year: 2026 }]);
  },
);

test('a missing snapshot is refused, and so is one that was edited by hand', async () => {
  const missing = `falta el archivo en ${directory()}; creá los datos con «npm run snapshot»`;
  await expect(read('live')).rejects.toThrow(new SnapshotError(`manifest.json: ${missing}`));
  await writeSnapshot(directory(), snapshotFiles());
  const edited = 'ID,Pos,Jugador,Elo Actual,MAX Elo\n1,1,Ana,500,999\n';
  await writeFile(directory(sourceFile('ranking')), edited);
  // The demo's dates are moved, and the file does not match all the same.
  await expect(read('demo')).rejects.toThrow('sheets/ranking.csv: no coincide con manifest.json');
});
