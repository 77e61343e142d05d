/** Totals of all finished seasons (docs/product.md, «The record book»). */
import { expect, test } from 'vitest';
import { recordBook } from '../../../src/season/record-book.ts';
import { archived, pairs, round } from './season.ts';

const first = archived(
  {
    primera: [
      ...round('Fecha 1', '1/5 al 7/5', 'Ana 2-0 Beto; Caro 2-1 Zoe; Ana 2-0 Libre'),
      ...round('Fecha 2', '8/5 al 14/5', 'ANA 2-0 Caro; Zoe - Beto'),
    ],
    cup: round('Final', '1/6 al 7/6', 'Ana 1-2 Beto'),
  },
  2024,
);
const second = archived(
  {
    segundaFinal: round('Final', '1/5 al 7/5', 'Caro 2-0 Ana'),
    cup: [
      ...round('Semifinales', '1/6 al 7/6', 'Beto 2-0 Caro; Ganador SF1 2-0 Ana'),
      ...round('Final', '8/6 al 14/6', 'Beto 2-1 Ana'),
    ],
  },
  2025,
);
const book = recordBook([second, first]);

test('each player has a line: titles, seasons, duels won and lost, the longest run of a season', () => {
  const lines = book.players.map(({ player, titles, seasons, record: { DG, DP }, run }) =>
    [player, titles, seasons, DG, DP, run].join(' '),
  );
  // Beto won the last duel of one season and both of the next, but a run ends with its season.
  expect(lines).toEqual(['Beto 2 2 3 1 2', 'Caro 1 2 2 2 1', 'Ana 0 2 2 3 2', 'Zoe 0 1 0 1 0']);
});

test('the longest runs have at least two duels; equal ones are sorted newest first, then by nick', () => {
  expect(book.runs.map(({ player, season, length }) => [player, season.id, length])).toEqual([
    ['Beto', '2025', 2],
    ['Ana', '2024', 2],
  ]);
});

test('finals decided by their last game are listed newest first', () => {
  expect(book.finals.map(({ season }) => season.id)).toEqual(['2025', '2024']);
  expect(pairs(book.finals.map(({ final }) => final))).toEqual(['Beto-Ana', 'Ana-Beto']);
});

test('the most frequent pairs of all seasons are listed once, with the player who won more first', () => {
  const meetings = book.meetings.map(
    ({ player, opponent, record: { DJ, DG, DP } }) => `${DJ}: ${player} ${DG}-${DP} ${opponent}`,
  );
  expect(meetings).toEqual(['3: Beto 2-1 Ana', '2: Ana 1-1 Caro']);
});

test('titles from before the site count, even for players without a duel in the archive', () => {
  const { players } = recordBook([second, first], [{ champion: 'caro' }, { champion: 'Hugo' }]);
  expect(
    players.map(({ player, titles, record, run }) => `${player} ${titles} ${record.DJ} ${run}`),
  ).toEqual(['Beto 2 4 2', 'Caro 2 4 1', 'Hugo 1 0 0', 'Ana 0 5 2', 'Zoe 0 1 0']);
});

test('another season changes the book, and without seasons it is empty', () => {
  expect(recordBook([second]).players[0]?.seasons).toBe(1);
  expect(recordBook([])).toEqual({ players: [], runs: [], finals: [], meetings: [] });
});
