import { expect, test } from 'vitest';
import { rankedByNick } from '../../../src/domain/players.ts';

const find = rankedByNick(
  ['PampaTiles', 'Ñandubay', 'pampatiles'].map((nick, index) => ({
    ...{ row: 0, id: String(index + 1), nick, elo: null, maxElo: null, link: null },
  })),
);

test.each([
  ['in other capitals, Ñ included', 'ñANDUBAY', '2'],
  ['between spaces', ' Ñandubay\u00a0', '2'],
  ['that two rows have: the first', 'pampatiles', '1'],
  ['of another accent: nobody', 'Nandubay', undefined],
  ['that the sheet does not have: nobody', 'Nadie', undefined],
])('a player is found by a nick %s', (_, nick, id) => {
  expect(find(nick)?.id).toBe(id);
});
