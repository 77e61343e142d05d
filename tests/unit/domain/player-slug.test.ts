import { expect, test } from 'vitest';
import { nickSlug, playerSlugs } from '../../../src/domain/player-slug.ts';

test.each([
  ['LaTorreCeleste', 'latorreceleste'],
  ['Parana_Gris', 'parana_gris'],
  ['El "Tano" Rossi', 'el-tano-rossi'],
  ['Rey, el Tilero', 'rey-el-tilero'],
  ['ÑireAustral', 'nireaustral'],
  ['JacarandáEnFlor', 'jacarandaenflor'],
  ['a-b', 'a-b'],
  ['¡!', ''],
  [`Nota: ${'a'.repeat(300)}`, `nota-${'a'.repeat(55)}`],
])('the address of %j is %j', (nick, slug) => {
  expect(nickSlug(nick)).toBe(slug);
});

const list = (...given: Parameters<typeof playerSlugs>) => [...playerSlugs(...given).slugs];

test('each player has an address, found by the key of any spelling', () => {
  expect(list(['Ana', 'Beto'])).toEqual([
    ['ana', 'ana'],
    ['beto', 'beto'],
  ]);
});

test('nobody has the address that hosts give the whole folder', () => {
  expect(playerSlugs(['Index'])).toEqual({
    slugs: new Map([['index', 'index-2']]),
    changed: [{ nick: 'Index', slug: 'index-2', owner: null }],
  });
});

test('of players with one address the first has it, the others a number, and it is told', () => {
  const nicks = ['Ana', 'Aná', 'ana-2', 'Añá'];
  const { slugs, changed } = playerSlugs(nicks);
  expect(nicks.map((nick) => slugs.get(nick.toLowerCase()))).toEqual([
    'ana',
    'ana-2',
    'ana-2-2',
    'ana-3',
  ]);
  expect(changed).toEqual([
    { nick: 'Aná', slug: 'ana-2', owner: 'Ana' },
    { nick: 'ana-2', slug: 'ana-2-2', owner: 'Aná' },
    { nick: 'Añá', slug: 'ana-3', owner: 'Ana' },
  ]);
});

test('an address set by hand tells them apart, whoever comes first', () => {
  expect(list(['Ana', 'Aná'], { ANÁ: 'ana-sur' })).toContainEqual(['aná', 'ana-sur']);
  expect(list(['Ana', 'Beto'], { Beto: 'ana' })).toEqual([
    ['beto', 'ana'],
    ['ana', 'ana-2'],
  ]);
});

test('one address set by hand for two players is refused, with what to do', () => {
  expect(() => playerSlugs(['Ana', 'Beto'], { Ana: 'x', Beto: 'x' })).toThrow(
    '«Ana» y «Beto» tienen la misma dirección en addresses, /jugadores/x: cambiá una',
  );
});

test('a nick without letters has an address nevertheless', () => {
  expect(list(['¡!', '¿?'], { '¿?': 'pregunta' })).toEqual([
    ['¿?', 'pregunta'],
    ['¡!', 'jugador'],
  ]);
  expect(playerSlugs(['¡!']).changed).toEqual([{ nick: '¡!', slug: 'jugador', owner: null }]);
});
