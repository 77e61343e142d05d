import { expect, test } from 'vitest';
import { chatTable } from '../../../src/client/chat-table.ts';

test('aligns columns, numbers to the right, between the marks of a chat', () => {
  const rows = [
    ['Pos', 'Jugador', 'DG', 'DifP'],
    ['1', 'MeepleSur', '3', '11'],
    ['2', 'Ana', '10', '-6'],
  ];
  expect(chatTable('División Élite', rows)).toBe(
    [
      '```',
      'División Élite',
      'Pos Jugador   DG DifP',
      '  1 MeepleSur  3   11',
      '  2 Ana       10   -6',
      '```',
    ].join('\n'),
  );
});

test('sets text to the left, and ends no line with spaces', () => {
  const rows = [
    ['Local', 'Resultado', 'Visitante'],
    ['Ana', '2 - 1', 'Beto'],
    ['HorneroVeloz', '-', 'Caro'],
  ];
  expect(chatTable('Fecha 1', rows).split('\n').slice(2, -1)).toEqual([
    'Local        Resultado Visitante',
    'Ana          2 - 1     Beto',
    'HorneroVeloz -         Caro',
  ]);
});

test('takes rows with fewer cells, and none', () => {
  expect(chatTable('Fecha', [['Duelo', 'Local'], ['E-1']])).toContain('\nE-1\n');
  expect(chatTable('Fecha', [])).toBe('```\nFecha\n```');
});
