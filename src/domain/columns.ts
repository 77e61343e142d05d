/**
 * Which column of a sheet is what: by its headings where all are known, else by the usual places
 * (docs/product.md, «Columns»).
 */
import { columnLetter, SourceError } from './problem.ts';
import { cell, type Rows } from './rows.ts';

/** A column that a parser needs, or can use. */
export interface ColumnKind {
  /** Its heading, as messages name it. */
  label: string;
  /** Headings that mean it. */
  heading: RegExp;
  /** Its usual place, from 0. */
  at: number;
  /** Without it there is no table. */
  isNeeded: boolean;
  /** What stands in it; without this, anything may. */
  content?: {
    /** Names the content in Spanish: «números». */
    what: string;
    /** Whether a filled cell may stand in it. */
    holds: (text: string) => boolean;
  };
}

export type ColumnKinds<Name extends string> = Readonly<Record<Name, ColumnKind>>;

/** Where each column is, from 0; -1 where the sheet has none. */
export type Places<Name extends string> = Readonly<Record<Name, number>>;

const namesOf = <Name extends string>(kinds: ColumnKinds<Name>): Name[] =>
  Object.keys(kinds) as Name[];

/** The columns whose headings stand in a row, each in a cell of its own. */
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

/** Whether a row holds headings: two columns that are known. */
export function isHeadings<Name extends string>(
  row: readonly string[],
  kinds: ColumnKinds<Name>,
): boolean {
  return headingsIn(row, kinds).size >= 2;
}

/** Where the columns are that a row of headings names; null when one that is needed is not among them. */
export function placesNamed<Name extends string>(
  row: readonly string[],
  kinds: ColumnKinds<Name>,
): Places<Name> | null {
  const found = headingsIn(row, kinds);
  // Where all others stand in their usual places, a heading that somebody emptied does not move its column.
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
 * Where the columns are that a row of headings names.
 * @returns null when one that is needed is not among them, and none stands in another's place.
 * @throws SourceError when one that is needed is not among them, and another stands elsewhere than
 * usual: nobody can tell which is which.
 */
export function placesBy<Name extends string>(
  source: string,
  row: readonly string[],
  index: number,
  kinds: ColumnKinds<Name>,
): Places<Name> | null {
  const places = placesNamed(row, kinds);
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

/** Where columns stand when no headings say so. */
export const usualPlaces = <Name extends string>(kinds: ColumnKinds<Name>): Places<Name> =>
  Object.fromEntries(namesOf(kinds).map((name) => [name, kinds[name].at])) as Places<Name>;

/** So few cells may be anything: a sheet that is being filled. */
const fewCells = 3;

/**
 * Asks whether the columns hold what they must, in these rows.
 * @throws SourceError when most cells of one do not.
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

/** Where to look for headings: under a title or two. */
const headingRows = 10;

/** Where the columns of a sheet with one row of headings are, and that row; -1 without one. */
export function locate<Name extends string>(
  source: string,
  rows: Rows,
  kinds: ColumnKinds<Name>,
): { places: Places<Name>; headings: number } {
  const index = rows.slice(0, headingRows).findIndex((row) => isHeadings(row, kinds));
  const row = rows[index];
  const places = (row && placesBy(source, row, index, kinds)) ?? usualPlaces(kinds);
  const below = rows
    .map((one, at) => ({ row: one, index: at }))
    .slice(index + 1)
    .filter(({ row: one }) => one.filter(Boolean).length > 1);
  requireContents(source, below, kinds, places);
  return { places, headings: index };
}
