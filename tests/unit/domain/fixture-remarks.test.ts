/** Where in a fixture something is told. */
import { expect, test } from 'vitest';
import { parseFixture } from '../../../src/domain/fixture.ts';

test.each([
  ['E-1,Ana,2,,Beto,,', ['D2 «»']],
  ['E-1,Ana,,2,Beto,,', ['C2 «»']],
  ['E-1,Ana,-,2,Beto,,', ['C2 «-»']],
  ['E-1,Ana,2,dos,Beto,,', ['D2 «dos»']],
  ['E-1,Ana (W.O.),0,2,Beto w.o.,,', ['B2 «Ana (W.O.)»', 'E2 «Beto w.o.»']],
  ['E-1,Ganador E-2 (Ana),,,Beto,Sáb 3/0,', ['F2 «Sáb 3/0»']],
])('%s', (row, places) => {
  const rows = [',Fecha 1,,,,,', row].map((line) => line.split(','));
  const { value, problems } = parseFixture('fixtures-elite', rows, 'league');
  expect(problems.map((one) => `${one.column}${one.row} «${one.value}»`)).toEqual(places);
  expect(value[0]?.duels).toHaveLength(1);
});
