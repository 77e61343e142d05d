import { expect, test } from 'vitest';
import {
  rankingLine,
  readRankingFile,
  sortRanking,
  writeRankingFile,
} from '../../../../src/sources/sheets/ranking.ts';
import { rankedPlayer } from '../../../fixtures/ranked.ts';

test('a missing Elo is shown as 0', () => {
  expect(rankingLine(rankedPlayer('Ana - -'))).toMatchObject({ elo: 0, maxElo: 0 });
});

const three = ['Ana 500 600', 'Beto 550 700', 'Caro 650 650'];

test.each<[string, 'elo' | 'maxElo' | undefined, lines: string[], order: string]>([
  ['the highest Elo', undefined, three, 'Beto Caro Ana'],
  ['the current one among those level', 'maxElo', ['Ana 500 600', 'Beto 501 600'], 'Beto Ana'],
  ['the highest one among those level', 'elo', ['Ana 500 600', 'Beto 500 601'], 'Beto Ana'],
  ['nick, as Spanish readers expect', 'maxElo', ['Ñu 5 6', 'Nu 5 6', 'á 5 6'], 'á Nu Ñu'],
])('sortRanking is by %s', (_, key, lines, order) => {
  const sorted = sortRanking(lines.map(rankedPlayer), key);
  expect(sorted.map(({ nick }) => nick).join(' ')).toBe(order);
});

const players = [
  { nick: 'Ñandú', elo: 612.5, maxElo: 700, link: 'https://s.example/1', page: '/jugadores/nandu' },
  { nick: '</script>"', elo: 0, maxElo: 0, link: null, page: null },
];

test('the ranking file returns the written players in their order, with only the fields that the ranking shows', () => {
  const text = writeRankingFile(players.map((player) => ({ ...player, id: '990000001' })));
  expect(text).not.toContain('990000001');
  expect(readRankingFile(text)).toEqual(players);
});

test.each(['', '<!doctype html>', 'null', '{}', '[]', '{"version":0,"players":[]}'])(
  'the ranking file is not «%s»',
  (text) => {
    expect(() => readRankingFile(text)).toThrow();
  },
);
