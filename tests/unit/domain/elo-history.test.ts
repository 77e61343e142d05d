import { describe, expect, test } from 'vitest';
import {
  eloOn,
  parseEloHistory,
  weeksByPlayer,
  withCorrections,
} from '../../../src/domain/elo-history.ts';
import { SourceError } from '../../../src/domain/problem.ts';
import { addToHistory } from '../../../src/snapshot/history.ts';

const parse = (...lines: string[]) =>
  parseEloHistory('history', ['semana,id,nick,elo,maxElo', ...lines].join('\n'));

describe('parseEloHistory', () => {
  test('reads week, id, nick and both ratings, the header aside', () => {
    expect(parse('2026-11-16,7,Ana,500,612.5', '2026-11-16,,Beto,,600')).toEqual({
      value: [
        { week: '2026-11-16', id: '7', nick: 'Ana', elo: 500, maxElo: 612.5 },
        { week: '2026-11-16', id: '', nick: 'Beto', elo: null, maxElo: 600 },
      ],
      problems: [],
    });
  });

  test.each(['=Ana', '+Ana', '-Ana', '@Ana', 'Ana, la "Reina"', "'Ana"])(
    'reads back the nick %j that the snapshot wrote',
    (nick) => {
      const rating = { id: '7', nick, elo: 500, maxElo: 600 };
      const text = addToHistory(null, [rating], new Date('2026-11-18T15:00:00Z'));
      expect(parseEloHistory('history', text).value).toMatchObject([{ week: '2026-11-16', nick }]);
    },
  );

  test('reports a row without a week, and reads the others', () => {
    const { value, problems } = parse('16/11/2026,7,Ana,500,600', '', '2026-11-16,8,Beto,500,600');
    expect(value.map(({ nick }) => nick)).toEqual(['Beto']);
    expect(problems).toMatchObject([
      { source: 'history', row: 2, column: 'A', value: '16/11/2026' },
    ]);
  });

  test('refuses an HTML page in place of CSV', () => {
    expect(() => parseEloHistory('history', '<!doctype html>')).toThrow(SourceError);
  });
});

describe('weeksByPlayer', () => {
  const weeksOf = weeksByPlayer(
    parse(
      '2026-11-16,7,Ana,520,600',
      '2026-11-09,7,AnaDeAntes,510,600',
      '2026-11-16,7,Ana,999,999',
      '2026-11-02,,Ana,505,600',
      '2026-11-16,8,Beto,400,400',
      '2026-11-16,,Caro,300,300',
    ).value,
  );
  const elos = (id: string, nick: string) =>
    weeksOf({ id, nick }).map(({ week, elo }) => `${week} ${elo}`);

  test('has a player’s weeks by id under any nick, and by nick where no id was known', () => {
    expect(elos('7', 'Ana')).toEqual(['2026-11-02 505', '2026-11-09 510', '2026-11-16 520']);
  });

  test('looks by nick, whatever its case, for who has no id', () => {
    expect(elos('', 'CARO')).toEqual(['2026-11-16 300']);
    expect(elos('', 'Beto')).toEqual(['2026-11-16 400']);
  });

  test('does not take another player’s weeks for a nick that changed hands', () => {
    expect(elos('9', 'Beto')).toEqual([]);
  });
});

test('a cell that was kept wrong says what elo.yaml says; a correction of no row is told', () => {
  const { value } = parseEloHistory(
    'history/elo.csv',
    'semana,id,nick,elo,maxElo\n2026-11-09,1,Ana,6120,6120\n2026-11-16,1,Ana,613,640\n',
  );
  const correction = { week: '2026-11-09', player: 'ana', elo: 612, maxElo: null };
  const lost = { ...correction, player: 'Beto' };
  const { history, unused } = withCorrections(value, [correction, lost]);
  expect(history.map(({ elo, maxElo }) => [elo, maxElo])).toEqual([
    [612, null],
    [613, 640],
  ]);
  expect(unused).toEqual([lost]);
});

describe('a player’s Elo on a day', () => {
  const week = (day: string, elo: number | null) => ({
    week: day,
    id: '',
    nick: 'Ana',
    elo,
    maxElo: null,
  });
  const weeks = [week('2026-11-02', 500), week('2026-11-09', 520), week('2026-11-16', null)];

  test.each([
    ['the week’s own', '2026-11-09', 520],
    ['the week’s until it ends', '2026-11-08', 500],
    ['the last one known, where the week has none', '2026-11-18', 520],
    ['none after four weeks without any', '2026-12-07', null],
    ['still that of four weeks before', '2026-12-06', 520],
    ['none before the first week', '2026-11-01', null],
  ])('is %s', (_, day, elo) => {
    expect(eloOn(weeks, day)).toBe(elo);
  });

  test('is never 0, which is how a ranking without one is read', () => {
    expect(eloOn([week('2026-11-09', 500), week('2026-11-16', 0)], '2026-11-16')).toBe(500);
  });
});
