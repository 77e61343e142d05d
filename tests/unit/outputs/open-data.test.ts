import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { duelsTable, tableRows } from '../../../src/outputs/open-data.ts';
import type { Season } from '../../../src/season/model.ts';
import { useModule } from '../../fixtures/facts.ts';
import { round, seasonOf } from '../season/season.ts';

/** Rows of `duelos.csv`, with cells by heading. */
function rowsOf({ matches }: Season): Record<string, string>[] {
  const table = duelsTable(matches, () => null);
  return Papa.parse<Record<string, string>>(table, { header: true, skipEmptyLines: true }).data;
}

test('a nick that looks like a formula is text when a spreadsheet opens the table of duels', () => {
  const [row] = rowsOf(seasonOf({ primera: round('Fecha 1', '', '=2+2 2-0 Beto') }));
  expect(row?.['home']).toBe("'=2+2");
});

test('each duel has its status, its players, who withdrew, and its row', () => {
  const duels = ['A 2-1 B', 'A WO- C', 'A - D', 'E - C', 'B - C @ Postergado', 'B 2-0 BYE'];
  const more = ['B - D @ Postergado', 'D - F', 'E - F'];
  const season = seasonOf({
    primera: [...round('Fecha 1', '', ...duels, ...more), ...round('Fecha 2', '', 'B 2-0 C')],
    forfeits: { withdrawn: { E: '2026-11-13', F: '2026-11-13' } },
  });
  const ends = rowsOf(season).map(({ outcome, winner, withdrawn, movedTo }) =>
    [outcome, winner, withdrawn, movedTo].join(' ').trim(),
  );
  expect(ends).toEqual([
    'played home',
    'walkover home',
    'open',
    'withdrawal away home',
    'moved   primera-b-c-2',
    '',
    'postponed',
    'withdrawal home away',
    'withdrawal  both',
    'played home',
  ]);
});

test('each duel has its day and hour, and the schedule text of the fixture', () => {
  const agreed = ['A 2-1 B @ Jue 19/11 21:00', 'A - C @ 20/11', 'A - D', 'E - A @ Sáb 21/11'];
  const season = seasonOf({
    primera: round('Fecha 1', '', ...agreed, 'B - C @ Postergado x lluvia', 'B - D @ W.O.'),
    dailyLeague: ['Primera,A,D,19:30:00,,22/11/2026'],
    forfeits: { withdrawn: { E: '2026-11-13' } },
  });
  const whens = [
    ['2026-11-19', '21:00', 'Jue 19/11 21:00'],
    ['2026-11-20', '', '20/11'],
    ['2026-11-22', '19:30', ''],
    ['', '', 'Sáb 21/11'],
    ['', '', 'Postergado x lluvia'],
    ['', '', 'W.O.'],
  ];
  expect(rowsOf(season).map((row) => [row['date'], row['time'], row['schedule']])).toEqual(whens);
});

test('headings of a sheet never overwrite a field', () => {
  const cells = { DG: 2, position: 7, player: null };
  const standings = { columns: [], criteria: [], rows: [{ row: 1, player: 'A', cells }] };
  expect(tableRows(standings)).toEqual([
    { position: 1, player: 'A', DG: 2, columns: { position: 7, player: null } },
  ]);
});

test('a community without competitions offers no file about duels', async () => {
  const file = '../../src/config/site.ts';
  useModule(file, async (original) => ({ ...(await original()), competitions: [] }));
  const { dataFiles } = await import('../../../src/data/open-data.ts');
  const names = dataFiles.map(({ name }) => name);
  expect(names).toEqual(['ranking', 'jugadores', 'correcciones', 'clasificatorios']);
});
