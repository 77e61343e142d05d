import { expect, test } from 'vitest';
import { eloFinder, weeksByPlayer } from '../../../src/season/elo-history.ts';
import { eloFile } from '../../../src/snapshot/elo-weeks.ts';
import { readHistory } from '../../../src/snapshot/history.ts';

const parse = (...lines: string[]) =>
  readHistory(eloFile, ['semana,id,nick,elo,maxElo', ...lines].join('\n'));

test('the file is read: week, id, nick and both ratings; a row without a week is reported', () => {
  const lines = [
    '16/11/2026,7,Ana,500,600',
    '',
    '2026-11-16,7,Ana,500,612.5',
    '2026-11-16,,Beto,,600',
    // Three digits after a point are decimals, not thousands.
    '2026-11-16,,Caro,612.345,"612,5"',
    // An id as a column of numbers shows it, and an Elo as an English sheet shows it.
    '2026-11-16,990.000.001,Dani,"1,052",',
    '2026-11-16,"9,90E+08",Ema,500,',
  ];
  const { rows, problems } = parse(...lines);
  expect(rows).toEqual([
    { week: '2026-11-16', id: '7', nick: 'Ana', elo: 500, maxElo: 612.5 },
    { week: '2026-11-16', id: '', nick: 'Beto', elo: null, maxElo: 600 },
    { week: '2026-11-16', id: '', nick: 'Caro', elo: 612.345, maxElo: 612.5 },
    { week: '2026-11-16', id: '990000001', nick: 'Dani', elo: 1052, maxElo: null },
    { week: '2026-11-16', id: '', nick: 'Ema', elo: 500, maxElo: null },
  ]);
  expect(problems).toMatchObject([
    { source: 'history/elo.csv', row: 2, column: 'A', value: '16/11/2026,7,Ana,500,600' },
  ]);
});

const weeksOf = weeksByPlayer(
  parse(
    '2026-11-16,7,Ana,520,600',
    '2026-11-09,7,AnaDeAntes,510,600',
    '2026-11-16,7,Ana,999,999',
    '2026-11-02,,Ana,505,600',
    '2026-11-16,8,Beto,400,400',
    '2026-11-16,,Caro,300,300',
    // Weeks recorded while a column of numbers showed the ids.
    '2026-11-02,990000001,Dani,200,300',
    '2026-11-09,990.000.001,Dani,210,300',
    '2026-11-16,"9,90E+08",Dani,220,300',
    '2026-11-16,"9,90E+08",Ema,100,100',
  ).rows,
);

test.each([
  ['by id under any nick, else by nick', '7', 'Ana', '02 505, 09 510, 16 520'],
  ['by nick, whatever its case, for who has no id', '', 'CARO', '16 300'],
  ['by nick also where an id was known', '', 'Beto', '16 400'],
  [
    'by id and nick, however its column was formatted',
    '990000001',
    'Dani',
    '02 200, 09 210, 16 220',
  ],
  ['by nick while an id has lost digits', '', 'Dani', '02 200, 09 210, 16 220'],
  ['but not by a nick that changed hands', '9', 'Beto', ''],
])('a player’s weeks are found %s', (_, id, nick, expected) => {
  const weeks = weeksOf({ id, nick }).map(({ week, elo }) => `${week.slice(-2)} ${elo}`);
  expect(weeks.join(', ')).toBe(expected);
});

test('a player’s Elo is found in any case; 0 and an empty cell mean that there is none', () => {
  const ranked = { row: 1, id: '', maxElo: 700, link: null };
  const eloOf = eloFinder([
    { ...ranked, nick: 'Ana', elo: 612.5 },
    { ...ranked, nick: 'Beto', elo: 0 },
    { ...ranked, nick: 'Caro', elo: null },
  ]);
  expect(['ANA', 'Beto', 'Caro', 'Nadie'].map(eloOf)).toEqual([612.5, null, null, null]);
});
