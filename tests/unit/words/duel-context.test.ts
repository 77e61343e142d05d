import { expect, test } from 'vitest';
import {
  chanceSentence,
  meetingsSentence,
  percents,
  prizeSentence,
  stakesSentences,
} from '../../../src/words/duel-context.ts';

const players = { home: 'Ana', away: 'Beto' };

test.each([
  [0, 0, 100],
  [0.004, 0, 100],
  [0.005, 1, 99],
  [0.125, 13, 87],
  [1 / 3, 33, 67],
  [0.5, 50, 50],
  [0.996, 100, 0],
  [1, 100, 0],
])('a chance of %d is %d and %d per cent', (chance, home, away) => {
  expect(percents(chance)).toEqual([home, away]);
});

test.each([
  [chanceSentence(players, 0.62), 'Chance por Elo: Ana 62\u00a0%, Beto 38\u00a0%.'],
  [meetingsSentence(players, { home: 3, away: 1 }), 'Duelos entre ellos: Ana 3, Beto 1.'],
  [prizeSentence({ kind: 'round', name: 'Semifinales' }), 'El que gana pasa a Semifinales.'],
  [prizeSentence({ kind: 'title', of: 'Oro' }), 'El que gana es campeón de Oro.'],
])('«%s»', (sentence, expected) => {
  expect(sentence).toBe(expected);
});

test('what a duel settles is a sentence for each player and end', () => {
  expect(
    stakesSentences([
      { player: 'Ana', by: 'winning', goal: 'title', becomes: 'certain' },
      { player: 'Ana', by: 'winning', goal: 'relegation', becomes: 'impossible' },
      { player: 'Beto', by: 'losing', goal: 'promotion', becomes: 'impossible' },
    ]),
  ).toEqual([
    'Si gana, Ana termina primero seguro y queda a salvo.',
    'Si pierde, Beto ya no puede jugar por el ascenso.',
  ]);
});
