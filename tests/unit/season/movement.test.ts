import { expect, test } from 'vitest';
import { rankingMovement, type WeeklyRating } from '../../../src/season/elo-history.ts';
import { expectTold } from '../../fixtures/told.ts';
import type { RankedPlayer } from '../../../src/sources/sheets/ranking.ts';

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
    'a player is known under a new nick': movement(['AnaNueva 500 700 Ana'], lastWeek),
    'another player is known under an old nick': movement(['Ana 500 700 99'], lastWeek),
    'a player without an id is known by the nick': movement(['Ana 500 700 -'], lastWeek),
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
  ['a week without an id was higher', 'Beto 650 650 99', false],
  ['there is no Elo', 'Nadie 0 0', false],
])('when %s, whether %s is at the highest Elo: %j', (_, line, expected) => {
  const history = week(last, 'Otra 660 640', 'Beto 660 640 -');
  expect(rankingMovement([player(line)], history, today)[0]?.isAtBest).toBe(expected);
});
