// @vitest-environment happy-dom
/** What «¿Y si…?» reads: a group's block on the page, and the address. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addressed,
  addressWith,
  readSuppositions,
  writeSuppositions,
} from '../../../src/islands/what-if/address.ts';
import { readGroups, type GroupFacts } from '../../../src/islands/what-if/group.ts';

test('a group on the page has its duels with their results, names and addresses', () => {
  const facts: GroupFacts = {
    title: 'Primera',
    fixture: 'primera',
    zones: { promotion: 1, relegation: 0 },
    gamesToWin: 2,
    players: [['Ana', 'AnaDeAntes'], ['Beto']],
  };
  const block = document.createElement('div');
  block.dataset['whatIf'] = JSON.stringify(facts);
  block.innerHTML = `<details class="round"><summary><span>Fecha 1</span><span>1/1</span></summary><table><tbody>
    <tr><th>P-1</th><td> AnaDeAntes </td><td>2 - 1</td><td>Beto</td><td>-</td></tr>
    <tr><th>P-1</th><td> Beto </td><td>-</td><td>Ana</td><td>-</td></tr>
  </tbody></table></details>`;
  document.body.replaceChildren(document.createElement('div'), block);
  const groups = readGroups(document);
  expect(groups).toMatchObject([
    {
      title: 'Primera',
      players: ['Ana', 'Beto'],
      gamesToWin: 2,
      rounds: [
        {
          name: 'Fecha 1',
          duels: [
            { home: 'Ana', homeScore: 2, awayScore: 1, away: 'Beto' },
            { home: 'Beto', homeScore: null, awayScore: null, away: 'Ana' },
          ],
        },
      ],
    },
  ]);
  expect([...(groups[0]?.ids.values() ?? [])]).toEqual(['primera-p-1', 'primera-p-1-2']);
});

describe('the address', () => {
  beforeEach(() => history.replaceState(null, '', '/liga?seccion=fixture#e-1'));

  test('says what is supposed beside what it said before, and nothing once nothing is', () => {
    const suppositions = new Map([
      ['élite-e-1', { home: 2, away: 1 }],
      ['oroa-12-2', { home: 0, away: 2 }],
    ]);
    writeSuppositions(suppositions);
    expect(location.search).toContain('seccion=fixture&ysi=');
    expect(location.hash).toBe('#e-1');
    expect(readSuppositions(addressed())).toEqual(suppositions);
    expect(addressWith(new Map()).search).toBe('?seccion=fixture');
    writeSuppositions(new Map());
    expect(addressed()).toBe('');
  });

  test.each(['', '_', 'e-1', 'e-1.2', 'e-1.a-b', '.2-0', 'e-1.-2-0'])(
    '«%s» supposes nothing',
    (text) => {
      expect([...readSuppositions(text)]).toEqual([]);
    },
  );
});
