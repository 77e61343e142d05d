import { expect, test } from 'vitest';
import { orderSentence } from '../../../src/words/order-sentence.ts';

const table = ['Ana', 'Beto', 'Caro'].map((player) => ({ player, values: [] }));

test.each([
  [1, 3, 2, 'más duelos ganados (3 contra 2)'],
  [2, 1, 2, 'menos duelos perdidos (1 contra 2)'],
  [6, 2, -4, 'mejor diferencia de partidas (+2 contra −4)'],
  [6, 0, -1, 'mejor diferencia de partidas (0 contra −1)'],
  [4, 7, 6, 'más partidas ganadas (7 contra 6)'],
])('column %i decided: %i and %i', (column, upper, lower, advantage) => {
  expect(orderSentence('Ana', 'Beto', { by: 'table', column, upper, lower })).toBe(
    `Ana está arriba de Beto: ${advantage}.`,
  );
});

test('names all those among whom their own duels decided', () => {
  const reason = { by: 'headToHead', column: 6, upper: 1, lower: -1, table } as const;
  expect(orderSentence('Ana', 'Beto', reason)).toBe(
    'Ana está arriba de Beto: igualan en la tabla y, solo en los duelos entre Ana, Beto y Caro, tiene mejor diferencia de partidas (+1 contra −1).',
  );
});

test('says «empate total» where nothing decided', () => {
  expect(orderSentence('Ana', 'Inés', { by: 'nothing' })).toBe(
    'Ana e Inés tienen un empate total: quedan en el orden de la planilla.',
  );
});
