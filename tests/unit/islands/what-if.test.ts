/** The inputs of «¿Y si…?»: the file of a division's groups, and the address. */
import { expect, test } from 'vitest';
import { supposedGroups } from '../../../src/data/what-if.ts';
import { readSuppositions } from '../../../src/client/tool-address.ts';
import { jsonLines } from '../../fixtures/page-text.ts';
import { round, seasonOf } from '../season/season.ts';

const first = round('Fecha 1', '', 'ana 0-2 Beto', 'Ana - BYE');
const forfeits = { withdrawn: { zoe: '2026-11-13' } };
const groupsOf = (primera: string[], ...players: string[]) =>
  seasonOf({ primera, forfeits, tables: { primera: [players] } }).divisions.flatMap(supposedGroups);

test('the file of a division’s groups has players in the sheet’s order, and duels with their ids and the table’s spelling of names', async () => {
  const groups = groupsOf([...first, ...round('Fecha 2', '', 'Beto - ANA')], 'Ana', 'Beto');
  await expect(`${jsonLines(groups)}\n`).toMatchFileSnapshot('what-if.txt');
});

test('the file of a division’s groups leaves out groups whose duels are all played, or whose end cannot be foreseen, and keeps one where another player took over duels', () => {
  expect(groupsOf(first, 'Ana', 'Beto')).toEqual([]);
  expect(groupsOf(round('Fecha 1', '', 'Ana - Beto'), 'Ana', 'Beto', 'Caro')).toEqual([]);
  const twice = 'Ana - Beto; Beto - Ana; Ana 2-0 Zoe; Zoe 0-2 Beto; Caro - Ana; Beto - Caro';
  expect(groupsOf(round('Fecha 1', '', twice), 'Ana', 'Beto', 'Caro', 'Zoe')).toHaveLength(1);
});

test('suppositions are parsed from the address, and nonsense is ignored', () => {
  const read = (text: string): string =>
    [...readSuppositions(text)].map(([id, score]) => `${id} ${score.join('-')}`).join(', ');
  expect(read('élite-e-1.2-1_oroa-12-2.0-2')).toBe('élite-e-1 2-1, oroa-12-2 0-2');
  expect(read('_e-1_e-1.2_e-1.a-b_.2-0_e-1.-2-0')).toBe('');
});
