import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSeason, readSeasons } from '../../../src/seasons/read.ts';
import { parseSeasonFile } from '../../../src/seasons/season-file.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { folder, seasonFile, sheets } from './folder.ts';

test('a season is read with its own divisions, groups and windows, in the official order', () => {
  const { divisions, champions } = parseSeason(folder());
  const [diamond] = divisions;
  expect(diamond?.config.name).toBe('Diamante');
  expect(
    diamond?.groups.map(({ standings }) => standings.rows.map(({ player }) => player)),
  ).toEqual([['Ana', 'Beto'], ['Caro']]);
  expect(champions.map(({ player }) => player)).toEqual(['Caro', 'Ana']);
});

test('a fixture that never was published has no rounds, and its final no winner', () => {
  const { champions } = parseSeason(folder({ 'fixtures-diamanteFinal': null }));
  expect(champions[0]?.player).toBeNull();
});

describe('a folder is refused, with file, place and what to do, when', () => {
  const [one] = seasonFile.divisions;
  const withDivision = (changes: object) => ({
    ...seasonFile,
    divisions: [{ ...one, ...changes }],
  });

  test.each([
    ['season.json is no JSON', '{', 'temporadas/2025/season.json, renglón 1: no se entiende'],
    ['there is no year', { ...seasonFile, years: [] }, 'years: falta el año'],
    ['a year is none', { ...seasonFile, years: [25] }, 'years[0]: no es un año'],
    [
      'the id is no address',
      { ...seasonFile, id: '2025 A' },
      'id: usá minúsculas, números y guiones',
    ],
    [
      'the id is not the folder’s',
      { ...seasonFile, id: '2026' },
      'dice «2026» y la carpeta se llama «2025»',
    ],
    [
      'a division has no groups',
      withDivision({ groups: [] }),
      'divisions[0].groups: falta por lo menos un grupo',
    ],
  ])('%s', (_, description, message) => {
    const text = typeof description === 'string' ? description : JSON.stringify(description);
    expect(() => parseSeasonFile('temporadas/2025', text)).toThrow(message);
  });

  test.each([
    [
      'the standings are missing',
      { 'standings-diamante': null },
      'temporadas/2025/sheets/standings-diamante.csv: falta la hoja de posiciones',
    ],
    [
      'a window has no players',
      { 'standings-diamante': 'Liga\n' },
      'no hay jugadores de Diamante, Grupo A, en las filas 2 a 4',
    ],
    [
      'a formula is broken',
      { 'fixtures-cup': ',Final,#REF!\n' },
      'temporadas/2025/sheets/fixtures-cup.csv: fila 1, columna C',
    ],
    [
      'a sheet is nobody’s',
      { 'fixtures-oroA': ',Fecha 1\n' },
      'temporadas/2025/sheets/fixtures-oroA.csv: season.json no nombra esta hoja',
    ],
  ])('%s', (_, changes, message) => {
    expect(() => parseSeason(folder(changes))).toThrow(message);
  });
});

describe('a directory of seasons', () => {
  const directory = folderOfEach();

  test('that is not there has none', async () => {
    expect(await readSeasons(directory('ninguna'))).toEqual([]);
  });

  test('has a season a folder, without what is being written, and what systems and editors leave', async () => {
    const own = directory('2025/sheets');
    await mkdir(own, { recursive: true });
    for (const name of ['.2026.next', '__MACOSX']) await mkdir(directory(name));
    await writeFile(directory('2025/season.json'), JSON.stringify(seasonFile));
    for (const [name, text] of Object.entries(sheets))
      await writeFile(join(own, `${name}.csv`), text);
    const systems = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];
    for (const name of [...systems, 'fixtures-cup.csv~', '~$fixtures.xlsx']) {
      await writeFile(join(own, name), '\0');
    }
    expect((await readSeasons(directory())).map(({ id }) => id)).toEqual(['2025']);

    await writeFile(join(own, 'fixtures-cup (copia).csv'), '');
    await expect(readSeasons(directory())).rejects.toThrow(
      'fixtures-cup (copia).csv: season.json no nombra esta hoja',
    );
  });

  test('is refused when a folder has no season.json', async () => {
    await mkdir(directory('2025'));
    await expect(readSeasons(directory())).rejects.toThrow('2025: falta season.json');
  });
});
