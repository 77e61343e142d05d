import { describe, expect, test } from 'vitest';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import { isExpected, isReportable, reportAddress } from '../../../src/domain/report.ts';
import { stageMiddle } from '../../../src/domain/stage-dates.ts';
import { played, unplayed } from './duel.ts';

const form = 'https://example.com/forms/d/e/x/viewform';
const fields = {
  division: 'entry.1',
  round: 'entry.2',
  code: 'entry.3',
  home: 'entry.4',
  away: 'entry.5',
};
const duel = {
  division: 'Élite',
  round: 'Fecha 3',
  code: 'E-12',
  home: 'Rey & Cía',
  away: 'Ñandú_1',
};

describe('reportAddress', () => {
  const valuesIn = (address: string) => [...new URL(address).searchParams];

  test('says the duel in the fields of its form', () => {
    const address = reportAddress(form, fields, duel);
    expect(address.startsWith(`${form}?`)).toBe(true);
    expect(valuesIn(address)).toEqual([
      ['usp', 'pp_url'],
      ['entry.1', 'Élite'],
      ['entry.2', 'Fecha 3'],
      ['entry.3', 'E-12'],
      ['entry.4', 'Rey & Cía'],
      ['entry.5', 'Ñandú_1'],
    ]);
  });

  test('fills what is asked and known', () => {
    const { code, division } = fields;
    const address = reportAddress(
      form,
      { code, division, round: null },
      { ...duel, division: null },
    );
    expect(valuesIn(address)).toEqual([
      ['usp', 'pp_url'],
      ['entry.3', 'E-12'],
    ]);
  });

  test('keeps what the address says already, but for how it was sent', () => {
    const address = reportAddress(`${form}?usp=sf_link&hl=es#x`, { code: fields.code }, duel);
    expect(address).toBe(`${form}?usp=pp_url&hl=es&entry.3=E-12#x`);
  });

  test.each([
    ['no fields', {}],
    ['no field that is known', { division: 'entry.1', round: null }],
  ])('is the form as it is with %s', (_, named) => {
    const address = `${form}?usp=sf_link`;
    expect(reportAddress(address, named, { ...duel, division: null })).toBe(address);
  });
});

test.each<[string, Duel, boolean]>([
  ['a duel to play', unplayed('Ana', 'Beto'), true],
  ['a duel with 0–0', played('Ana', 0, 0, 'Beto'), true],
  ['a duel with a result', played('Ana', 2, 1, 'Beto'), false],
  ['a bye', unplayed('Ana', 'Libre'), false],
  ['a duel whose rival is not known', unplayed('Ana', 'Ganador 8vos-2'), false],
  ['a duel between places', unplayed('1° Grupo A', 'Beto'), false],
])('%s can be reported, or not', (_, candidate, expected) => {
  expect(isReportable(candidate)).toBe(expected);
});

describe('a duel is expected', () => {
  const open = unplayed('Ana', 'Beto');
  const round = (interval: string, ...duels: Duel[]): Round => ({ name: '', interval, duels });
  const today = '2026-11-18';
  /** Whether the open duel of each round is. */
  const expected = (...rounds: Round[]): boolean[] => {
    const near = stageMiddle(rounds, today);
    return rounds.map((one) =>
      isExpected(one.duels[0] ?? open, { round: one, rounds, near }, today),
    );
  };

  test('while its round is played and afterwards, and not before', () => {
    expect(
      expected(
        round('26/10 al 8/11', open),
        round('9/11 al 18/11', open),
        round('19/11 al 6/12', open),
      ),
    ).toEqual([true, true, false]);
  });

  test('not of the next round between two', () => {
    expect(
      expected(round('1/11 al 8/11', played('Ana', 2, 0, 'Beto')), round('23/11 al 6/12', open)),
    ).toEqual([true, false]);
  });

  test('when its own day is over, though its round is to come', () => {
    const early = { ...open, schedule: 'Mar 17/11 21:00' };
    expect(expected(round('23/11 al 6/12', early))).toEqual([true]);
  });

  test('of the first round with a duel to play, without dates', () => {
    expect(expected(round('', open), round('', open), round('', open))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
