import { expect, test } from 'vitest';
import {
  chanceSentence,
  meetingsSentence,
  percents,
  prizeSentence,
  stakesSentences,
} from '../../../src/words/duel-context.ts';

const players = { home: 'Ana', away: 'Beto' };

test('chances are whole percent that sum to 100', () => {
  for (const chance of [0, 0.004, 0.005, 0.125, 1 / 3, 0.5, 0.996, 1]) {
    const [home, away] = percents(chance);
    expect(home + away).toBe(100);
    expect(Math.abs(home - chance * 100)).toBeLessThanOrEqual(0.5);
  }
  expect(chanceSentence(players, 0.62)).toBe('Chance por Elo: Ana 62\u00a0%, Beto 38\u00a0%.');
});

test('who won how often is told of both', () => {
  expect(meetingsSentence(players, { home: 3, away: 1 })).toBe(
    'Duelos entre ellos: Ana 3, Beto 1.',
  );
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

test('the winner’s prize is a round or a title', () => {
  expect(prizeSentence({ kind: 'round', name: 'Semifinales' })).toBe(
    'El que gana pasa a Semifinales.',
  );
  expect(prizeSentence({ kind: 'title', of: 'Oro' })).toBe('El que gana es campeón de Oro.');
});
