/** The dated files of `history/`, in whatever state a person or a killed run left them. */
import { expect, test } from 'vitest';
import { isCalendarDate } from '../../../src/lib/time.ts';
import { formatHistory, readHistory, type HistoryFile } from '../../../src/snapshot/history.ts';

interface Row {
  day: string;
  nick: string;
  games: string;
}
const file: HistoryFile<Row> = {
  path: 'history/games.csv',
  headings: ['dia', 'jugador', 'partidas'],
  unread: { reason: 'no se entiende', advice: 'corregilo', isLoss: true },
  parse: ([day = '', nick = '', games = '']) =>
    isCalendarDate(day) && games !== '' ? { day, nick, games } : null,
  cellsOf: ({ day, nick, games }) => [day, nick, games],
  dayOf: ({ day }) => day,
  keyOf: ({ day, nick }) => `${day} ${nick}`,
};
const text = (...rows: string[]) => `${['dia,jugador,partidas', ...rows].join('\n')}\n`;
const sound = ['2026-11-10,Ana,2', '2026-11-11,Beto,1'];

test.each<[string, string | null, string | null, [row: number, reason: string][]]>([
  ['no file', null, null, []],
  ['a sound file', text(...sound), text(...sound), []],
  ['rows in another order', text(...sound.toReversed()), text(...sound), []],
  [
    'other line ends, and empty lines',
    text(...sound, ',,', '').replaceAll('\n', '\r\n'),
    text(...sound),
    [],
  ],
  ['no headings', `${sound.join('\n')}\n`, text(...sound), []],
  [
    'a cut line',
    text(...sound, '2026-11-12,Caro'),
    text(...sound, '2026-11-12,Caro'),
    [[4, 'no se entiende']],
  ],
  [
    'a cut line amid sound ones',
    text('2026-11-09,"Ca', ...sound),
    text(...sound, '2026-11-09,"Ca'),
    [[2, 'no se entiende']],
  ],
  [
    'headings of another file',
    `semana,elo\n${sound.join('\n')}`,
    text(...sound, 'semana,elo'),
    [[1, 'no se entiende']],
  ],
  [
    'a day that is none',
    text(...sound, 'ayer,Caro,2'),
    text(...sound, 'ayer,Caro,2'),
    [[4, 'no se entiende']],
  ],
  [
    'two rows of a day',
    text(...sound, '2026-11-10,Ana,1'),
    text(...sound, '2026-11-10,Ana,1'),
    [[4, 'hay otro renglón de lo mismo y del mismo día, y cuenta el primero']],
  ],
])('%s keeps what is sound, and reports the rest', (_, stored, expected, problems) => {
  const history = readHistory(file, stored);
  expect(history.problems.map(({ row, reason }) => [row, reason])).toEqual(problems);
  const written = formatHistory(file, history);
  expect(written).toBe(expected);
  expect(formatHistory(file, readHistory(file, written))).toBe(written);
});
