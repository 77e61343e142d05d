/** What a division's page says of its groups. */
import { expect, test } from 'vitest';
import {
  describeMoves,
  describePlaces,
  formSentence,
  gapAt,
  outlookColumns,
  shortRound,
  standingsSentence,
  zoneChances,
} from '../../../src/components/league/words.ts';
import type { PlayerOutlook } from '../../../src/season/outlook.ts';
import { recordLabels } from '../../../src/domain/record-columns.ts';
import { league } from '../../fixtures/competitions.ts';

const columnsOf = (count: number, promotion: number, relegation: number) => {
  const groups = league.divisions.flatMap((division) => division.groups).slice(0, count);
  return outlookColumns({ groups, zones: { promotion, relegation } });
};
const chances: PlayerOutlook = {
  player: 'Ana',
  best: 2,
  worst: 4,
  title: 'impossible',
  promotion: 'certain',
  relegation: 'impossible',
};

test.each([
  ['champion is the first of the only group', [1, 0, 0], ['Título']],
  [
    'of one among several the first is not yet',
    [2, 2, 2],
    [
      'Primer puesto',
      'Promoción por el ascenso: los 2 primeros',
      'Promoción por la categoría: los 2 últimos',
    ],
  ],
  ['a zone of the first alone says it once', [4, 1, 0], ['Promoción por el ascenso: el primero']],
  [
    'but the only group’s title is another thing',
    [1, 1, 1],
    ['Título', 'Promoción por el ascenso: el primero', 'Promoción por la categoría: el último'],
  ],
])('of what can be reached, %s', (_, [count = 0, promotion = 0, relegation = 0], columns) => {
  const told = columnsOf(count, promotion, relegation);
  expect(told.map(({ label, places }) => (places ? `${label}: ${places}` : label))).toEqual(
    columns,
  );
});

test.each<[Partial<PlayerOutlook>, string]>([
  [{}, 'No, Asegurado, A salvo'],
  [{ title: 'possible', relegation: 'possible' }, 'Puede, Asegurado, Puede'],
  [{ relegation: 'certain' }, 'No, Asegurado, Asegurado'],
])('chances of %j are told in the words of their columns', (changes, told) => {
  const words = columnsOf(2, 2, 2).map(({ describe }) => describe({ ...chances, ...changes }));
  expect(words.join(', ')).toBe(told);
});

test.each<[string, Partial<PlayerOutlook>, [number, number]]>([
  ['ascenso: asegurado', {}, [2, 0]],
  ['ascenso: asegurado · descenso: no', {}, [2, 2]],
  ['puede', { promotion: 'possible', relegation: 'possible' }, [2, 2]],
  ['ascenso: no · descenso: puede', { promotion: 'impossible', relegation: 'possible' }, [1, 1]],
  ['', {}, [0, 0]],
])(
  'a row of the table says «%s» of %j in zones of %j',
  (told, changes, [promotion, relegation]) => {
    expect(zoneChances({ ...chances, ...changes }, { promotion, relegation })).toBe(told);
  },
);

test.each([
  [[4, 2, 2, 1], '| a 2 duelos | | a 1 duelo'],
  [[4, 4, 3, 3], '| a un desempate | | a un desempate'],
])('of rows with %j duels won, those below a line say how far it is', (won, told) => {
  const rows = won.map((duels, row) => ({ row, player: String(row), values: [duels] }));
  const standings = { headings: [...recordLabels], rows };
  const zones = { promotion: 1, relegation: 1 };
  const gaps = (headings: string[]): string =>
    rows
      .map((_, index) => gapAt({ headings, rows }, index, zones))
      .join(' | ')
      .trim()
      .replaceAll('  ', ' ');
  expect(gaps(standings.headings)).toBe(told);
  expect(gaps(['Otra'])).toBe('| | |');
});

test('places are a range, or the only one', () => {
  expect(describePlaces(chances)).toBe('2.º a 4.º');
  expect(describePlaces({ ...chances, worst: 2 })).toBe('2.º');
});

const line = (player: string, ...places: number[]) => ({ player, places });

test('who climbed and fell the most is told in words, all of them where several did', () => {
  expect(describeMoves([line('Ana', 3, 1), line('Beto', 1, 2), line('Caro', 2, 3)])).toBe(
    'Quien más subió desde la primera fecha: Ana (2 puestos). Quienes más bajaron: Beto y Caro (1 puesto).',
  );
  expect(describeMoves([line('Ana', 1, 1), line('Beto', 2, 2)])).toBe(
    'Nadie cambió de puesto desde la primera fecha.',
  );
});

test.each([
  ['Fecha 12', 'F12'],
  ['Semifinales', 'Semi'],
])('%s is %s where there is little room', (name, short) => {
  expect(shortRound(name)).toBe(short);
});

test.each<[Parameters<typeof formSentence>[0], string]>([
  [['won', 'lost', 'lost', 'level', 'won'], 'ganó, perdió, perdió, empató, ganó'],
  [['lost', 'won'], 'perdió, ganó'],
  [['won'], 'ganó'],
])('the form %j is told from the oldest duel to the newest', (form, sentence) => {
  expect(formSentence(form)).toBe(sentence);
});

const table = (name: string, ...players: string[]) => ({
  name,
  standings: { rows: players.map((player) => ({ player })) },
});

test.each([
  [
    'the first three of a division with one table',
    [table('Élite', 'Ana', 'Beto', 'Caro', 'Dani')],
    'Así va la División Oro: 1. Ana, 2. Beto, 3. Caro.',
  ],
  [
    'the leader of each group',
    [table('Grupo A', 'Ana', 'Beto'), table('Grupo B', 'Caro')],
    'Líderes de la División Oro: Grupo A, Ana; Grupo B, Caro.',
  ],
  ['nobody while no table is published', [table('Grupo A')], 'División Oro:'],
])('who shares standings names %s', (_, tables, sentence) => {
  expect(standingsSentence('División Oro', tables)).toBe(sentence);
});
