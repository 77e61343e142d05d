import { expect, test } from 'vitest';
import { duelIds } from '../../../src/domain/duel-id.ts';
import { parseFixture } from '../../../src/domain/fixture.ts';

const fixture = (...lines: string[]) =>
  parseFixture(
    'fixtures-elite',
    [',Fecha 1,,,,', ...lines].map((line) => line.split(',')),
    'league',
  ).value;

test('a duel is called after its fixture and code', () => {
  const rounds = fixture('E-12,Ana,2,0,Beto,-');
  expect([...duelIds('oroFinals', rounds).values()]).toEqual(['orofinals-e-12']);
});

test('the same when it is moved to a day, played or given other players', () => {
  const before = fixture('E-1,Ana,,,Beto,-', 'E-2,Ana,,,Carla,-');
  const after = fixture('E-1,Ana,2,1,Beto,-', 'E-2,Dora,,,Carla,lunes 21');
  const ids = (rounds: typeof before) => [...duelIds('elite', rounds).values()];
  expect(ids(after)).toEqual(ids(before));
});

test('a code that is there twice is numbered', () => {
  const rounds = fixture('1,Ana,,,Beto,-', '1,Ana,,,Carla,-', ',Fecha 2,,,,', '1,Beto,,,Carla,-');
  expect([...duelIds('elite', rounds).values()]).toEqual(['elite-1', 'elite-1-2', 'elite-1-3']);
});
