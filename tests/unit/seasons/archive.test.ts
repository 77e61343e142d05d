import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveSeason } from '../../../src/seasons/archive.ts';
import { readSeasons } from '../../../src/seasons/read.ts';
import { seasonFile, sheets } from './folder.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterEach(() => rm(directory, { recursive: true }));

const sources = (changes: Record<string, string> = {}) =>
  new Map(Object.entries({ ...sheets, ranking: 'ID\n', 'duels-cup': 'Fase\n', ...changes }));

test('a season is its configuration and its sheets as they came, and none of the others', async () => {
  const report = await archiveSeason(directory, seasonFile, sources());
  expect(report).toMatchObject({ isUnchanged: false, missing: [], problems: [] });
  expect(report.sheets.toSorted()).toEqual(Object.keys(sheets).toSorted());
  expect(JSON.parse(await readFile(join(directory, '2025/season.json'), 'utf8'))).toEqual(
    seasonFile,
  );
  for (const [name, text] of Object.entries(sheets)) {
    expect(await readFile(join(directory, `2025/sheets/${name}.csv`), 'utf8')).toBe(text);
  }
  expect(await readdir(directory)).toEqual(['2025']);
  expect(await readSeasons(directory)).toEqual([report.season]);
});

test('the same season again changes nothing', async () => {
  await archiveSeason(directory, seasonFile, sources());
  expect(await archiveSeason(directory, seasonFile, sources())).toMatchObject({
    isUnchanged: true,
  });
});

test('another one of the same id is refused, and the first one stays', async () => {
  await archiveSeason(directory, seasonFile, sources());
  const other = sources({ 'fixtures-cup': ',Final,,,,,\nF-1,Ana,0,2,Dani,-,\n' });
  await expect(archiveSeason(directory, seasonFile, other)).rejects.toThrow(
    'ya hay una temporada con ese id y otros datos',
  );
  await expect(
    archiveSeason(directory, { ...seasonFile, name: 'Otra' }, sources()),
  ).rejects.toThrow('ya hay una temporada');
  expect(await readFile(join(directory, '2025/sheets/fixtures-cup.csv'), 'utf8')).toBe(
    sheets['fixtures-cup'],
  );
});

test('what makes no season is refused before anything is written', async () => {
  const rest = sources();
  rest.delete('standings-diamante');
  await expect(archiveSeason(directory, seasonFile, rest)).rejects.toThrow(
    'falta la hoja de posiciones',
  );
  await expect(
    archiveSeason(directory, { ...seasonFile, id: '../fuera' }, sources()),
  ).rejects.toThrow('id: usá minúsculas');
  expect(await readdir(directory)).toEqual([]);
});

test('a season that is not over is refused with what is missing, unless that is wanted', async () => {
  const cup = ',Final,,,,,\nF-1,Ana,,,Dani,-,\nF-2,Ana,,,BYE,-,\n';
  const open = sources({ 'fixtures-cup': cup });
  await expect(archiveSeason(directory, seasonFile, open)).rejects.toThrow(
    /la temporada no terminó; falta:\n {2}Copa Argentina, Final: Ana y Dani\n.*\n.*--unfinished/,
  );
  expect(await readdir(directory)).toEqual([]);

  const { missing } = await archiveSeason(directory, seasonFile, open, { unfinished: true });
  expect(missing[0]).toBe('Copa Argentina, Final: Ana y Dani');
  // What was archived so needs no `--unfinished` again.
  expect(await archiveSeason(directory, seasonFile, open)).toMatchObject({ isUnchanged: true });
});
