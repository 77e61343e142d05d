/** The Elo of players: their weeks in the history, and their movement in the ranking. */
import { expect, test } from 'vitest';
import {
  eloFinder,
  rankingMovement,
  weeksByPlayer,
  type WeeklyRating,
} from '../../../src/season/elo-history.ts';
import { eloFile, readHistory } from '../../../src/snapshot/history.ts';
import { rankedPlayer } from '../../fixtures/ranked.ts';
import { expectTold } from '../../fixtures/told.ts';

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
    // An Elo as an English sheet shows it.
    '2026-11-16,,Dani,"1,052",',
  ];
  const { rows, problems } = parse(...lines);
  expect(rows).toEqual([
    { week: '2026-11-16', id: '7', nick: 'Ana', elo: 500, maxElo: 612.5 },
    { week: '2026-11-16', id: '', nick: 'Beto', elo: null, maxElo: 600 },
    { week: '2026-11-16', id: '', nick: 'Caro', elo: 612.345, maxElo: 612.5 },
    { week: '2026-11-16', id: '', nick: 'Dani', elo: 1052, maxElo: null },
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

const weeksOfDani = '02 200, 09 210, 16 220';

test.each([
  ['by id under any nick, else by nick', '7', 'Ana', '02 505, 09 510, 16 520'],
  ['by nick, whatever its case, for who has no id', '', 'CARO', '16 300'],
  ['by id and nick, however its column was formatted', '990000001', 'Dani', weeksOfDani],
  ['by nick while an id has lost digits', '', 'Dani', weeksOfDani],
  ['but not by a nick that changed hands', '9', 'Beto', ''],
])('a player’s weeks are found %s', (_, id, nick, expected) => {
  const weeks = weeksOf({ id, nick }).map(({ week, elo }) => `${week.slice(-2)} ${elo}`);
  expect(weeks.join(', ')).toBe(expected);
});

test('a player’s Elo is found in any case; 0 and an empty cell mean that there is none', () => {
  const eloOf = eloFinder(['Ana 612.5 700', 'Beto 0 700', 'Caro - 700'].map(rankedPlayer));
  expect(['ANA', 'Beto', 'Caro', 'Nadie'].map(eloOf)).toEqual([612.5, null, null, null]);
});

/** Rows of one week of the history. */
function week(day: string, ...lines: string[]): WeeklyRating[] {
  return lines.map(rankedPlayer).map((rating) => ({ week: day, ...rating }));
}
const [before, last, today] = ['2026-11-02', '2026-11-09', '2026-11-16'];

/** Players as `1 Ana +2`: place, nick, places won. */
const movement = (
  players: readonly string[],
  history: readonly WeeklyRating[],
  key: 'elo' | 'maxElo' = 'maxElo',
): string[] =>
  rankingMovement(players.map(rankedPlayer), history, today, key).map(
    (line) => `${line.place} ${line.player.nick} ${line.change ?? '-'}`,
  );

const lastWeek = week(last, 'Ana 500 700', 'Beto 690 690', 'Caro 600 680');

test('movement compares places with those of last week', () =>
  expectTold('movement.out', {
    'places won and lost since last week': movement(
      ['Ana 500 700', 'Beto 690 690', 'Caro 720 720'],
      lastWeek,
    ),
    'neither with this week nor with those before': movement(
      ['Ana 1 5', 'Beto 1 6'],
      [
        ...week(before, 'Beto 1 900', 'Ana 1 100'),
        ...week(last, 'Ana 1 900', 'Beto 1 100'),
        ...week(today, 'Beto 1 900', 'Ana 1 100'),
      ],
    ),
    'nothing without a history': movement(['Ana 1 999'], []),
    'who was never there is new, but not who only missed last week': movement(
      ['Nueva 1 999', 'Dani 1 998'],
      [...week(before, 'Dani 1 900'), ...lastWeek],
    ),
    'a nick that is twice in the sheet moves nobody': movement(
      ['Ana 300 300', 'Beto 480 480', 'Caro 470 470', 'Ana 900 900'],
      week(last, 'Ana 300 300', 'Beto 480 480', 'Caro 470 470'),
    ),
    'rows that the history does not keep are passed over': movement(
      ['Sin_Nick 800 800 7', 'Ana 500 700', 'ANA 650 695 Ana', 'Beto 690 690', 'Zoe 0 0'],
      lastWeek,
    ),
    'a player is known under a new nick, another one under an old nick, and by the nick without an id':
      [
        ...movement(['AnaNueva 500 700 Ana'], lastWeek),
        ...movement(['Ana 500 700 99'], lastWeek),
        ...movement(['Ana 500 700 -'], lastWeek),
      ],
    'movements are of the given rating': movement(
      ['Ana 800 800', 'Beto 690 690', 'Caro 600 680'],
      lastWeek,
      'elo',
    ),
  }));

test.each([
  ['the current Elo is the highest of all', 'Ana 720 720', true],
  ['the sheet’s highest Elo is not up to date', 'Ana 720 700', true],
  ['the highest Elo is above it', 'Ana 700 720', false],
  ['a week of the history was higher', 'Ana 650 650 Otra', false],
  ['the highest Elo of a week was higher, and the sheet has none', 'Caro 650 0', false],
  ['the highest Elo of a week was corrected since', 'Caro 650 650', true],
  ['there is no Elo', 'Nadie 0 0', false],
])('when %s, whether %s is at the highest Elo: %j', (_, line, expected) => {
  const history = week(last, 'Otra 660 640', 'Beto 660 640 -', 'Caro 640 660');
  expect(rankingMovement([rankedPlayer(line)], history, today, 'elo')[0]?.isAtBest).toBe(expected);
});
