/** Champions of a season, and what is missing until it is over. */
import { describe, expect, test } from 'vitest';
import { missingResults } from '../../../src/season/champions.ts';
import { matchesOf } from '../../../src/season/model.ts';
import { explainOrder } from '../../../src/season/order.ts';
import { groupOutlook } from '../../../src/season/outlook.ts';
import { standingsDifferences } from '../../../src/season/record.ts';
import { orderSentence } from '../../../src/words/order-sentence.ts';
import { round, seasonOf, type Sheets } from './season.ts';

/** Champions as `primera Ana`, or `cup -` for nobody. */
const champions = (sheets: Sheets): string[] =>
  seasonOf(sheets).champions.map(
    ({ division, player }) => `${division?.id ?? 'cup'} ${player ?? '-'}`,
  );

const over = round('Fecha 1', '', 'Ana 2-0 Beto', 'Ana - Libre');
const tables = { primera: [['Ana', 'Beto']] };

describe('a division without a final', () => {
  test.each<[string, string | null, Sheets]>([
    ['is of the first of its only group', 'Ana', { primera: over, tables }],
    ['is of nobody while it plays', null, { primera: round('Fecha 1', '', 'Ana - Beto'), tables }],
    ['is of nobody while its fixture is empty, whoever leads', null, { primera: [], tables }],
    ['is of who plays it alone', 'Ana', { primera: [], tables: { primera: [['Ana']] } }],
    ['is of nobody without players', null, { primera: over }],
  ])('%s: %s', (_, player, sheets) => {
    expect(champions(sheets)).toEqual([`primera ${player ?? '-'}`]);
  });

  test('is of nobody while its first has withdrawn, and the organisers have to say of whom', () => {
    const sheets = { primera: over, tables, forfeits: { withdrawn: { Ana: '2026-11-13' } } };
    expect(champions(sheets)).toEqual(['primera -']);
    expect(missingResults(seasonOf(sheets))).toEqual([
      'Liga Nacional: Ana quedó primero en la tabla y se bajó; cuando decidan quién es campeón, cerrala aunque falte y, en la propuesta, agregá a la competencia en season.json: "champions": { "primera": "Nick" }',
    ]);
  });

  test('of several groups has no champion', () => {
    const groups = { segundaA: over, segundaB: over, tables: { segunda: [['Ana'], ['Beto']] } };
    expect(champions(groups)).toEqual(['segunda -']);
  });
});

describe('a total tie at the top', () => {
  const level = { primera: [['Ana,1,1,2,2,2,0', 'Beto,1,1,2,2,2,0', 'Caro,1,1,2,2,2,0']] };
  const cycle = round('Fecha 1', '', 'Ana 2-0 Beto; Beto 2-0 Caro; Caro 2-0 Ana');
  const after = (...duels: string[]): Sheets => ({
    ...{ primera: [...cycle, ...round('Desempate por el título', '', ...duels)], tables: level },
  });

  test('makes nobody champion, and a deciding match is missing', () => {
    const sheets = { primera: cycle, tables: level };
    expect(champions(sheets)).toEqual(['primera -']);
    expect(missingResults(seasonOf(sheets))).toEqual([
      'Liga Nacional: Ana, Beto y Caro igualan en todo, así que nadie salió campeón; agregá abajo en su fixture una fecha «Desempate», con su duelo y el resultado (si fue por sorteo, W.O. del lado de quien ganó)',
    ]);
  });

  test.each([
    ['is broken by a round called «Desempate»', 'Beto', ['Beto 2-0 Ana; Beto 2-1 Caro']],
    ['may be broken by lot', 'Caro', ['Caro WO- Ana; Caro WO- Beto']],
    ['goes on while that is to play', '-', ['Beto 2-0 Ana; Beto - Caro']],
    ['goes on when that breaks no tie', '-', ['Beto 2-0 Ana; Ana 2-0 Caro; Caro 2-0 Beto']],
  ])('%s', (_, player, duels) => {
    expect(champions(after(...duels))).toEqual([`primera ${player}`]);
  });

  test('does not exist if the season’s duels separate the players; a «Desempate» then decides nothing', () => {
    const tables = { primera: [['Beto,1,1,2,2,2,0', 'Ana,1,1,2,2,2,0']] };
    const primera = [
      ...round('Fecha 1', '', 'Ana 2-0 Beto'),
      ...round('Desempate', '', 'Ana 0-2 Beto'),
    ];
    expect(champions({ primera, tables })).toEqual(['primera Ana']);
  });

  test('is broken outside the table, whose sums still agree', () => {
    const [group] = seasonOf(after('Beto 2-0 Ana; Beto 2-1 Caro')).divisions[0]?.groups ?? [];
    if (!group) throw new Error('no group');
    const matches = matchesOf(group.stage);
    expect(standingsDifferences(group.standings, matches)).toEqual([]);
    const rules = { zones: { promotion: 1, relegation: 1 }, gamesToWin: 2 };
    const outlook = groupOutlook(group.standings, matches, rules);
    expect(outlook?.map(({ player, title }) => `${player} ${title}`)).toEqual([
      ...['Beto certain', 'Caro impossible', 'Ana impossible'],
    ]);
    const [reason] = explainOrder(group.standings, matches).map((one) => one.reason);
    expect(reason && orderSentence('Beto', 'Caro', reason)).toMatch(
      /: igualan en todo y, en el desempate entre Beto, .* tiene más duelos ganados \(2 contra 0\)/,
    );
  });
});

const semis = round('Semifinales', '', 'Ana 2-0 Beto', 'Caro 2-1 Dani');
const won = round('Final', '', 'Ana 1-2 Caro');
const level = round('Final', '', 'Ana 1-1 Caro');

describe.each(['segundaFinal', 'cup'] as const)('the final of %s', (sheet) => {
  const rows = (...rounds: string[][]) => champions({ [sheet]: rounds.flat() })[0]?.split(' ')[1];

  test.each([
    ['has a winner', won],
    ['is «FINAL»', round('FINAL', '', 'Ana 1-2 Caro')],
    ['says how it is played', round('Final (al mejor de 3)', '', 'Ana 1-2 Caro')],
    ['has a third place', [...won, ...round('Final por el 3er puesto', '', 'Beto 2-0 Dani')]],
    ['stands below that', [...round('Final por el 3.er puesto', '', 'Beto 2-0 Dani'), ...won]],
    ['has a consolation', [...won, ...round('Final de consolación', '', 'Beto 2-0 Dani')]],
    ['has a plate', [...round('Final Copa de Plata', '', 'Beto 2-0 Dani'), ...won]],
  ])('makes a champion where it %s', (_, fixture) => {
    expect(rows(fixture)).toBe('Caro');
  });

  test.each([
    ['is to play', round('Final', '', 'Ana - Caro')],
    ['ended level', level],
    ['is 0–0, which is how sheets write «not yet»', round('Final', '', 'Ana 0-0 Caro')],
    ['was won by nobody known', round('Final', '', 'Ganador SF1 2-0 Caro')],
    ['was not even drawn', []],
    ['comes after the semifinals', semis],
    ['might be either of two', round('Final', '', 'Ana 2-0 Beto', 'Caro - Dani')],
    ['might be either of two rounds', [...won, ...round('Final B', '', 'Dani 2-0 Eva')]],
    ['is for third place alone', round('Final por el 3° puesto', '', 'Ana 2-0 Beto')],
  ])('makes nobody champion where it %s', (_, fixture) => {
    expect(rows(fixture)).toBe('-');
  });
});

test('champions are listed by division, then the cup’s, each with the final that decided', () => {
  const sheets = { primera: over, segundaFinal: [...semis, ...won], cup: level, tables };
  expect(champions(sheets)).toEqual(['primera Ana', 'segunda Caro', 'cup -']);
  expect(seasonOf(sheets).champions.map(({ final }) => final?.id ?? null)).toEqual([
    null,
    'segundafinal-ana-caro',
    'cup-ana-caro',
  ]);
  const coming = seasonOf({ segundaFinal: round('FINAL', '', 'Ana - Caro') });
  expect(coming.champions).toMatchObject([{ player: null, final: { code: 'Ana-Caro' } }]);
  const two = seasonOf({ cup: round('Final', '', 'Ana 2-0 Beto', 'Caro 2-0 Dani') });
  expect(two.champions).toMatchObject([{ division: null, player: null, final: null }]);
  expect(seasonOf({ primera: over }).champions).toHaveLength(1);
});

test('a season lacks each open duel, each empty fixture and each champion', () => {
  const season = seasonOf({
    primera: [
      ...round('Fecha 1', '', 'Ana 2-0 Beto'),
      ...round('Fecha 2', '', 'Beto - Ana', 'Beto - Libre', 'Ana - Beto'),
    ],
    promociones: [],
    segundaFinal: round('Final', '', 'Ana - Ganador SF1'),
    cup: [],
    tables: { primera: [['Ana', 'Beto']], segunda: [['Caro', 'Dani'], ['Eva']] },
  });
  expect(missingResults(season)).toEqual([
    'Primera, Fecha 2: Beto y Ana; Ana y Beto',
    // Group B has only one player, so no duel of it is missing.
    'Segunda, Grupo A: su fixture no tiene ningún duelo',
    'Promociones: su fixture no tiene ningún duelo',
    'Segunda, Final: Ana y Ganador SF1',
    'Copa: su fixture no tiene ningún duelo',
    'Primera: quién salió campeón',
    'Segunda: quién salió campeón',
    'Copa: quién salió campeón',
  ]);
});

test('a season that is over lacks nothing', () => {
  expect(missingResults(seasonOf({ primera: over, cup: won, tables }))).toEqual([]);
});
