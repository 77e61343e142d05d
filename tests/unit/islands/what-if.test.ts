// @vitest-environment happy-dom
/** What «¿Y si…?» reads: a group's block on the page, and the address. */
import { beforeEach, describe, expect, test } from 'vitest';
import { formatResult } from '../../../src/words/duel.ts';
import {
  addressed,
  addressWith,
  readSuppositions,
  writeSuppositions,
} from '../../../src/islands/what-if/address.ts';
import { readGroups, type GroupFacts } from '../../../src/islands/what-if/group.ts';
import { played, unplayed } from '../domain/duel.ts';

const facts: GroupFacts = {
  title: 'Primera',
  fixture: 'primera',
  zones: { promotion: 1, relegation: 0 },
  gamesToWin: 2,
  players: [['Ana', 'AnaDeAntes'], ['Beto']],
};

/** A group's block as the page has it. */
function showBlock(): void {
  const duels = [played('AnaDeAntes', 2, 1, 'Beto'), unplayed('Beto', 'Ana')];
  const rows = duels.map(
    (duel) =>
      `<tr><th>P-1</th><td> ${duel.home} </td><td>${formatResult(duel)}</td><td>${duel.away}</td><td>-</td></tr>`,
  );
  const block = document.createElement('div');
  block.dataset['whatIf'] = JSON.stringify(facts);
  block.innerHTML = `<details class="round"><summary><span>Fecha 1</span><span>1/1</span></summary><table><tbody>${rows.join('')}</tbody></table></details>`;
  document.body.replaceChildren(document.createElement('div'), block);
}

describe('a group on the page', () => {
  beforeEach(showBlock);

  test('has its duels with their results, under the names of its table', () => {
    const [group, ...others] = readGroups(document);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ title: 'Primera', players: ['Ana', 'Beto'], gamesToWin: 2 });
    expect(group?.rounds).toEqual([
      {
        name: 'Fecha 1',
        duels: [
          expect.objectContaining({ home: 'Ana', homeScore: 2, awayScore: 1, away: 'Beto' }),
          expect.objectContaining({ home: 'Beto', homeScore: null, awayScore: null, away: 'Ana' }),
        ],
      },
    ]);
  });

  test('calls its duels as the rest of the site does', () => {
    const [group] = readGroups(document);
    expect([...(group?.ids.values() ?? [])]).toEqual(['primera-p-1', 'primera-p-1-2']);
  });
});

describe('the address', () => {
  const suppositions = new Map([
    ['élite-e-1', { home: 2, away: 1 }],
    ['oroa-12-2', { home: 0, away: 2 }],
  ]);
  beforeEach(() => history.replaceState(null, '', '/liga?seccion=fixture#e-1'));

  test('says what is supposed, beside what it said before', () => {
    writeSuppositions(suppositions);
    expect(location.search).toContain('seccion=fixture&ysi=');
    expect(location.hash).toBe('#e-1');
    expect(readSuppositions(addressed())).toEqual(suppositions);
  });

  test('says nothing once nothing is supposed', () => {
    writeSuppositions(suppositions);
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
