import { expect, test } from 'vitest';
import type { Duel } from '../../../src/domain/fixture.ts';
import { latestStageResults } from '../../../src/domain/stage-results.ts';
import { played, unplayed } from './duel.ts';

const today = '2026-11-16';
const on = (schedule: string, duel: Duel): Duel => ({ ...duel, schedule });
const stages = [
  {
    name: 'Élite',
    rounds: [
      {
        name: 'Fecha 1',
        interval: '14/9 al 27/9',
        duels: [played('Ana', 2, 0, 'Beto'), played('Ana', 2, 0, 'BYE')],
      },
      {
        name: 'Fecha 2',
        interval: '9/11 al 22/11',
        duels: [
          on('Sáb 14/11 15:00', played('Ana', 2, 1, 'Caro')),
          on('Sáb 14/11 18:00', played('Beto', 0, 2, 'Dani')),
          on('Dom 15/11 18:00', unplayed('Eva', 'Fede')),
        ],
      },
    ],
  },
  {
    name: 'Copa',
    rounds: [
      { name: '8vos', interval: '', duels: [played('Gabi', 2, 0, 'Hugo')] },
      { name: '4tos', interval: '', duels: [on('Dom 15/11 21:00', played('Gabi', 2, 1, 'Ana'))] },
    ],
  },
];

const said = (count: number) =>
  latestStageResults(stages, today, count).map(
    ({ stage, round, duel }) => `${stage}, ${round}: ${duel.home}-${duel.away}`,
  );

test('results of all stages come newest first, byes left out; those without any day come last', () => {
  expect(said(10)).toEqual([
    'Copa, 4tos: Gabi-Ana',
    'Élite, Fecha 2: Beto-Dani',
    'Élite, Fecha 2: Ana-Caro',
    'Élite, Fecha 1: Ana-Beto',
    'Copa, 8vos: Gabi-Hugo',
  ]);
});

test('no more than asked for', () => {
  expect(said(2)).toEqual(['Copa, 4tos: Gabi-Ana', 'Élite, Fecha 2: Beto-Dani']);
});
