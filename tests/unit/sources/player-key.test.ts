import { expect, test } from 'vitest';
import { finderByPlayer, pairKey, playerKeys } from '../../../src/sources/player-key.ts';
import { playerSlugs } from '../../../src/season/player-slug.ts';
import { readCases } from '../../fixtures/cases.ts';

const cases = readCases<{
  keys: [string, Record<string, string>, string, string][];
  slugs: [string, string[], Record<string, string>, string, string][];
}>(import.meta.dirname, 'player-key');

test.each(cases.keys)('a player is %s', (_, aliases, nick, key) => {
  expect(playerKeys(aliases)(nick)).toBe(key);
});

test('of several items of a player the first one is found', () => {
  const find = finderByPlayer(['PampaTiles 1', 'pampatiles 2'], (item) => item.split(' ')[0] ?? '');
  expect([find('PAMPATILES'), find('Nadie')]).toEqual(['PampaTiles 1', undefined]);
});

test('a pair of players has the same key in either order', () => {
  expect(pairKey('Ana', 'beto')).toBe(pairKey('BETO', 'ana'));
});

test.each(cases.slugs)('players have %s', (_, nicks, addresses, slugs, changed) => {
  const given = playerSlugs(nicks, addresses);
  expect([...given.slugs].map(([key, slug]) => `${key}=${slug}`).join(' ')).toBe(slugs);
  const told = given.changed.map(
    ({ nick, slug, owner }) => `${nick}=${slug}${owner ? ` (${owner})` : ''}`,
  );
  expect(told.join(' ')).toBe(changed);
});

test('an address set by hand for two players is refused with what to do', () => {
  expect(() => playerSlugs(['Ana', 'Beto'], { Ana: 'x', Beto: 'x' })).toThrow(
    '«Ana» y «Beto» tienen la misma dirección en addresses, /jugadores/x: cambiá una',
  );
});
