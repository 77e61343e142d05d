/** What «¿Y si…?» reads: the file of its groups, and the address. */
import { describe, expect, test } from 'vitest';
import { supposedGroups } from '../../../src/data/what-if.ts';
import { readSuppositions } from '../../../src/islands/what-if-address.ts';
import { round, seasonOf } from '../season/season.ts';

describe('the file of a division’s groups', () => {
  const first = round('Fecha 1', '', 'ana 0-2 Beto');
  const groupsOf = (primera: string[], ...players: string[]) =>
    seasonOf({ primera, tables: { primera: [players] } }).divisions.flatMap(supposedGroups);

  test('has what can be supposed: players in the sheet’s order, duels by the table’s names and ids', () => {
    const side = (nick: string) => ({ kind: 'player', key: nick.toLowerCase(), nick });
    const [ana, beto] = [side('Ana'), side('Beto')];
    expect(groupsOf([...first, ...round('Fecha 2', '', 'Beto - ANA')], 'Ana', 'Beto')).toEqual([
      {
        title: 'División Primera',
        zones: { promotion: 1, relegation: 1 },
        gamesToWin: 2,
        players: ['Ana', 'Beto'],
        rounds: [
          {
            name: 'Fecha 1',
            duels: [
              { id: 'primera-ana-beto', code: 'ana-Beto', home: ana, away: beto, score: [0, 2] },
            ],
          },
          {
            name: 'Fecha 2',
            duels: [
              { id: 'primera-beto-ana', code: 'Beto-ANA', home: beto, away: ana, score: null },
            ],
          },
        ],
      },
    ]);
  });

  test('has no group of which all is played, or whose end cannot be foreseen', () => {
    expect(groupsOf(first, 'Ana', 'Beto')).toEqual([]);
    expect(groupsOf(round('Fecha 1', '', 'Ana - Beto'), 'Ana', 'Beto', 'Caro')).toEqual([]);
    expect(groupsOf(round('Fecha 1', '', 'Ana - Beto'), 'Ana,1,0,1,2,0,2', 'Beto')).toEqual([]);
  });
});

test('the address says what is supposed, and nonsense in it nothing', () => {
  const read = (text: string): string =>
    [...readSuppositions(text)].map(([id, score]) => `${id} ${score.join('-')}`).join(', ');
  expect(read('élite-e-1.2-1_oroa-12-2.0-2')).toBe('élite-e-1 2-1, oroa-12-2 0-2');
  const nonsense = ['', '_', 'e-1', 'e-1.2', 'e-1.a-b', '.2-0', 'e-1.-2-0'];
  expect(nonsense.map(read).join('')).toBe('');
});
