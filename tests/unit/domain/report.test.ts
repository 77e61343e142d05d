import { describe, expect, test } from 'vitest';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import { isExpected, isReportable, reportAddress } from '../../../src/domain/report.ts';
import { played, unplayed } from './duel.ts';

const form = 'https://example.com/viewform';
const fields = { division: 'e.1', round: 'e.2', code: 'e.3', home: 'e.4', away: 'e.5' };
const duel = {
  division: 'Élite',
  round: 'Fecha 3',
  code: 'E-12',
  home: 'Rey & Cía',
  away: 'Ñandú_1',
};
const inCup = { ...duel, division: null };

test.each([
  [
    'with the duel in its fields',
    form,
    fields,
    duel,
    '?usp=pp_url&e.1=Élite&e.2=Fecha+3&e.3=E-12&e.4=Rey+%26+Cía&e.5=Ñandú_1',
  ],
  [
    'with what is asked and known',
    form,
    { code: 'e.3', division: 'e.1', round: null },
    inCup,
    '?usp=pp_url&e.3=E-12',
  ],
  [
    'with what its address says already, but for how it was sent',
    `${form}?usp=sf_link&hl=es#x`,
    { code: 'e.3' },
    duel,
    '?usp=pp_url&hl=es&e.3=E-12#x',
  ],
  ['as it is without fields', `${form}?usp=sf_link`, {}, inCup, '?usp=sf_link'],
  [
    'as it is where no field is known',
    `${form}?usp=sf_link`,
    { division: 'e.1', round: null },
    inCup,
    '?usp=sf_link',
  ],
])('a form opens %s', (_, address, named, one, query) => {
  expect(reportAddress(address, named, one)).toBe(new URL(query, form).href);
});

test.each<[string, Duel, boolean]>([
  ['a duel to play', unplayed('Ana', 'Beto'), true],
  ['a duel with 0–0', played('Ana', 0, 0, 'Beto'), true],
  ['a duel with a result', played('Ana', 2, 1, 'Beto'), false],
  ['a bye', unplayed('Ana', 'Libre'), false],
  ['a duel whose rival is not known', unplayed('Ana', 'Ganador 8vos-2'), false],
  ['a duel between places', unplayed('1° Grupo A', 'Beto'), false],
])('whether %s can be reported', (_, candidate, expected) => {
  expect(isReportable(candidate)).toBe(expected);
});

describe('a duel is expected', () => {
  const today = '2026-11-18';
  const open = unplayed('Ana', 'Beto');
  const early = { ...open, schedule: 'Mar 17/11 21:00' };
  const done = played('Ana', 2, 0, 'Beto');

  test.each<[string, [interval: string, Duel][], boolean[]]>([
    [
      'while its round is played and afterwards, and not before',
      [
        ['26/10 al 8/11', open],
        ['9/11 al 18/11', open],
        ['19/11 al 6/12', open],
      ],
      [true, true, false],
    ],
    [
      'not in the next round between two',
      [
        ['1/11 al 8/11', done],
        ['23/11 al 6/12', open],
      ],
      [true, false],
    ],
    ['when its own day is over, though its round is to come', [['23/11 al 6/12', early]], [true]],
    [
      'in the first round with a duel to play, without dates',
      [
        ['', open],
        ['', open],
      ],
      [true, false],
    ],
  ])('%s', (_, given, expected) => {
    const rounds = given.map(([interval, one]): Round => ({ name: '', interval, duels: [one] }));
    const asked = rounds.map((round) =>
      isExpected(round.duels[0] ?? open, { round, rounds, near: today }, today),
    );
    expect(asked).toEqual(expected);
  });
});
