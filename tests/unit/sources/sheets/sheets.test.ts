/**
 * What parsers of sheets return and report. `sheets/NAME.txt` has a paragraph per case: a line that describes it, and
 * the rows of a plain CSV. `NAME.out` has what is shown and reported.
 */
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { parseCsv } from '../../../../src/sources/sheets/csv.ts';
import { parseDuels } from '../../../../src/sources/sheets/duels.ts';
import { parseFixture } from '../../../../src/sources/sheets/fixture.ts';
import { readOr, type Reading } from '../../../../src/sources/problem.ts';
import type { Rows } from '../../../../src/sources/sheets/sheet.ts';
import { parseRanking } from '../../../../src/sources/sheets/ranking-sheet.ts';
import { parseDivision, type SoughtGroup } from '../../../../src/sources/sheets/standings.ts';
import type { Sheet } from '../../../../src/sources/catalog/catalog.ts';
import type { TableRules } from '../../../../src/config/schemas/columns.ts';
import { expectTold } from '../../../fixtures/told.ts';
import { linesOf } from '../../../mistakes/facts.ts';
import { pointsRules, tableRules } from '../../season/season.ts';

type Reader = (rows: Rows) => Reading;

const standings =
  (groups: SoughtGroup[], rules: TableRules = tableRules): Reader =>
  (rows) =>
    parseDivision('standings-x', rows, groups, rules);

const outcome = (kind: Sheet['kind'], read: Reader, rows: Rows): string[] =>
  readOr(
    () => {
      const reading = read(rows);
      const said = reading.problems.map(
        (one) => `! ${one.column}${one.row} «${one.value}»: ${one.reason}`,
      );
      return [...linesOf(kind, reading), ...said];
    },
    ({ message }) => [`refused: ${message}`],
  );

const elite: SoughtGroup = { name: 'Élite', window: { first: 1, last: 9 } };
const twoGroups: SoughtGroup[] = [
  { name: 'Grupo A', window: { first: 2, last: 5 } },
  { name: 'Grupo B', window: { first: 7, last: 10 } },
];

const file = (name: string): string => `${import.meta.dirname}/sheets/${name}`;

test.each<[name: string, kind: Sheet['kind'], read: Reader]>([
  ['duels', 'duels', (rows) => parseDuels('liga-nacional/duels', rows)],
  ['ranking', 'ranking', (rows) => parseRanking('ranking', rows)],
  ['fixture-league', 'fixtures', (rows) => parseFixture('fixtures-x', rows, 'groups')],
  ['fixture-cup', 'fixtures', (rows) => parseFixture('fixtures-x', rows, 'bracket')],
  ['standings-one', 'standings', standings([elite])],
  ['standings-points', 'standings', standings([elite], pointsRules)],
  ['standings-two', 'standings', standings(twoGroups)],
])('%s', async (name, kind, read) => {
  const told = (await readFile(file(`${name}.txt`), 'utf8')).split('\n\n').map((text) => {
    const [title = '', ...lines] = text.trimEnd().split('\n');
    return [title, outcome(kind, read, parseCsv(lines.join('\n')))] as const;
  });
  await expectTold(file(`${name}.out`), told);
});
