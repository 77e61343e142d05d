/**
 * Finds the columns of a sheet: by headings if all needed ones are known, else in their usual places (docs/product.md,
 * «Columns»).
 */
import { columnLetter, SourceError } from '../problem.ts';
import { cell, type Rows } from '../rows.ts';

/** A column that a parser needs or can use. */
export interface ColumnKind {
  label: string;
  heading: RegExp;
  /** Usual place, from 0. */
  at: number;
  /** True if there is no table without the column. */
  isNeeded: boolean;
  /** Required content. Without it, the column may hold anything. */
  content?: {
    /** Name of the content in Spanish: «números». */
    what: string;
    /** True if a filled cell may stand in the column. */
    holds: (text: string) => boolean;
  };
}

export type ColumnKinds<Name extends string> = Readonly<Record<Name, ColumnKind>>;

/** Place of each column, from 0. -1 if the sheet lacks the column. */
export type Places<Name extends string> = Readonly<Record<Name, number>>;

const namesOf = <Name extends string>(kinds: ColumnKinds<Name>): Name[] =>
  Object.keys(kinds) as Name[];

/** Finds the columns that a row of headings names. No cell counts for two columns. */
export function headingsIn<Name extends string>(
  row: readonly string[],
  kinds: ColumnKinds<Name>,
): Map<Name, number> {
  const found = new Map<Name, number>();
  const taken = new Set<number>();
  for (const name of namesOf(kinds)) {
    const index = row.findIndex((text, column) => {
      return text !== '' && !taken.has(column) && kinds[name].heading.test(text);
    });
    if (index < 0) continue;
    found.set(name, index);
    taken.add(index);
  }
  return found;
}

/** True if a row contains at least two known headings. */
export function isHeadings<Name extends string>(
  row: readonly string[],
  kinds: ColumnKinds<Name>,
): boolean {
  return headingsIn(row, kinds).size >= 2;
}

/**
 * Places of the columns in a row of headings. Null if a needed column is missing. A missing optional column is -1, or
 * its usual place if the row has an empty cell there and all columns that it names stand in their usual places.
 */
export function headingPlaces<Name extends string>(
  row: readonly string[],
  kinds: ColumnKinds<Name>,
): Places<Name> | null {
  const found = headingsIn(row, kinds);
  // If all other columns stand in their usual places, a column whose heading was emptied stays in its own.
  const areUsual = [...found].every(([name, column]) => column === kinds[name].at);
  const isEmptied = (name: Name): boolean => areUsual && cell(row, kinds[name].at) === '';
  if (namesOf(kinds).some((name) => kinds[name].isNeeded && !found.has(name))) return null;
  return Object.fromEntries(
    namesOf(kinds).map((name) => [
      name,
      found.get(name) ?? (isEmptied(name) ? kinds[name].at : -1),
    ]),
  ) as Places<Name>;
}

/**
 * Places of the columns in a row of headings.
 * @param index Index of the row, from 0.
 * @returns Null if a needed column is missing and all named ones stand in their usual places.
 * @throws SourceError if a needed column is missing and another one has moved: nobody can tell which is which.
 */
export function requireHeadingPlaces<Name extends string>(
  source: string,
  row: readonly string[],
  index: number,
  kinds: ColumnKinds<Name>,
): Places<Name> | null {
  const places = headingPlaces(row, kinds);
  if (places) return places;
  const found = headingsIn(row, kinds);
  const missing = namesOf(kinds)
    .filter((name) => kinds[name].isNeeded && !found.has(name))
    .map((name) => `«${kinds[name].label}»`);
  const moved = [...found].find(([name, column]) => column !== kinds[name].at);
  if (!moved) return null;
  const [name, column] = moved;
  throw new SourceError(
    source,
    `fila ${index + 1}, columna ${columnLetter(column)}`,
    `«${cell(row, column)}» iba en la columna ${columnLetter(kinds[name].at)} y ninguna columna dice ${missing.join(', ')}: poné los encabezados de siempre`,
  );
}

/** Places of the columns of a sheet without headings. */
export const usualPlaces = <Name extends string>(kinds: ColumnKinds<Name>): Places<Name> =>
  Object.fromEntries(namesOf(kinds).map((name) => [name, kinds[name].at])) as Places<Name>;

/** Fewer wrong cells than this prove nothing: the sheet is just being filled. */
const fewCells = 3;

/**
 * Checks that each column holds what it must.
 * @throws SourceError if three or more cells of a column, and more than half of its filled ones, do not.
 */
export function requireContents<Name extends string>(
  source: string,
  rows: readonly { row: readonly string[]; index: number }[],
  kinds: ColumnKinds<Name>,
  places: Places<Name>,
): void {
  for (const name of namesOf(kinds)) {
    const column = places[name];
    const { content } = kinds[name];
    if (column < 0 || !content) continue;
    const filled = rows.filter(({ row }) => cell(row, column) !== '');
    const wrong = filled.filter(({ row }) => !content.holds(cell(row, column)));
    const [first] = wrong;
    if (!first || wrong.length < fewCells || wrong.length * 2 <= filled.length) continue;
    throw new SourceError(
      source,
      `fila ${first.index + 1}, columna ${columnLetter(column)}`,
      `ahí van ${content.what} y dice «${cell(first.row, column)}», como casi toda la columna: ¿se corrieron las columnas?`,
    );
  }
}

/** Headings are searched in these rows, since titles may stand above them. */
const headingRows = 10;

/**
 * Finds the columns of a sheet with one row of headings.
 * @returns Places of the columns, and the index of the row of headings, -1 without one.
 * @throws SourceError if the columns cannot be told apart, or do not hold what they must.
 */
export function locateColumns<Name extends string>(
  source: string,
  rows: Rows,
  kinds: ColumnKinds<Name>,
): { places: Places<Name>; headings: number } {
  const index = rows.slice(0, headingRows).findIndex((row) => isHeadings(row, kinds));
  const row = rows[index];
  const places = (row && requireHeadingPlaces(source, row, index, kinds)) ?? usualPlaces(kinds);
  const below = rows
    .map((other, at) => ({ row: other, index: at }))
    .slice(index + 1)
    .filter(({ row: other }) => other.filter(Boolean).length > 1);
  requireContents(source, below, kinds, places);
  return { places, headings: index };
}
