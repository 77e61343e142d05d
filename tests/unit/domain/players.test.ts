import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankedByNick } from '../../../src/domain/players.ts';
import { parseRanking } from '../../../src/domain/ranking-sheet.ts';
import { rowsOf } from './rows.ts';

const header = 'ID,Pos,Jugador,Elo Actual,MAX Elo,Partida';
const parse = (...lines: string[]) => parseRanking('ranking', rowsOf(header, ...lines)).value;

describe('rankedByNick', () => {
  const find = rankedByNick(
    parse('1,1,PampaTiles,1,2,', '2,2,Ñandubay,3,4,', '3,3,pampatiles,5,6,'),
  );

  test('ignores case, Ñ included', () => {
    expect(find('ñANDUBAY')?.id).toBe('2');
  });

  test('ignores spaces round the nick', () => {
    expect(find(' Ñandubay\u00a0')?.id).toBe('2');
  });

  test('gives the first row of a repeated nick', () => {
    expect(find('pampatiles')?.id).toBe('1');
  });

  test('takes an accent for a different nick', () => {
    expect(find('Nandubay')).toBeNull();
  });

  test('is null for a nick the sheet does not have', () => {
    expect(find('Nadie')).toBeNull();
  });

  test('finds every player of the sheet by a nick in capitals', () => {
    const nicks = fc.uniqueArray(fc.stringMatching(/^[A-Za-zñáé_]\w{0,8}$/), {
      selector: (nick) => nick.toLowerCase(),
    });
    fc.assert(
      fc.property(nicks, (list) => {
        const lookUp = rankedByNick(parse(...list.map((nick, row) => `${row},1,${nick},1,1`)));
        expect(list.map((nick) => lookUp(nick.toUpperCase())?.nick)).toEqual(list);
      }),
    );
  });
});
