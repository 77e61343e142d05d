import { describe, expect, test } from 'vitest';
import { readRankingFile, writeRankingFile } from '../../../src/domain/ranking-file.ts';

const players = [
  { nick: 'Ñandú', elo: 612.5, maxElo: 700, link: 'https://example.com/partida/1' },
  { nick: '</script>"', elo: 0, maxElo: 0, link: null },
];

describe('the ranking file', () => {
  test('gives back the players that were written, in their order', () => {
    expect(readRankingFile(writeRankingFile(players))).toEqual(players);
  });

  test('holds nothing of a player that the ranking does not show', () => {
    const text = writeRankingFile(players.map((player) => ({ ...player, id: '990000001' })));
    expect(text).not.toContain('990000001');
  });

  test.each(['', '<!doctype html>', 'null', '{}', '[]', '{"version":0,"players":[]}'])(
    'is not «%s»',
    (text) => {
      expect(() => readRankingFile(text)).toThrow();
    },
  );
});
