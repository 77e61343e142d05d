import { expect, test } from 'vitest';
import { useFacts } from '../../../fixtures/facts.ts';

test('a former nick belongs to the current player, is shown as the current nick, and is erased with it', async () => {
  useFacts({ nicks: { renamed: { Anita: 'Ana' } } });
  const { readNick, ...side } = await import('../../../../src/sources/sheets/side.ts');
  const { nameEraser } = await import('../../../../src/sources/erased.ts');
  const { parseRanking } = await import('../../../../src/sources/sheets/ranking-sheet.ts');
  const { SheetLog } = await import('../../../../src/sources/sheets/sheet.ts');
  expect(side.readSide('ANITA')).toEqual({ kind: 'player', key: 'ana', nick: 'Ana' });
  const row = ['Beto', 'ANITA', 'anita - W.O.', 'Ana'];
  const log = new SheetLog('ranking', [row]);
  const nicks = row.map((_, column) => readNick(log, 0, column));
  const { value } = parseRanking('ranking', [[], ['', '1', 'ANITA', '9', '9']]);
  expect([value[0]?.nick, ...nicks]).toEqual(['Ana', 'Beto', 'Ana', 'Ana', 'Ana']);
  expect(log.problems).toMatchObject([
    { row: 1, column: 'C', reason: '«W.O.» no es del nick, y no se muestra' },
  ]);
  const eraser = nameEraser([], { Anita: 'Anónimo', 'Caro ❤️': 'Otra' });
  expect(eraser?.replace('Ana, anita y Caro ❤️')).toBe('Anónimo, Anónimo y Otra');
});
