/** Corrections of finished seasons, found by comparing the archive with what was published of it. */
import { expect, test } from 'vitest';
import { readSeasonFolder } from '../../../src/archive/read.ts';
import {
  correctionsFile,
  followArchive,
  type FollowedTexts,
} from '../../../src/snapshot/corrections.ts';
import { readHistory } from '../../../src/snapshot/history.ts';

const season = await readSeasonFolder('tests/communities/season-2/seasons', '2025');

const fixture = 'liga-nacional/fixtures-elite';
const text = (season.sheets.get(fixture) ?? '').replace(
  'PuenteAlsina,0,2,Faro',
  'PuenteAlsina,2,1,Faro',
);
/** The archive with another result in its fixture of Élite. */
const corrected = [{ ...season, sheets: new Map([...season.sheets, [fixture, text]]) }];

const nothing: FollowedTexts = { corrections: null, results: null };

test('a correction is told once, with the standings that do not agree with the results', () => {
  let published = { ...nothing, phrases: [] as string[] };
  const told = [[season], corrected, corrected, []].map((archive, day) => {
    published = followArchive(published, archive, new Date(Date.UTC(2026, 10, 20 + day, 15)));
    return published.phrases;
  });
  const phrases = [
    expect.stringMatching(
      /^se corrigió una temporada terminada: .*, Élite, Fecha 1, PuenteAlsina y Faro_Querandi: 0 - 2 → 2 - 1$/,
    ),
    expect.stringMatching(
      /2025\/sheets\/liga-nacional\/standings-elite\.csv, fila 4: Faro_Querandi: la tabla dice DG 5.* suman DG 4.* → corregí la tabla/,
    ),
    expect.stringContaining('fila 9: PuenteAlsina: la tabla dice DG 3'),
  ];
  expect(told).toEqual([[], phrases, [], []]);
});

test('a season that is archived with another result than it was published with has a correction', () => {
  const moment = '2025-05-20T15:00:00.000Z';
  const edition = season.file.competitions[0]?.edition;
  const correctionsOf = (result: string) => {
    const row = `Fecha 1,PuenteAlsina,Faro_Querandi,elite-e-01,${result},${moment}`;
    const results = `${moment},${moment},${edition},elite,${row}`;
    const { corrections } = followArchive({ ...nothing, results }, [season], new Date());
    return readHistory(correctionsFile, corrections).rows;
  };
  expect(correctionsOf('0 - 2')).toEqual([]);
  expect(correctionsOf('2 - 1')).toMatchObject([
    { change: 'resultado', before: '2 - 1', after: '0 - 2', id: 'elite-e-01' },
  ]);
});
