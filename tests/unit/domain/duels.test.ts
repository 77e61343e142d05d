import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHeadings } from '../../../src/domain/columns.ts';
import { duelColumns, parseDuels } from '../../../src/domain/duels.ts';
import { droppedLink } from '../../../src/domain/url.ts';
import { anyRows, filledCells, rowsOf, unlessRefused } from './rows.ts';

const parse = (...lines: string[]) => parseDuels('duels-league', rowsOf(...lines));

describe('parseDuels', () => {
  test('reads category, players, hour, link and day from their columns', () => {
    expect(parse('Oro,Ana,Beto,9:30:00,https://example.com/partida/1,6/11/2026')).toMatchObject({
      value: [
        {
          category: 'Oro',
          home: 'Ana',
          away: 'Beto',
          day: { day: 6, month: 11, year: 2026 },
          time: '09:30',
          link: 'https://example.com/partida/1',
        },
      ],
      problems: [],
    });
  });

  test.each(['División,Local,Visitante,Hora,Link,Fecha', 'Fase,LOCAL,visitante,Hora,Link,Fecha'])(
    'skips the row of labels %j without a report',
    (labels) => {
      expect(parse(labels)).toEqual({ value: [], problems: [] });
    },
  );

  test.each([
    ['9 pm', '6-11', { time: '21:00', day: { day: 6, month: 11, year: null } }],
    ['21hs', '2026-11-06', { time: '21:00', day: { day: 6, month: 11, year: 2026 } }],
    ['21.30', '6 de noviembre', { time: '21:30', day: { day: 6, month: 11, year: null } }],
  ])('reads «%s» and «%s» as people do', (hour, day, read) => {
    expect(parse(`Oro,Ana,Beto,${hour},,${day}`)).toMatchObject({ value: [read], problems: [] });
  });

  test('skips titles and blank rows without a report', () => {
    expect(parse('Duelos de la Liga,,,,,', ',,,,,', '')).toEqual({ value: [], problems: [] });
  });

  test('takes a player called Local for a player', () => {
    expect(parse('Oro,Local,Ana,21:00:00,,6/11/2026').value).toMatchObject([{ home: 'Local' }]);
  });

  test.each([
    ['a day that does not exist', 'Oro,Ana,Beto,21:00:00,,31/11/2026', 'F', '31/11/2026'],
    ['no day', 'Oro,Ana,Beto,21:00:00,,', 'F', ''],
    ['a day that is none', 'Oro,Ana,Beto,21:00:00,,6/1O', 'F', '6/1O'],
    ['an hour past 23', 'Oro,Ana,Beto,24:00:00,,6/11/2026', 'D', '24:00:00'],
    ['no hour', 'Oro,Ana,Beto,,,6/11/2026', 'D', ''],
    ['no first player', 'Oro,,Beto,21:00:00,,6/11/2026', 'B', ''],
    ['no second player', 'Oro,Ana,,21:00:00,,6/11/2026', 'C', ''],
  ])('rejects and reports a duel with %s', (_, line, column, value) => {
    const parsed = parse('División,Local,Visitante,Hora,Link,Fecha', line);
    expect(parsed.value).toEqual([]);
    expect(parsed.problems).toMatchObject([{ source: 'duels-league', row: 2, column, value }]);
  });

  test.each(['', '-'])('has no link with %j, without a report', (link) => {
    const { value, problems } = parse(`Oro,Ana,Beto,21:00:00,${link},6/11/2026`);
    expect(value).toMatchObject([{ link: null }]);
    expect(problems).toEqual([]);
  });

  test('keeps a duel without category, and reports the cell', () => {
    const { value, problems } = parse(',Ana,Beto,21:00:00,,6/11/2026');
    expect(value).toMatchObject([{ home: 'Ana', category: '' }]);
    expect(problems).toMatchObject([{ row: 1, column: 'A', value: '' }]);
  });

  test('drops a link that is not http(s), keeps the duel, reports the cell', () => {
    const { value, problems } = parse('Oro,Ana,Beto,21:00:00,example.com/1,6/11/2026');
    expect(value).toMatchObject([{ home: 'Ana', link: null }]);
    expect(problems).toMatchObject([
      { row: 1, column: 'E', value: 'example.com/1', ...droppedLink },
    ]);
  });

  test('keeps, labels or reports every row with two cells', () => {
    const words = ['Local', 'Visitante', 'Ana', '21:00:00', '6/11/2026', 'Oro'];
    fc.assert(
      fc.property(anyRows(words), (rows) => {
        rows.forEach((row, index) => {
          const { value, problems } = unlessRefused(() =>
            parseDuels('duels-cup', rows.slice(index, index + 1)),
          );
          const quiet = filledCells(row) < 2 || isHeadings(row, duelColumns);
          const rejected = problems.filter(({ reason }) => reason.endsWith('no se muestra'));
          expect(value.length + rejected.length).toBe(quiet ? 0 : 1);
        });
      }),
    );
  });
});
