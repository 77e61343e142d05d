/** Corrections of finished seasons, found by comparing the archive with the snapshot's copy of it. */
import { expect, test } from 'vitest';
import { readSeasonFolder } from '../../../src/archive/read.ts';
import type { SeasonFolder } from '../../../src/archive/season-file.ts';
import { archiveCorrections, formatArchive } from '../../../src/publish/finished-seasons.ts';

const now = new Date('2026-11-20T15:00:00Z');
const season = await readSeasonFolder('tests/communities/season-2/seasons', '2025');
const text = formatArchive([season]) ?? '';

/** The archive with one sheet edited. */
const edited = (
  sheet: string,
  before: string,
  after: string,
  [folder]: readonly SeasonFolder[] = [season],
): SeasonFolder[] => {
  const { sheets } = folder ?? season;
  const own = sheets.get(sheet) ?? '';
  if (!own.includes(before)) throw new Error(`${sheet}: «${before}»`);
  return [{ ...season, sheets: new Map([...sheets, [sheet, own.replace(before, after)]]) }];
};
const elite = 'liga-nacional/fixtures-elite';
const result = ['PuenteAlsina,0,2,Faro', 'PuenteAlsina,2,1,Faro'] as const;
const unreadable = edited(elite, 'PuenteAlsina,0,2,Faro', 'PuenteAlsina,o,2,Faro');

/** The archive in which a person named the champion of Élite. */
const wonBy = (player: string): SeasonFolder[] => {
  const file = structuredClone(season.file);
  const league = file.competitions.find(({ format }) => format === 'groups');
  Object.assign(league ?? {}, { champions: { elite: player } });
  return [{ ...season, file }];
};

test.each<[string, string | null, SeasonFolder[], string[]]>([
  ['a result', text, edited(elite, ...result), ['resultado: 0 - 2 → 2 - 1']],
  [
    'a result that nobody can read, and of the champion whom it decided',
    text,
    unreadable,
    ['campeón: Faro_Querandi → sin campeón', 'resultado: 0 - 2 → sin resultado'],
  ],
  ['nothing', text, [season], []],
  ['a day', text, edited(elite, 'Vie 16/5 18:00', 'Sáb 17/5 18:00'), []],
  ['a season that was not published', null, edited(elite, ...result), []],
  ['a text that is damaged', '{"2025/', edited(elite, ...result), []],
  [
    'a published season that cannot be read any more',
    text.replaceAll('liga-nacional', 'liga-de-antes'),
    edited(elite, ...result),
    [],
  ],
  ['a champion', text, wonBy('Ana'), ['campeón: Faro_Querandi → Ana']],
  ['a champion in other capitals', text, wonBy('FARO_querandi'), []],
  ['a champion who was not known before', formatArchive(unreadable), [season], []],
])('corrections of %s', (_, published, archive, expected) => {
  const { corrections } = archiveCorrections({ seasons: published, results: null }, archive, now);
  expect(corrections.map(({ change, before, after }) => `${change}: ${before} → ${after}`)).toEqual(
    expected,
  );
});

test('standings that a correction leaves behind are told, and what was told before is not', () => {
  const remarksOf = (published: string, archive: SeasonFolder[]) =>
    archiveCorrections({ seasons: published, results: null }, archive, now).remarks;
  const corrected = edited(elite, ...result);
  expect(remarksOf(text, corrected)).toEqual([
    expect.stringMatching(
      /2025\/sheets\/liga-nacional\/standings-elite\.csv, fila 4: Faro_Querandi: la tabla dice DG 5.* suman DG 4.* → corregí la tabla/,
    ),
    expect.stringContaining('fila 9: PuenteAlsina: la tabla dice DG 3'),
  ]);
  const later = edited(elite, ...result, edited(elite, 'Vie 16/5 18:00', 'Vie 16/5 19:00'));
  expect(remarksOf(formatArchive(corrected) ?? '', later)).toEqual([]);
});

test('a season that is archived with another result than it was published with has a correction', () => {
  const rowOf = (home: string, away: string, result: string) =>
    `2025-05-20T15:00:00.000Z,2025-05-20T15:00:00.000Z,${edition},elite,Fecha 1,${home},${away},elite-e-01,${result},2025-05-20T15:00:00.000Z`;
  const edition = season.file.competitions[0]?.edition;
  const correctionsOf = (result: string) =>
    archiveCorrections(
      { seasons: null, results: rowOf('PuenteAlsina', 'Faro_Querandi', result) },
      [season],
      now,
    ).corrections;
  expect(correctionsOf('0 - 2')).toEqual([]);
  expect(correctionsOf('2 - 1')).toMatchObject([
    { change: 'resultado', before: '2 - 1', after: '0 - 2', id: 'elite-e-01' },
  ]);
});

test('an archive without seasons is not stored', () => {
  expect(formatArchive([])).toBeNull();
});
