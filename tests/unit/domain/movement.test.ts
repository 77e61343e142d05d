import { expect, test } from 'vitest';
import type { WeeklyRating } from '../../../src/domain/elo-history.ts';
import { rankingMovement } from '../../../src/domain/movement.ts';
import type { RankedPlayer } from '../../../src/domain/ranking.ts';

const player = (nick: string, elo: number, maxElo: number, id = nick): RankedPlayer => ({
  id,
  nick,
  elo,
  maxElo,
  link: null,
});
const row = (
  week: string,
  nick: string,
  elo: number | null,
  maxElo: number,
  id = nick,
): WeeklyRating => ({
  week,
  id,
  nick,
  elo,
  maxElo,
});
const thisWeek = '2026-11-16';
const movement = (
  players: readonly RankedPlayer[],
  history: readonly WeeklyRating[],
  key?: 'elo' | 'maxElo',
) =>
  rankingMovement(players, history, thisWeek, key).map((line) => [
    line.place,
    line.player.nick,
    line.change,
  ]);

const lastWeek = [
  row('2026-11-09', 'Ana', 500, 700),
  row('2026-11-09', 'Beto', 690, 690),
  row('2026-11-09', 'Caro', 600, 680),
];

test('tells the places won and lost since last week, and who stayed', () => {
  const players = [player('Ana', 500, 700), player('Beto', 690, 690), player('Caro', 720, 720)];
  expect(movement(players, lastWeek)).toEqual([
    [1, 'Caro', 2],
    [2, 'Ana', -1],
    [3, 'Beto', -1],
  ]);
  expect(movement([player('Ana', 0, 700), player('Beto', 0, 690)], lastWeek)).toEqual([
    [1, 'Ana', 0],
    [2, 'Beto', 0],
  ]);
});

test('moves by the key asked for', () => {
  const players = [player('Ana', 800, 800), player('Beto', 690, 690), player('Caro', 600, 680)];
  expect(movement(players, lastWeek, 'elo')).toEqual([
    [1, 'Ana', 2],
    [2, 'Beto', -1],
    [3, 'Caro', -1],
  ]);
});

test('compares with last week, neither with this one nor with those before', () => {
  const history = [
    row('2026-11-02', 'Beto', 1, 900),
    row('2026-11-02', 'Ana', 1, 100),
    row('2026-11-09', 'Ana', 1, 900),
    row('2026-11-09', 'Beto', 1, 100),
    row(thisWeek, 'Beto', 1, 900),
    row(thisWeek, 'Ana', 1, 100),
  ];
  expect(movement([player('Ana', 1, 5), player('Beto', 1, 6)], history)).toEqual([
    [1, 'Beto', 1],
    [2, 'Ana', -1],
  ]);
});

test('without a last week there is no movement, and nobody is new', () => {
  expect(movement([player('Ana', 1, 999)], [])).toEqual([[1, 'Ana', null]]);
  const old = [row('2026-11-02', 'Ana', 1, 900)];
  expect(movement([player('Ana', 1, 999)], old)).toEqual([[1, 'Ana', null]]);
});

test('who was never there is new, who only missed last week is not', () => {
  const history = [row('2026-11-02', 'Dani', 1, 900), ...lastWeek];
  expect(movement([player('Nueva', 1, 999), player('Dani', 1, 998)], history)).toEqual([
    [1, 'Nueva', 'new'],
    [2, 'Dani', null],
  ]);
});

test('a nick twice in the sheet moves nobody while nothing changes', () => {
  const players = [
    player('Ana', 300, 300),
    player('Beto', 480, 480),
    player('Caro', 470, 470),
    player('Ana', 900, 900),
  ];
  const same = players.slice(0, 3).map(({ nick, elo }) => row('2026-11-09', nick, elo, elo ?? 0));
  expect(movement(players, same)).toEqual([
    [1, 'Ana', null],
    [2, 'Beto', 0],
    [3, 'Caro', 0],
    [4, 'Ana', 0],
  ]);
});

test('rows that the history does not keep have no movement, and move nobody below them', () => {
  const players = [
    player('Sin Nick', 800, 800, '7'),
    player('Ana', 500, 700),
    player('ANA', 650, 695, 'Ana'),
    player('Beto', 690, 690),
    player('Caro', 600, 680),
    player('Zoe', 0, 0),
  ];
  expect(movement(players, lastWeek)).toEqual([
    [1, 'Sin Nick', null],
    [2, 'Ana', 0],
    [3, 'ANA', null],
    [4, 'Beto', 0],
    [5, 'Caro', 0],
    [6, 'Zoe', null],
  ]);
});

test('a player is the same under a new nick, by the platform’s id', () => {
  expect(movement([player('AnaNueva', 500, 700, 'Ana')], lastWeek)).toEqual([[1, 'AnaNueva', 0]]);
});

test('a nick that changed hands is another player; one without an id is the same', () => {
  expect(movement([player('Ana', 500, 700, '99')], lastWeek)).toEqual([[1, 'Ana', 'new']]);
  expect(movement([player('Ana', 500, 700, '')], lastWeek)).toEqual([[1, 'Ana', 0]]);
});

test.each([
  ['the current Elo is the highest of all', player('Ana', 720, 720), true],
  ['the sheet’s highest Elo is not up to date', player('Ana', 720, 700), true],
  ['the highest Elo is above it', player('Ana', 700, 720), false],
  ['a week of the history was higher', player('Ana', 650, 650, 'Otra'), false],
  ['a week without an id was higher', player('Beto', 650, 650, '99'), false],
  ['there is no Elo', player('Nadie', 0, 0), false],
])('when %s, whether %j is at the highest Elo: %j', (_, one, expected) => {
  const history = [row('2026-11-09', 'Otra', 660, 640), row('2026-11-09', 'Beto', 660, 640, '')];
  expect(rankingMovement([one], history, thisWeek)[0]?.isAtBest).toBe(expected);
});
