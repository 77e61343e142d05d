/** Who stands on a side of a duel, as organisers write it. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { allNicks } from '../../../src/season/player-profile.ts';
import { round, seasonOf } from './season.ts';

const placeholders = [
  ...['A definir', 'a DEFINIR', 'A definirse', 'A confirmar', 'Por confirmar', 'Por definir'],
  ...['Sin definir', 'A designar', 'A sortear', 'TBD', '?', '???'],
  ...['Ganador', 'Ganador 8vos-2', 'Ganador SF1', 'ganador: SF1', 'Ganadora SF1', 'Perdedor SF1'],
  ...['1° Grupo A', '1º Grupo A', '1.º Grupo A', '1 ° Grupo A', '7° Primera', '2° Grupo B Segunda'],
  ...[
    '1ro Grupo A',
    '1er puesto Grupo A',
    '2do de Primera',
    '2da Zona B',
    '7mo del Grupo A',
    '1ro A',
  ],
  ...['Mejor 3°', 'Mejor 2do', 'Mejor tercero', 'Mejores terceros', 'Mejor perdedor'],
];
const byes = ['Libre', 'LIBRE', 'bye', 'BYE', '-', '–', '--', ''];
const nicks = [
  ...[
    'Ganadora99',
    'Ganadora',
    'Ganador_7',
    'Ganador-7',
    'PerdedorFeliz',
    'Mejor',
    'MejorImposible',
  ],
  ...['Mejor Jugada', '3er ojo', '1er Peón', '5to Elemento', '7mo Sello', '2do Aliento'],
  ...['1000Meeples', '1ro', '3D', 'TBD_1', 'Confirmar', 'A Definitiva', 'SinDefinir'],
  ...['FinalAbierto', 'Libre_77', 'byebye', '-Ana-', '¿Quién?', 'Ñandú', '4tos'],
];

const kindOf = (text: string) => {
  const [match] = seasonOf({ cup: round('Final', '', `Ana - ${text}`) }).matches;
  return match?.away.kind;
};

test.each([
  ...placeholders.map((text) => [text, 'placeholder'] as const),
  ...byes.map((text) => [text, 'bye'] as const),
  ...nicks.map((text) => [text, 'player'] as const),
])('«%s» is a %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test('only players are people: of all others no page is made', () => {
  const duels = [...placeholders, ...byes].map((text) => `Ana - ${text}`);
  const season = seasonOf({ cup: round('Final', '', ...duels) });
  expect(allNicks({ ranking: [], season, seasons: [], team: [] })).toEqual(['Ana']);
});

test('a nick of before is the player’s of now, and stands as the sheet has it', async () => {
  vi.resetModules();
  vi.doMock('../../../src/config/facts.ts', () => ({
    locale: { lang: 'es-AR', timeZone: 'UTC' },
    nicks: { renamed: { Anita: 'Ana' } },
  }));
  onTestFinished(() => {
    vi.doUnmock('../../../src/config/facts.ts');
    vi.resetModules();
  });
  const { readSide } = await import('../../../src/domain/side.ts');
  expect(readSide('ANITA')).toEqual({ kind: 'player', key: 'ana', nick: 'ANITA' });
});
