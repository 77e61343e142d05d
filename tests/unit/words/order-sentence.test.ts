import { expect, test } from 'vitest';
import { orderSentence } from '../../../src/words/order-sentence.ts';

const table = ['Ana', 'Beto', 'Caro'].map((player) => ({ player, values: [] }));
const above = 'está arriba de Beto:';

test.each<[Parameters<typeof orderSentence>[2], string]>([
  [{ by: 'table', column: 1, upper: 3, lower: 2 }, `${above} más duelos ganados (3 contra 2).`],
  [{ by: 'table', column: 2, upper: 1, lower: 2 }, `${above} menos duelos perdidos (1 contra 2).`],
  [
    { by: 'table', column: 6, upper: 2, lower: -4 },
    `${above} mejor diferencia de partidas (+2 contra −4).`,
  ],
  [
    { by: 'table', column: 6, upper: 0, lower: -1 },
    `${above} mejor diferencia de partidas (0 contra −1).`,
  ],
  [{ by: 'table', column: 4, upper: 7, lower: 6 }, `${above} más partidas ganadas (7 contra 6).`],
  [
    { by: 'headToHead', column: 6, upper: 1, lower: -1, table },
    `${above} igualan en la tabla y, solo en los duelos entre Ana, Beto y Caro, tiene mejor diferencia de partidas (+1 contra −1).`,
  ],
  [{ by: 'nothing' }, 'y Beto tienen un empate total: quedan en el orden de la planilla.'],
])('by %o: Ana %s', (reason, sentence) => {
  expect(orderSentence('Ana', 'Beto', reason)).toBe(`Ana ${sentence}`);
});
