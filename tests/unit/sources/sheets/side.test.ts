/** Parsing of a duel's side as organisers write it: a player, a placeholder or a bye. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSide } from '../../../../src/sources/sheets/side.ts';

const lines = (text: string): string[] => text.split(/,\s*/);
const placeholders = lines(
  `A definir, A definirse, A confirmar, Por definir, Sin definir, A sortear, TBD, ?, Ganador,
  Ganador 8vos-2, ganador: SF1, Ganadora SF1, Perdedor SF1, Mejor perdedor, 1° Grupo A, 1.º Grupo A,
  1 ° Grupo A, 7° Primera, 1er puesto Grupo A, 2da Zona B, 7mo del Grupo A, 1ro A, Mejor 3°, Mejor 2do,
  Mejores terceros, ..., …`,
);
const byes = lines(
  `Libre, LIBRE, bye, -, –, --, , Descansa, Descanso, FECHA LIBRE, Exento, Exenta, Pasa, Pasa de ronda,
  Vacante, (libre), Bye 1, Libre 2, N/A, Nadie, Sin rival`,
);
const nicks = lines(
  `Ganadora99, Ganadora, Ganador-7, PerdedorFeliz, Mejor, Mejor Jugada, 3er ojo, 1000Meeples, 1ro, TBD_1,
  Confirmar, A Definitiva, Libre_77, byebye, -Ana-, Libre_99, Pasamontañas, Descansador, Bye1, Vacantes, NA, Exento99,
  Pasa99, Nadie_1, Libre y Salvaje`,
);

test.each([
  ...placeholders.map((text) => [text, 'placeholder'] as const),
  ...byes.map((text) => [text, 'bye'] as const),
  ...nicks.map((text) => [text, 'player'] as const),
])('«%s» is a %s', (text, kind) => {
  expect(readSide(text).kind).toBe(kind);
});

test('a former nick belongs to the current player, and is shown as the current nick', async () => {
  vi.resetModules();
  vi.doMock('../../../../src/config/facts.ts', () => ({
    locale: { lang: 'es-AR', timeZone: 'UTC' },
    nicks: { renamed: { Anita: 'Ana' } },
  }));
  onTestFinished(() => {
    vi.doUnmock('../../../../src/config/facts.ts');
    vi.resetModules();
  });
  const { readNick, ...side } = await import('../../../../src/sources/sheets/side.ts');
  const { SheetLog } = await import('../../../../src/sources/sheets/sheet.ts');
  expect(side.readSide('ANITA')).toEqual({ kind: 'player', key: 'ana', nick: 'Ana' });
  const row = ['Beto', 'ANITA', 'anita (W.O.)', 'Ana'];
  const log = new SheetLog('ranking', [row]);
  const nicks = row.map((_, column) => readNick(log, 0, column));
  expect(nicks).toEqual(['Beto', 'Ana', 'Ana', 'Ana']);
  expect(log.problems).toMatchObject([
    { row: 1, column: 'C', reason: '«(W.O.)» no es del nick, y no se muestra' },
  ]);
});
