import { expect, test } from 'vitest';
import { byPlayer, pairKey, playerKeys } from '../../../src/domain/player-key.ts';

test.each([
  ['the same in other capitals and between spaces', {}, ' ÑanduTiles\u00a0', 'ñandutiles'],
  ['another with another accent', {}, 'Aná', 'aná'],
  ['the current one under a nick of before', { ViejoNick: 'NuevoNick' }, 'viejonick', 'nuevonick'],
  ['another under a nick that is none of before', { ViejoNick: 'NuevoNick' }, 'Otro', 'otro'],
  ['the last one after two changes', { Uno: 'Dos', Dos: 'Tres' }, 'Uno', 'tres'],
  ['so in whatever order they are listed', { Dos: 'Tres', Uno: 'Dos' }, 'Uno', 'tres'],
])('a player is %s', (_, aliases, nick, key) => {
  expect(playerKeys(aliases)(nick)).toBe(key);
});

test.each([[{ Uno: 'Dos', Dos: 'uno' }], [{ Uno: 'UNO' }]])(
  'changes that lead back to themselves are refused: %j',
  (aliases) => {
    expect(() => playerKeys(aliases)).toThrow(
      /^nicks.yaml, renamed: los cambios dan vueltas: uno → .*; borrá uno$/,
    );
  },
);

test('of several of a player the first one counts', () => {
  const find = byPlayer(['PampaTiles 1', 'pampatiles 2'], (item) => item.split(' ')[0] ?? '');
  expect([find('PAMPATILES'), find('Nadie')]).toEqual(['PampaTiles 1', undefined]);
});

test('two players have one key in either order', () => {
  expect(pairKey('Ana', 'beto')).toBe(pairKey('BETO', 'ana'));
});
