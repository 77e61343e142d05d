/** Sentences about groups on a division's page. `league-words.out` has each rule with its sentence. */
import { expect, test } from 'vitest';
import {
  describePlaces,
  formSentence,
  gapAt,
  outlookColumns,
  shortRound,
  standingsSentence,
  zoneChances,
} from '../../../src/components/groups/words.ts';
import { idOfRoundInPlay } from '../../../src/components/competition/fixtures.ts';
import type { PlayerOutlook } from '../../../src/season/outlook.ts';
import { firstPlaceName } from '../../../src/words/tables.ts';
import { officialShape, points, round, seasonOf, stageOf, tableWith } from '../season/season.ts';
import { expectTold } from '../../fixtures/told.ts';
import { league } from '../../fixtures/competitions.ts';

/** Zones at the top and the bottom of a table: play-off places, and direct places (`up`, `down`). */
const zonesOf = (promotion: number, relegation: number, up = 0, down = 0) => ({
  ...{ promotion, relegation },
  ...{ directPromotion: up, directRelegation: down },
});
type Counts = Parameters<typeof zonesOf>;
const allGroups = league.divisions.flatMap(({ groups }) => groups);
const columnsOf = (count: number, ...zones: Counts) =>
  outlookColumns({ groups: allGroups.slice(0, count), playoffs: [], zones: zonesOf(...zones) });
const groups = allGroups.slice(0, 1);
const final = { name: 'Final', fixture: 'final', decidesTitle: true };
const columns = (count: number, ...zones: Counts): string =>
  columnsOf(count, ...zones)
    .map(({ label, places }) => (places ? `${label}: ${places}` : label))
    .join(' | ');

const ana: PlayerOutlook = {
  player: 'Ana',
  best: 2,
  worst: 4,
  title: 'impossible',
  directPromotion: 'impossible',
  promotion: 'certain',
  relegation: 'impossible',
  directRelegation: 'impossible',
};
const chances = (changes: Partial<PlayerOutlook>): string =>
  columnsOf(2, 2, 2)
    .map(({ describe }) => describe({ ...ana, ...changes }))
    .join(' | ');
const inRow = (promotion: number, relegation: number, changes: Partial<PlayerOutlook>): string =>
  zoneChances({ ...ana, ...changes }, { promotion, relegation });
const inDirect: PlayerOutlook = { ...ana, directPromotion: 'possible' };

/** Gaps between rows that have these numbers in the table's first column. */
const gaps = (won: number[], shape = officialShape): string => {
  const table = tableWith(
    won.map((duels) => ['', duels]),
    shape,
  );
  return won.map((_, row) => gapAt(table, row, { promotion: 1, relegation: 1 })).join(' | ');
};

const table = (name: string, ...players: string[]) => ({
  name,
  standings: tableWith(players.map((player) => [player])),
});
const leaders = (...tables: ReturnType<typeof table>[]): string =>
  standingsSentence('División Oro', tables);

test('sentences about groups', () =>
  expectTold('league-words.out', {
    'champion is the first of the only group': columns(1, 0, 0),
    'but not before a final that decides the title': firstPlaceName({ groups, playoffs: [final] }),
    'of one group among several the first is not champion yet': columns(2, 2, 2),
    'a zone of the first alone says it once': columns(4, 1, 0),
    'but the only group’s title is another thing': columns(1, 1, 1),
    'direct zones': columns(2, 0, 0, 2, 1),
    'direct zones, and play-offs beside them': columns(2, 1, 1, 1, 2),
    'chances of both kinds': columnsOf(2, 1, 1, 1, 2)
      .map(({ describe }) => describe(inDirect))
      .join(' | '),
    'in a row, of both kinds': zoneChances(inDirect, zonesOf(1, 1, 1, 2)),
    'in a row, of direct zones alone': zoneChances(inDirect, zonesOf(0, 0, 1, 2)),
    'chances, in the words of their columns': chances({}),
    'in percent where chances are known, with what changed, and proven as ever': columnsOf(2, 2, 2)
      .map(({ describe }) =>
        describe(
          { ...ana, title: 'possible', relegation: 'possible' },
          {
            percents: {
              title: 41,
              promotion: 100,
              relegation: 7,
              directPromotion: 0,
              directRelegation: 0,
            },
            changes: { title: 6, promotion: 0, relegation: -3 },
          },
        ),
      )
      .join(' | '),
    'in a row: promoted, where nobody is relegated': inRow(2, 0, {}),
    'possible in both zones': inRow(2, 2, { promotion: 'possible', relegation: 'possible' }),
    'not promoted': inRow(1, 1, { promotion: 'impossible', relegation: 'possible' }),
    'nothing without zones': inRow(0, 0, {}),
    'who is below a line says how far it is': gaps([4, 2, 2, 1]),
    'a tie away': gaps([4, 4, 3, 3]),
    'nothing in the sheet’s order': gaps([4, 2, 2, 1], { ...officialShape, criteria: [] }),
    'in another first criterion': gaps([9, 6, 5, 4], points),
    'places are a range': describePlaces(ana),
    'or the only one': describePlaces({ ...ana, worst: 2 }),
    'where there is little room': [
      ...['Fecha 12', 'Fecha N° 3', 'Fecha N°3', 'Fecha Nro. 4', 'Fecha 5 (ida)', 'Fechas 16 y 17'],
      ...['Fecha6', 'Fecha #7', 'Fecha número 8'],
      ...['Ronda de 16', 'Semifinales', 'Fecha única', '2.ª vuelta', 'Año 2026'],
    ]
      .map(shortRound)
      .join(', '),
    'a form, the oldest duel first': formSentence(['won', 'lost', 'lost', 'level', 'won']),
    'the first three of one table': leaders(table('Élite', 'Ana', 'Beto', 'Caro', 'Dani')),
    'the leader of each group': leaders(table('Grupo A', 'Ana', 'Beto'), table('Grupo B', 'Caro')),
    'the leader of the only group with a table': leaders(table('Grupo A', 'Ana'), table('Grupo B')),
    'nobody while no table is published': leaders(table('Grupo A')),
  }));

test('the round in play to which a page leads is the first that has duels', () => {
  const empty = round('Fecha 1', '9/11 al 22/11');
  const { rounds } = stageOf(
    seasonOf({ primera: [...empty, ...round('Fecha 2', '9/11 al 22/11', 'Ana - Beto')] }),
    'primera',
  );
  expect(rounds).toHaveLength(2);
  const [duel] = rounds[1]?.matches ?? [];
  expect(idOfRoundInPlay('liga', rounds, '2026-11-16')).toBe(`liga-${duel?.id}`);
  expect(idOfRoundInPlay('liga', rounds, '2026-12-16')).toBeUndefined();
});
