import { expect, test } from 'vitest';
import { pairKey, playerKeys } from '../../../src/domain/player-key.ts';

const key = playerKeys({});

test('a player is the same whatever the capitals and the spaces around', () => {
  expect(key(' PampaTiles\u00a0')).toBe(key('pampatiles'));
  expect(key('ÑANDUBAY')).toBe(key('ñandubay'));
});

test('nicks that differ in an accent alone are two players', () => {
  expect(key('Ana')).not.toBe(key('Aná'));
});

test('a nick of before is the current one, whatever its capitals', () => {
  const withAlias = playerKeys({ ViejoNick: 'NuevoNick' });
  expect(withAlias('viejonick')).toBe(withAlias('NuevoNick'));
  expect(withAlias('Otro')).not.toBe(withAlias('NuevoNick'));
});

test('a nick changed twice is the last one, in whatever order the changes are listed', () => {
  for (const aliases of [
    { Uno: 'Dos', Dos: 'Tres' },
    { Dos: 'Tres', Uno: 'Dos' },
  ]) {
    expect(playerKeys(aliases)('Uno')).toBe(key('Tres'));
  }
});

test.each([[{ Uno: 'Dos', Dos: 'uno' }], [{ Uno: 'UNO' }]])(
  'changes that lead back to themselves are refused: %j',
  (aliases) => {
    expect(() => playerKeys(aliases)).toThrow(
      /^nicks.yaml, renamed: los cambios dan vueltas: uno → .*; borrá uno$/,
    );
  },
);

test('two players have one key in either order', () => {
  expect(pairKey('Ana', 'beto')).toBe(pairKey('BETO', 'ana'));
});
