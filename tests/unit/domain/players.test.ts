import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRatings, ratingsByNick } from '../../../src/domain/players.ts';
import { rowsOf } from './rows.ts';

const header = 'ID,Pos,Jugador,Elo Actual,MAX Elo,Partida';
const parse = (...lines: string[]) => parseRatings('ranking', rowsOf(header, ...lines));

describe('parseRatings', () => {
  test('reads id, nick, current and maximum Elo from columns 0, 2, 3 and 4', () => {
    expect(parse('990000001,51,PuenteAlsina,562,563,https://example.com/partida/1')).toEqual([
      { id: '990000001', nick: 'PuenteAlsina', elo: 562, maxElo: 563 },
    ]);
  });

  test('skips the first row, whatever it says', () => {
    expect(parseRatings('ranking', rowsOf('1,1,Ana,500,600'))).toEqual([]);
  });

  test.each(['1,1,Ana,N/A,', '1,1,Ana,-,', '1,1,Ana'])('has no rating in %j', (line) => {
    expect(parse(line)).toEqual([{ id: '1', nick: 'Ana', elo: null, maxElo: null }]);
  });

  test('tells an Elo of 0 from a missing one', () => {
    expect(parse('1,1,Ana,0,')).toMatchObject([{ elo: 0, maxElo: null }]);
  });

  test.each([',,,,,', '1,1,,500,600,'])('skips the row %j, which names nobody', (line) => {
    expect(parse(line)).toEqual([]);
  });
});

describe('ratingsByNick', () => {
  const find = ratingsByNick(
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
        const lookUp = ratingsByNick(parse(...list.map((nick, row) => `${row},1,${nick},1,1`)));
        expect(list.map((nick) => lookUp(nick.toUpperCase())?.nick)).toEqual(list);
      }),
    );
  });
});
