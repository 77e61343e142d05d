import { expect, test } from 'vitest';
import type { WeeklyRating } from '../../../src/domain/elo-history.ts';
import { rankingMovement } from '../../../src/domain/movement.ts';
import type { RankedPlayer } from '../../../src/domain/ranking.ts';

/** Parses `Ana 500 700`: nick, Elo, highest Elo, and optionally the id on the platform; by default the nick. */
function player(line: string): RankedPlayer {
  const [nick = '', elo, maxElo, id = nick] = line.split(' ');
  const name = nick.replace('_', ' ');
  return {
    row: 0,
    id: id.replace('-', ''),
    nick: name,
    elo: Number(elo),
    maxElo: Number(maxElo),
    link: null,
  };
}

/** Rows of one week of the history. */
function week(day: string, ...lines: string[]): WeeklyRating[] {
  return lines.map(player).map((rating) => ({ week: day, ...rating }));
}
const [before, last, today] = ['2026-11-02', '2026-11-09', '2026-11-16'];

/** Players as `1 Ana +2`: place, nick, places won. */
const movement = (
  players: readonly string[],
  history: readonly WeeklyRating[],
  key?: 'elo' | 'maxElo',
): string[] =>
  rankingMovement(players.map(player), history, today, key).map(
    (line) => `${line.place} ${line.player.nick} ${line.change ?? '-'}`,
  );

const lastWeek = week(last, 'Ana 500 700', 'Beto 690 690', 'Caro 600 680');

test.each<[string, string[], WeeklyRating[], string[]]>([
  [
    'tells the places won and lost since last week',
    ['Ana 500 700', 'Beto 690 690', 'Caro 720 720'],
    lastWeek,
    ['1 Caro 2', '2 Ana -1', '3 Beto -1'],
  ],
  [
    'compares with last week, neither with this one nor with those before',
    ['Ana 1 5', 'Beto 1 6'],
    [
      ...week(before, 'Beto 1 900', 'Ana 1 100'),
      ...week(last, 'Ana 1 900', 'Beto 1 100'),
      ...week(today, 'Beto 1 900', 'Ana 1 100'),
    ],
    ['1 Beto 1', '2 Ana -1'],
  ],
  ['tells nothing without a history', ['Ana 1 999'], [], ['1 Ana -']],
  [
    'calls new who was never there, not who only missed last week',
    ['Nueva 1 999', 'Dani 1 998'],
    [...week(before, 'Dani 1 900'), ...lastWeek],
    ['1 Nueva new', '2 Dani -'],
  ],
  [
    'moves nobody for a nick that is twice in the sheet',
    ['Ana 300 300', 'Beto 480 480', 'Caro 470 470', 'Ana 900 900'],
    week(last, 'Ana 300 300', 'Beto 480 480', 'Caro 470 470'),
    ['1 Ana -', '2 Beto 0', '3 Caro 0', '4 Ana 0'],
  ],
  [
    'passes over rows that the history does not keep',
    ['Sin_Nick 800 800 7', 'Ana 500 700', 'ANA 650 695 Ana', 'Beto 690 690', 'Zoe 0 0'],
    lastWeek,
    ['1 Sin Nick -', '2 Ana 0', '3 ANA -', '4 Beto 0', '5 Zoe -'],
  ],
  ['knows a player under a new nick', ['AnaNueva 500 700 Ana'], lastWeek, ['1 AnaNueva 0']],
  ['knows another under an old nick', ['Ana 500 700 99'], lastWeek, ['1 Ana new']],
  ['goes by the nick where there is no id', ['Ana 500 700 -'], lastWeek, ['1 Ana 0']],
])('%s', (_, players, history, expected) => {
  expect(movement(players, history)).toEqual(expected);
});

test('movements are computed by the given rating', () => {
  const players = ['Ana 800 800', 'Beto 690 690', 'Caro 600 680'];
  expect(movement(players, lastWeek, 'elo')).toEqual(['1 Ana 2', '2 Beto -1', '3 Caro -1']);
});

test.each([
  ['the current Elo is the highest of all', 'Ana 720 720', true],
  ['the sheet’s highest Elo is not up to date', 'Ana 720 700', true],
  ['the highest Elo is above it', 'Ana 700 720', false],
  ['a week of the history was higher', 'Ana 650 650 Otra', false],
  ['a week without an id was higher', 'Beto 650 650 99', false],
  ['there is no Elo', 'Nadie 0 0', false],
])('when %s, whether %s is at the highest Elo: %j', (_, line, expected) => {
  const history = week(last, 'Otra 660 640', 'Beto 660 640 -');
  expect(rankingMovement([player(line)], history, today)[0]?.isAtBest).toBe(expected);
});
