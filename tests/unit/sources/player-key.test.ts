import { expect, test } from 'vitest';
import { finderByPlayer, playerKeys } from '../../../src/sources/player-key.ts';
import { playerSlugs } from '../../../src/season/player-slug.ts';

test.each([
  ['the same in other capitals and between spaces', {}, ' ÑanduTiles\u00a0', 'ñandutiles'],
  ['another with another accent', {}, 'Aná', 'aná'],
  ['the current one under a nick of before', { ViejoNick: 'NuevoNick' }, 'viejonick', 'nuevonick'],
  ['the last one after two changes, in whatever order', { Dos: 'Tres', Uno: 'Dos' }, 'Uno', 'tres'],
])('a player is %s', (_, aliases, nick, key) => {
  expect(playerKeys(aliases)(nick)).toBe(key);
});

test('of several items of a player the first one is found', () => {
  const find = finderByPlayer(['PampaTiles 1', 'pampatiles 2'], (item) => item.split(' ')[0] ?? '');
  expect([find('PAMPATILES'), find('Nadie')]).toEqual(['PampaTiles 1', undefined]);
});

test.each<[string, string[], Record<string, string>, slugs: string, changed: string]>([
  ['none that hosts give the whole folder', ['Index'], {}, 'index=index-2', 'Index=index-2'],
  [
    'a number where another has theirs, which is told',
    ['Ana', 'Aná', 'ana-2', 'Añá'],
    {},
    'ana=ana aná=ana-2 ana-2=ana-2-2 añá=ana-3',
    'Aná=ana-2 (Ana) ana-2=ana-2-2 (Aná) Añá=ana-3 (Ana)',
  ],
  [
    'not the one that was set by hand for another',
    ['Ana', 'Beto'],
    { Beto: 'ana' },
    'beto=ana ana=ana-2',
    'Ana=ana-2 (Beto)',
  ],
  ['one also without letters', ['¡!'], {}, '¡!=jugador', '¡!=jugador'],
])('players have %s', (_, nicks, addresses, slugs, changed) => {
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
