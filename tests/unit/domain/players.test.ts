import { expect, test } from 'vitest';
import { rankedByNick } from '../../../src/domain/players.ts';

const player = (id: string, nick: string) => ({
  row: 0,
  id,
  nick,
  elo: null,
  maxElo: null,
  link: null,
});
const find = rankedByNick([
  player('1', 'PampaTiles'),
  player('2', 'Ñandubay'),
  player('3', 'pampatiles'),
]);

test.each([
  ['in other capitals, Ñ included', 'ñANDUBAY', '2'],
  ['between spaces', ' Ñandubay\u00a0', '2'],
  ['that two rows have: the first', 'pampatiles', '1'],
  ['of another accent: nobody', 'Nandubay', undefined],
  ['that the sheet does not have: nobody', 'Nadie', undefined],
])('a player is found by a nick %s', (_, nick, id) => {
  expect(find(nick)?.id).toBe(id);
});
