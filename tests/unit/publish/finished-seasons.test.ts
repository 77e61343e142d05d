/** Corrections of finished seasons, found by comparing the archive with what was published of it. */
import { expect, test } from 'vitest';
import { readSeasonFolder } from '../../../src/archive/read.ts';
import type { SeasonFolder } from '../../../src/archive/season-file.ts';
import { followArchive } from '../../../src/publish/finished-seasons.ts';
import { correctionsFile } from '../../../src/snapshot/corrections.ts';
import type { FollowedTexts } from '../../../src/snapshot/follow-results.ts';
import { readHistory } from '../../../src/snapshot/history.ts';

const season = await readSeasonFolder('tests/communities/season-2/seasons', '2025');

/** The archive with its fixture of Élite edited. */
function edited(before: string, after: string): SeasonFolder[] {
  const sheet = 'liga-nacional/fixtures-elite';
  const text = season.sheets.get(sheet) ?? '';
  if (!text.includes(before)) throw new Error(before);
  return [{ ...season, sheets: new Map([...season.sheets, [sheet, text.replace(before, after)]]) }];
}
const corrected = edited('PuenteAlsina,0,2,Faro', 'PuenteAlsina,2,1,Faro');

const nothing: FollowedTexts = { corrections: null, results: null };
/** Publishes one archive after the other. @param steps Hours after the first publication, and archives. */
function publish(steps: readonly (readonly [hours: number, archive: readonly SeasonFolder[]])[]) {
  let published = { ...nothing, phrases: [] as string[] };
  for (const [hours, archive] of steps) {
    const moment = new Date(Date.UTC(2026, 10, 20, 15 + hours));
    published = { ...published, ...followArchive(published, archive, moment) };
  }
  const lines = readHistory(correctionsFile, published.corrections).rows;
  return {
    ...published,
    lines: lines.map(({ change, before, after }) => `${change}: ${before} → ${after}`),
  };
}

test.each<[string, SeasonFolder[], string[]]>([
  ['a result', corrected, ['resultado: 0 - 2 → 2 - 1']],
  [
    'a result that nobody can read',
    edited('PuenteAlsina,0,2,Faro', 'PuenteAlsina,o,2,Faro'),
    ['resultado: 0 - 2 → sin resultado'],
  ],
  ['nothing', [season], []],
  ['a day', edited('Vie 16/5 18:00', 'Sáb 17/5 18:00'), []],
  ['no season any more', [], []],
])('corrections of %s', (_, archive, expected) => {
  expect(
    publish([
      [0, [season]],
      [25, archive],
    ]).lines,
  ).toEqual(expected);
});

test('a mistake that is mended within a day leaves nothing', () => {
  const steps = [
    [0, [season]],
    [25, corrected],
    [30, [season]],
  ] as const;
  expect(publish(steps).lines).toEqual([]);
  expect(publish([...steps.slice(0, 2), [50, [season]]]).lines).toEqual([
    'resultado: 0 - 2 → 2 - 1',
    'resultado: 2 - 1 → 0 - 2',
  ]);
});

test('a correction is told once, with the standings that do not agree with the results', () => {
  const steps = [
    [0, [season]],
    [25, corrected],
  ] as const;
  expect(publish(steps).phrases).toEqual([
    expect.stringMatching(
      /^se corrigió una temporada terminada: .*, Élite, Fecha 1, PuenteAlsina y Faro_Querandi: 0 - 2 → 2 - 1$/,
    ),
    expect.stringMatching(
      /2025\/sheets\/liga-nacional\/standings-elite\.csv, fila 4: Faro_Querandi: la tabla dice DG 5.* suman DG 4.* → corregí la tabla/,
    ),
    expect.stringContaining('fila 9: PuenteAlsina: la tabla dice DG 3'),
  ]);
  expect(publish([...steps, [26, corrected]]).phrases).toEqual([]);
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
