import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  middleOfYears,
  newestSeasonFirst,
  parseSeason,
  readSeasonFolder,
  readSeasons,
} from '../../../src/archive/read.ts';
import { parseSeasonFile, seasonFiles } from '../../../src/archive/season-file.ts';
import { nicks } from '../../../src/config/site.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { expectTold, outcome } from '../../fixtures/told.ts';
import { archived, folder, seasonFile } from './folder.ts';

test('a season is read with its own divisions, groups and windows, in the official order', () => {
  const { divisions, champions } = parseSeason(folder());
  const [diamond] = divisions;
  expect(diamond?.config.name).toBe('Diamante');
  expect(
    diamond?.groups.map(({ standings }) => standings.rows.map(({ player }) => player)),
  ).toEqual([['Ana', 'Beto'], ['Caro']]);
  expect(champions.map(({ player }) => player)).toEqual(['Caro', 'Ana']);
});

test('a fixture that was never published has no rounds, and its final no winner', () => {
  const { champions } = parseSeason(folder({ 'liga-nacional/fixtures-diamanteFinal': null }));
  expect(champions[0]?.player).toBeNull();
});

test('seasons are sorted by their last year, and in a year by their id, the latest first; years may be in any order', () => {
  const season = parseSeason(folder());
  const seasons = [
    { ...season, id: '2025', years: [2025] },
    { ...season, id: 'apertura', years: [2027] },
    { ...season, id: 'verano', years: [2027, 2026] },
    { ...season, id: 'clausura', years: [2027] },
  ];
  const ids = newestSeasonFirst(seasons).map(({ id }) => id);
  expect(ids).toEqual(['verano', 'clausura', 'apertura', '2025']);
  const days = [[2025], [2026, 2025]].map(middleOfYears);
  expect(days).toEqual(['2025-07-02', '2025-12-31']);
});

const { league, cup } = archived;

test('a champion whom season.json names counts instead of the one of the sheets', () => {
  const season = folder();
  const named = { ...league, champions: { diamante: 'Ana' } };
  const { champions } = parseSeason({
    ...season,
    file: { ...season.file, competitions: [named, cup] },
  });
  expect(champions.map(({ player, final, isNamed }) => [player, final?.code, isNamed])).toEqual([
    ['Ana', undefined, true],
    ['Ana', expect.any(String), false],
  ]);
});

const [one] = league.divisions;
const written = JSON.parse(
  seasonFiles(folder()).get('2025/season.json') ?? '',
) as typeof seasonFile;
const withLeague = (changes: object) => ({
  competitions: [{ ...written.competitions[0], ...changes }, written.competitions[1]],
});
const describedBy = (text: string) => () => parseSeasonFile('temporadas/2025', text);
const described = (changes: object) => describedBy(JSON.stringify({ ...written, ...changes }));
const having = (sheet: string, text: string | null) => () => parseSeason(folder({ [sheet]: text }));

test('a faulty folder is refused with file, place and what to do', async () => {
  const told = Object.entries({
    'season.json is no JSON': describedBy('{'),
    'there is no year': described({ years: [] }),
    'a year is none': described({ years: [25] }),
    'the id is no address': described({ id: '2025 A' }),
    'the id is not the folder’s': described({ id: '2026' }),
    'a division has no groups': described(withLeague({ divisions: [{ ...one, groups: [] }] })),
    'a format is unknown': described(withLeague({ format: 'swiss' })),
    'a competition is there twice': described({
      competitions: [written.competitions[1], written.competitions[1]],
    }),
    'a champion is of no division': described(withLeague({ champions: { diamnte: 'Ana' } })),
    'a competition has no file': described(withLeague({ id: 'liga-nacionl' })),
    'the standings are missing': having('liga-nacional/standings-diamante', null),
    'a window has no players': having('liga-nacional/standings-diamante', 'Liga\n'),
    'a formula is broken': having('copa-argentina/fixtures-cup', ',Final,#REF!\n'),
    'a sheet is nobody’s': having('liga-nacional/fixtures-oroA', ',Fecha 1\n'),
  }).map(([rule, attempt]) => [rule, outcome(() => `not refused: ${attempt().name}`)] as const);
  await expectTold('refused.out', told);
});

describe('a directory of seasons', () => {
  const directory = folderOfEach();
  const copySeason = () =>
    cp(`${import.meta.dirname}/2025`, directory('2025'), { recursive: true });

  test('that does not exist has no seasons', async () => {
    expect(await readSeasons(directory('ninguna'))).toEqual([]);
  });

  test('has one season per folder; folders being written and stray files are ignored', async () => {
    await copySeason();
    const own = directory('2025/sheets');
    for (const name of ['.2026.next', '__MACOSX']) await mkdir(directory(name));
    const systems = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];
    for (const name of [...systems, 'copa-argentina/fixtures-cup.csv~', '~$fixtures.xlsx']) {
      await writeFile(join(own, name), '\0');
    }
    expect((await readSeasons(directory())).map(({ id }) => id)).toEqual(['2025']);

    await writeFile(join(own, 'copa-argentina/fixtures-cup (copia).csv'), '');
    await expect(readSeasons(directory())).rejects.toThrow(
      'copa-argentina/fixtures-cup (copia).csv: season.json no nombra esta hoja',
    );
  });

  test.each(['fixtures-cup.CSV', 'fixtures-cup', 'fixtures-cup.xlsx'])(
    'is refused by the real name of a file that is no sheet, %s',
    async (name) => {
      await copySeason();
      await writeFile(directory(`2025/sheets/${name}`), '');
      await expect(readSeasons(directory())).rejects.toThrow(`2025/sheets/${name}: su nombre`);
    },
  );

  test('has no erased name, also in a note or beside one, and every other nick that contains it', async () => {
    onTestFinished(() => {
      delete nicks.erased;
    });
    await copySeason();
    const file = directory('2025/sheets/copa-argentina/fixtures-cup.csv');
    const sheet = ',Final\nC-1,Puma (W.O.),0,2,El Puma\n,Puma avisó tarde\n';
    await writeFile(file, sheet);
    nicks.erased = { Puma: 'Anónimo 1' };
    const { sheets } = await readSeasonFolder(directory(), '2025');
    expect(sheets.get('copa-argentina/fixtures-cup')).toBe(
      sheet.replace(/\bPuma (?=\(|avisó)/g, 'Anónimo 1 '),
    );
  });

  test('is refused when a folder has no season.json', async () => {
    await mkdir(directory('2025'));
    await expect(readSeasons(directory())).rejects.toThrow('2025: falta season.json');
  });
});
