/** Empty sheets and documents to copy, of the competitions that a community has: also of what waits. */
import { allSheets, site, type DivisionConfig } from '../../src/config/site.ts';
import { sheetLayouts, type SheetKind } from '../../src/domain/sheet-layouts.ts';
import { collectionNames } from '../../src/sources/catalog.ts';
import { toCsv, type Row } from '../demo/sheet.ts';
import { collections } from './collections.ts';
import { fieldsOf } from './fields.ts';

const headings = (kind: SheetKind): Row => sheetLayouts[kind].map(({ heading }) => heading);

/** One row that says what each column is. @param changes By the column's place. */
export function exampleRow(kind: SheetKind, changes: Readonly<Record<number, string>> = {}): Row {
  return sheetLayouts[kind].map(({ example }, column) => changes[column] ?? example);
}

const titleRow = (title: string): Row => ['', title];

/** A division's sheet, each group's title and headings in the first two rows of its window. */
function standingsTemplate({ groups }: DivisionConfig): Row[] {
  const last = Math.max(...groups.map(({ window }) => window.last));
  const rows = Array.from({ length: last }, (): Row => []);
  for (const { name, window } of groups) {
    rows[window.first - 1] = titleRow(name.toUpperCase());
    rows[window.first] = headings('standings');
  }
  return rows;
}

const fixtureTemplate = (): Row[] => [
  ['', 'Fecha 1', '', '', '', '1/1 al 14/1'],
  headings('fixture'),
];

/** A sheet each, by its name in a snapshot: the text of a CSV. */
export function sheetTemplates(): Map<string, string> {
  const rows = new Map<string, Row[]>([
    ['ranking', [headings('ranking')]],
    ...(site.league?.divisions ?? []).map(
      (one) => [`standings-${one.id}`, standingsTemplate(one)] as const,
    ),
    ...allSheets.fixtures.map((name) => [`fixtures-${name}`, fixtureTemplate()] as const),
    ...allSheets.duels.map((name) => [`duels-${name}`, [headings('duels')] as Row[]] as const),
  ]);
  return new Map([...rows].map(([name, own]) => [name, `${toCsv(own)}\n`]));
}

/** A document each, by its collection: its fields, with what each is. */
export const documentTemplates = (): Map<string, Record<string, string>> =>
  new Map(
    collectionNames.map((name) => [
      name,
      Object.fromEntries(
        fieldsOf(collections[name].schema, {})
          .filter(({ place }) => place !== 'id' && !/[.[]/.test(place))
          .map(({ place, description, isRequired }) => [
            place,
            isRequired ? description : `${description} (Puede faltar.)`,
          ]),
      ),
    ]),
  );
