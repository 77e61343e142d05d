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
  unread: { reason: 'no se entiende', advice: 'corregilo' },
  parse: ({ day, nick, games }) =>
    isCalendarDate(day) && games !== '' ? { day, nick, games } : null,
  fields: ['day', 'nick', 'games'],
  keyOf: ({ day, nick }) => `${day} ${nick}`,
};
const text = (...rows: string[]) => `${['dia,jugador,partidas', ...rows].join('\n')}\n`;
const sound = ['2026-11-10,Ana,2', '2026-11-11,Beto,1'];
const unread = 'no se entiende';
const twice = 'hay otro renglón de lo mismo, y cuenta el primero';

const whole = text(...sound);

/** A file's text, what is written after reading it, and the row and reason of a remark, if any. */
test.each<[string, stored: string, written: string, remark?: [row: number, reason: string]]>([
  ['a sound file', whole, whole],
  ['rows in another order', text(...sound.toReversed()), whole],
  ['other line ends, and empty lines', text(...sound, ',,', '').replaceAll('\n', '\r\n'), whole],
  ['a byte order mark', `\ufeff${whole}`, whole],
  ['no headings', `${sound.join('\n')}\n`, whole],
  ['headings in quotes', whole.replace('dia', '"dia"'), whole],
  [
    'a cut line amid sound ones',
    text('2026-11-09,"C', ...sound),
    `${whole}2026-11-09,"C\n`,
    [2, unread],
  ],
  ['more cells', `${whole}2026-11-12,C,1,2\n`, `${whole}2026-11-12,C,1,2\n`, [4, unread]],
  [
    'headings of another file',
    `semana,elo\n${sound.join('\n')}`,
    `${whole}semana,elo\n`,
    [1, unread],
  ],
  ['two rows of a day', `${whole}2026-11-10,Ana,1\n`, `${whole}2026-11-10,Ana,1\n`, [4, twice]],
])('%s keeps what is sound, and reports the rest', (_, stored, written, remark) => {
  const history = readHistory(file, stored);
  expect(history.problems.map(({ row, reason }) => [row, reason])).toEqual(remark ? [remark] : []);
  expect(formatHistory(file, history)).toBe(written);
  expect(formatHistory(file, readHistory(file, written))).toBe(written);
});

test('no file has no rows, and without rows there is no file', () => {
  expect(formatHistory(file, readHistory(file, null))).toBeNull();
});

test('a nick gives neither a live formula nor a line break, and is read as it was', () => {
  const rows = [{ day: '2026-11-10', nick: '=A\nna', games: '1' }];
  const written = formatHistory(file, { rows, damaged: [] });
  expect(written).toBe(text(`2026-11-10,"'=A na",1`));
  expect(readHistory(file, written).rows).toMatchObject([{ nick: '=A na' }]);
});
