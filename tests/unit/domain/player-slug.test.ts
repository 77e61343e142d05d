import { expect, test } from 'vitest';
import { nickSlug, playerSlugs } from '../../../src/domain/player-slug.ts';

test.each([
  ['LaTorreCeleste', 'latorreceleste'],
  ['Parana_Gris', 'parana_gris'],
  ['El "Tano" Rossi', 'el-tano-rossi'],
  ['Rey, el Tilero', 'rey-el-tilero'],
  ['JacarandáEnFlor', 'jacarandaenflor'],
  ['a-b', 'a-b'],
  ['¡!', ''],
  [`Nota: ${'a'.repeat(300)}`, `nota-${'a'.repeat(55)}`],
])('the address of %j is %j', (nick, slug) => {
  expect(nickSlug(nick)).toBe(slug);
});

test.each<[string, string[], Record<string, string>, slugs: string, changed: string]>([
  ['each of their own', ['Ana', 'Beto'], {}, 'ana=ana beto=beto', ''],
  ['none that hosts give the whole folder', ['Index'], {}, 'index=index-2', 'Index=index-2'],
  [
    'a number where another has theirs, which is told',
    ['Ana', 'Aná', 'ana-2', 'Añá'],
    {},
    'ana=ana aná=ana-2 ana-2=ana-2-2 añá=ana-3',
    'Aná=ana-2 (Ana) ana-2=ana-2-2 (Aná) Añá=ana-3 (Ana)',
  ],
  ['the one set by hand', ['Ana', 'Aná'], { ANÁ: 'ana-sur' }, 'aná=ana-sur ana=ana', ''],
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

test('one address set by hand for two players is refused, with what to do', () => {
  expect(() => playerSlugs(['Ana', 'Beto'], { Ana: 'x', Beto: 'x' })).toThrow(
    '«Ana» y «Beto» tienen la misma dirección en addresses, /jugadores/x: cambiá una',
  );
});
