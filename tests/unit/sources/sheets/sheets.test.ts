/**
 * What parsers of sheets return and report. `sheets/NAME.txt` has a paragraph per case: a line that describes it, and
 * the rows of a plain CSV. `NAME.out` has what is shown and reported.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../../src/sources/sheets/csv.ts';
import { parseDuels } from '../../../../src/sources/sheets/duels.ts';
import {
  parseFixture,
  type FixtureKind,
  type Round,
} from '../../../../src/sources/sheets/fixture.ts';
import { SourceError, type Reading } from '../../../../src/sources/problem.ts';
import { parseRanking } from '../../../../src/sources/sheets/ranking-sheet.ts';
import type { Rows } from '../../../../src/sources/rows.ts';
import type { SoughtGroup } from '../../../../src/sources/sheets/groups.ts';
import { parseDivision } from '../../../../src/sources/sheets/standings.ts';
import type { TableRules } from '../../../../src/config/schemas/columns.ts';
import { expectTold } from '../../../fixtures/told.ts';
import { pointsRules, tableRules } from '../../season/season.ts';

type Reader = (rows: Rows) => Pick<Reading<string>, 'value' | 'problems'>;

const reader =
  <Item>(read: (rows: Rows) => Reading<Item>, shown: (item: Item) => readonly string[]): Reader =>
  (rows) => {
    const { value, problems } = read(rows);
    return { value: value.flatMap(shown), problems };
  };

const fixture = (kind: FixtureKind): Reader =>
  reader(
    (rows) => parseFixture('fixtures-x', rows, kind),
    ({ name, interval, duels, notes }: Round) => [
      [`${name} «${interval}»`, ...notes].join(' + '),
      ...duels.map(({ code, home, score, away, schedule, link, ...is }) =>
        [
          ...[`${code}: ${home.nick}`, ...(score ?? ['', '']), away.nick, schedule, link],
          ...(is.walkover ? [`W.O. ${is.walkover}`] : []),
          ...(is.isPostponed ? ['postponed'] : []),
        ].join(' | '),
      ),
    ],
  );

const standings = (groups: SoughtGroup[], rules: TableRules = tableRules): Reader =>
  reader(
    (rows) => parseDivision('standings-x', rows, groups, rules),
    ({ columns, rows }) => [
      columns.join(' '),
      ...rows.map(({ player, cells }) =>
        [player, ...columns.map((label) => cells[label] ?? '-')].join(' '),
      ),
    ],
  );

const duels = reader(
  (rows) => parseDuels('liga-nacional/duels', rows),
  ({ category, home, away, time, day, link }) => [
    [category, home, away, time, Object.values(day).join('/'), link].join(' | '),
  ],
);

const ranking = reader(
  (rows) => parseRanking('ranking', rows),
  (player) => [JSON.stringify(player)],
);

function outcome(read: Reader, rows: Rows): string[] {
  try {
    const { value, problems } = read(rows);
    const said = problems.map((one) => `! ${one.column}${one.row} «${one.value}»: ${one.reason}`);
    return [...value, ...said];
  } catch (error) {
    if (error instanceof SourceError) return [`refused: ${error.message}`];
    throw error;
  }
}

const elite: SoughtGroup = { name: 'Élite', window: { first: 1, last: 9 } };

const file = (name: string): string => `${import.meta.dirname}/sheets/${name}`;

test.each([
  ['duels', duels],
  ['ranking', ranking],
  ['fixture-league', fixture('groups')],
  ['fixture-cup', fixture('bracket')],
  ['standings-one', standings([elite])],
  ['standings-points', standings([elite], pointsRules)],
  [
    'standings-two',
    standings([
      { name: 'Grupo A', window: { first: 2, last: 5 } },
      { name: 'Grupo B', window: { first: 7, last: 10 } },
    ]),
  ],
])('%s', async (name, read) => {
  const told = (await readFile(file(`${name}.txt`), 'utf8')).split('\n\n').map((text) => {
    const [title = '', ...lines] = text.trimEnd().split('\n');
    return [title, outcome(read, parseCsv(name, lines.join('\n')))] as const;
  });
  await expectTold(file(`${name}.out`), told);
});

test('a sheet without rows is empty, and the ranking’s first row is a heading whatever it contains', () => {
  expect(parseFixture('fixtures-x', [], 'groups')).toMatchObject({ value: [], problems: [] });
  expect(parseRanking('ranking', [])).toMatchObject({ value: [], problems: [] });
  const rows = ['1,1,Ana,500,600,', '2,2,Beto,400,450,'].map((line) => line.split(','));
  expect(parseRanking('ranking', rows).value).toMatchObject([{ row: 2, nick: 'Beto' }]);
});
