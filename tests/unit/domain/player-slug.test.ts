import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/config/error.ts';
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
])('the address of %j is %j', (nick, slug) => {
  expect(nickSlug(nick)).toBe(slug);
});

test('each player has an address, found by any spelling’s key', () => {
  expect([...playerSlugs(['Ana', 'Beto'])]).toEqual([
    ['ana', 'ana'],
    ['beto', 'beto'],
  ]);
});

test('two players with one address are refused, with what to do', () => {
  expect(() => playerSlugs(['Ana', 'Aná'])).toThrow(
    '«Ana» y «Aná» tendrían la misma dirección, /jugadores/ana: agregá una dirección propia en nickSlugs, en src/config/nicks.ts',
  );
});

test('an address set by hand tells them apart', () => {
  expect(playerSlugs(['Ana', 'Aná'], { ANÁ: 'ana-2' }).get('aná')).toBe('ana-2');
});

test('an address set by hand may not be taken either', () => {
  expect(() => playerSlugs(['Ana', 'Beto'], { Beto: 'ana' })).toThrow(ConfigurationError);
});

test('a nick without letters needs one set by hand', () => {
  expect(() => playerSlugs(['¡!'])).toThrow('«¡!» no da una dirección');
  expect(playerSlugs(['¡!'], { '¡!': 'exclamada' }).get('¡!')).toBe('exclamada');
});
