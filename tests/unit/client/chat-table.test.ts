import { expect, test } from 'vitest';
import { chatTable } from '../../../src/client/chat-table.ts';

test.each([
  [
    'numbers to the right',
    [
      ['Pos', 'Jugador', 'DG', 'DifP'],
      ['1', 'MeepleSur', '3', '11'],
      ['2', 'Ana', '10', '-6'],
    ],
    'Pos Jugador   DG DifP\n  1 MeepleSur  3   11\n  2 Ana       10   -6\n',
  ],
  [
    'text to the left, without spaces at a line’s end',
    [
      ['Local', 'Resultado', 'Visitante'],
      ['HorneroVeloz', '2 - 0', 'Caro'],
    ],
    'Local        Resultado Visitante\nHorneroVeloz 2 - 0     Caro\n',
  ],
  ['rows with fewer cells', [['Duelo', 'Local'], ['E-1']], 'Duelo Local\nE-1\n'],
  ['no rows', [], ''],
])('a table for a chat has %s', (_, rows, lines) => {
  expect(chatTable('Élite', rows)).toBe(`\`\`\`\nÉlite\n${lines}\`\`\``);
});
