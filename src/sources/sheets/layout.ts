/** Finds the columns of a sheet: places and headings propose, values decide (docs/product.md, «Columns»). */
import { beginsWithAddress, saysNothing } from '../../lib/clean.ts';
import { parseNumber } from '../../lib/number.ts';
import { columnLetter, type SheetLog, cell, isBlank, hasOneCell } from './sheet.ts';
import { SourceError, type Complaint } from '../problem.ts';
import { readSchedule, readTime } from './sheet-moments.ts';

/** A column of a kind of sheet. */
export interface Column {
  /** Heading that the site recommends, and the column's name in remarks. */
  label: string;
  heading: RegExp;
  /** Usual place, from 0. */
  at: number;
  /** True if the text of a filled cell makes sense in the column. It gets no text that says nothing, such as `-`. */
  holds: (text: string) => boolean;
  /** True if there is no table without it. */
  isNeeded?: true;
  /** True if cells of other columns hardly ever make sense in it: values alone prove where the column is. */
  isClear?: true;
  /** True if the site shows nothing of the column. */
  isUnused?: true;
}

/**
 * Returns a `Column`: `label` is the heading to recommend, `heading` matches all headings, `at` is the usual place from
 * 0, `holds` is true for texts of filled cells that make sense there. Traits that are not given count as false.
 */
export const column = (
  label: string,
  heading: RegExp,
  at: number,
  holds: Column['holds'],
  traits: Pick<Column, 'isNeeded' | 'isClear' | 'isUnused'> = {},
): Column => ({ label, heading, at, holds, ...traits });

/** Parses a trimmed text that is a place in a table, 0 to 999: `3`, `3°`, `3º`, `3.` → 3. Null for anything else. */
export function placeIn(text: string): number | null {
  const [, digits] = /^(\d{1,3})\s*[°ºª.]*$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** True if the text of a filled cell may be a name: it is no number, address, day or hour. */
export const isName = (text: string): boolean => {
  if (parseNumber(text) !== null || beginsWithAddress(text)) return false;
  return readSchedule(text) === null && readTime(text) === null;
};

const playerHeading =
  /^(jugador(es|a)?(\s*[12])?|nick|usuario|participante|nombre|local|visitante|rival)$/i;

/** Returns the `Column` of nicks, without which there is no table. @param at Usual place, from 0. */
export const nickColumn = (at: number): Column =>
  column('Jugador', playerHeading, at, isName, { isNeeded: true });

const placeHeading = /^(pos\.?|posici[oó]n|puesto|lugar|#|n\.?\s*[°º]|nro\.?)$/i;

/** Returns the `Column` of ranks (`3°`), which the site counts itself. @param at Usual place of the column, from 0. */
export const placeColumn = (at: number): Column =>
  column('Pos', placeHeading, at, (text) => placeIn(text) !== null, { isUnused: true });

/** Returns the `Column` of links: addresses, and texts for which `holdsToo` is true. @param at Usual place, from 0. */
export const linkColumn = (at: number, holdsToo?: (text: string) => boolean): Column => {
  const holds = (text: string): boolean => beginsWithAddress(text) || holdsToo?.(text) === true;
  return column('Link', /^(link|enlace|partida)$/i, at, holds, { isClear: true });
};

/** Columns of a kind of sheet, by the names that code has for them. */
export type Columns<Name extends string> = Readonly<Record<Name, Column>>;

/** Place of each column, from 0. -1 if the sheet lacks the column. */
export type Places<Name extends string> = Readonly<Record<Name, number>>;

/** A row with its index in the sheet, from 0. */
export interface SheetRow {
  row: readonly string[];
  index: number;
}

/** Columns to find, rows of headings, and rows below them without titles and notes. */
interface Table<Name extends string> {
  columns: Columns<Name>;
  headings: readonly SheetRow[];
  rows: readonly SheetRow[];
}

const namesOf = <Name extends string>(columns: Columns<Name>): Name[] =>
  Object.keys(columns) as Name[];

/** True if a heading names a column. A colon after it does not matter: «Jugador:». */
const isHeadingOf = ({ heading }: Column, text: string): boolean =>
  heading.test(text.replace(/\s*:$/, ''));

/** Finds the columns that a row names. No cell counts for two columns. */
function headingsIn<Name extends string>(
  row: readonly string[],
  columns: Columns<Name>,
): Map<Name, number> {
  const found = new Map<Name, number>();
  const taken = new Set<number>();
  for (const name of namesOf(columns)) {
    const index = row.findIndex((text, at) => !taken.has(at) && isHeadingOf(columns[name], text));
    if (index < 0) continue;
    found.set(name, index);
    taken.add(index);
  }
  return found;
}

/** True for a row with headings of three or more of `columns`, or of two if no other cell has a digit. */
export function isHeadings<Name extends string>(
  row: readonly string[],
  columns: Columns<Name>,
): boolean {
  const named = new Set(headingsIn(row, columns).values());
  if (named.size !== 2) return named.size > 2;
  return row.every((text, at) => named.has(at) || !/\d/.test(text));
}

const placesBy = <Name extends string>(
  columns: Columns<Name>,
  placeOf: (name: Name) => number,
): Record<Name, number> =>
  Object.fromEntries(namesOf(columns).map((name) => [name, placeOf(name)])) as Record<Name, number>;

/** How far a whole table may have moved: one column was inserted or deleted at its left, or two were inserted. */
const sidewaysShifts = [1, -1, 2];

const usualPlaces = <Name extends string>(columns: Columns<Name>, shift: number): Places<Name> =>
  placesBy(columns, (name) => Math.max(columns[name].at + shift, -1));

/** Places that a row of headings gives. A column that it does not name has its usual place, if no other one has it. */
function placesByHeadings<Name extends string>(
  row: readonly string[],
  columns: Columns<Name>,
): Places<Name> {
  const found = headingsIn(row, columns);
  const taken = new Set(found.values());
  return placesBy(columns, (name) => {
    const usual = columns[name].at;
    return found.get(name) ?? (taken.has(usual) ? -1 : usual);
  });
}

/** Counts the filled cells at a place that make sense in a column, and lists the rows of those that do not. */
function judgeCells({ holds }: Column, at: number, rows: readonly SheetRow[]) {
  const filled = rows.filter(({ row }) => !saysNothing(cell(row, at)));
  const wrongRows = filled.filter(({ row }) => !holds(cell(row, at)));
  return { rightCount: filled.length - wrongRows.length, wrongRows };
}

/** Filled cells that make sense less those that do not. A heading weighs as much as a whole column of such cells. */
function scoreOf<Name extends string>(table: Table<Name>, places: Places<Name>): number {
  const { columns, headings, rows } = table;
  let score = 0;
  for (const name of namesOf(columns)) {
    const at = places[name];
    if (at < 0) continue;
    const { rightCount, wrongRows } = judgeCells(columns[name], at, rows);
    const named = headings.filter(({ row }) => isHeadingOf(columns[name], cell(row, at)));
    const share = headings.length === 0 ? 0 : named.length / headings.length;
    score += rightCount - wrongRows.length + share * Math.max(rows.length, 1);
  }
  return score;
}

const unnamed = (label: string): Complaint => ({
  reason: `no es el encabezado de «${label}»; por sus valores, la columna se toma como esa`,
  advice: `escribí «${label}», o poné la columna en su lugar`,
});

const unread = (label: string): Complaint => ({
  reason: `la columna no se muestra: sus valores no son de «${label}»`,
  advice: `si es la de «${label}», escribí ese encabezado; si es otra cosa, no hace falta nada`,
  isLoss: true,
});

/** Fewer wrong cells than this prove nothing: the sheet is just being filled. */
const fewCells = 3;

/**
 * Refuses a sheet with a column of other things: three cells or more make no sense, and more than half of them. Clear
 * and unused columns are never refused.
 */
function requireContents<Name extends string>(
  { columns, rows }: Table<Name>,
  places: Places<Name>,
): void {
  for (const name of namesOf(columns)) {
    const { label, isClear, isUnused } = columns[name];
    // Named, or without headings, they stay, and the parser reports their cells. Otherwise `settleUnnamed` decides.
    if (isClear || isUnused) continue;
    const { rightCount, wrongRows } = judgeCells(columns[name], places[name], rows);
    const [first] = wrongRows;
    if (!first || wrongRows.length < fewCells || wrongRows.length <= rightCount) continue;
    throw new SourceError(
      `ahí va «${label}» y dice «${cell(first.row, places[name])}», como casi toda la columna: ¿se corrieron las columnas?`,
      `fila ${first.index + 1}, columna ${columnLetter(places[name])}`,
    );
  }
}

/**
 * Finds the clear columns that move: no value makes sense in their place, and all values of another place do. Places of
 * certain columns are taken: a heading names the column, a value makes sense in it, or it is needed and not clear.
 * @returns New places of the columns that move, from 0.
 */
function findMoved<Name extends string>(
  { columns, rows }: Table<Name>,
  layout: Places<Name>,
  unnamedColumns: readonly Name[],
): Map<Name, number> {
  const uncertain = unnamedColumns.filter((name) => {
    const { isClear, isNeeded } = columns[name];
    if (isNeeded && !isClear) return false;
    return judgeCells(columns[name], layout[name], rows).rightCount === 0;
  });
  const certain = namesOf(columns).filter((name) => !uncertain.includes(name));
  const taken = certain.map((name) => layout[name]);
  const moved = new Map<Name, number>();
  // A column without a heading may be to the right of all headings.
  const width = Math.max(0, ...rows.map(({ row }) => row.length));
  for (const name of uncertain.filter((name) => columns[name].isClear)) {
    const proven = Array.from({ length: width }, (_, at) => at).find((at) => {
      const { rightCount, wrongRows } = judgeCells(columns[name], at, rows);
      return !taken.includes(at) && rightCount > 0 && wrongRows.length === 0;
    });
    if (proven === undefined) continue;
    moved.set(name, proven);
    taken.push(proven);
  }
  return moved;
}

/**
 * Settles a layout's places by the values:
 * - In a sheet without headings, and where a heading names it, a column stays.
 * - A clear column whose values are all elsewhere moves (`findMoved`).
 * - A needed column stays, and an empty clear column, too.
 * - A column with at least as many right values as wrong ones, and one right value, stays. It is reported unless clear.
 * - Any other column is dropped (-1), and reported if it has wrong values that no moved column shows.
 * - No unused column is reported.
 */
function settleUnnamed<Name extends string>(
  log: SheetLog,
  table: Table<Name>,
  layout: Places<Name>,
): Places<Name> {
  const { columns, headings, rows } = table;
  const [topHeadings] = headings;
  if (!topHeadings) return layout;
  const unnamedColumns = namesOf(columns).filter((name) => {
    return !headings.some(({ row }) => isHeadingOf(columns[name], cell(row, layout[name])));
  });
  const moved = findMoved(table, layout, unnamedColumns);
  const settled: Record<Name, number> = { ...layout, ...Object.fromEntries(moved) };
  for (const name of unnamedColumns) {
    if (moved.has(name)) continue;
    const { label, isNeeded, isClear, isUnused } = columns[name];
    const at = layout[name];
    const { rightCount, wrongRows } = judgeCells(columns[name], at, rows);
    // A needed or clear column may be empty, because nothing is agreed or played yet: it waits for its values.
    const mayBeEmpty = isNeeded === true || isClear === true;
    const isSound = rightCount >= wrongRows.length && (rightCount > 0 || mayBeEmpty);
    const isDropped = !isSound && !isNeeded;
    if (isDropped) settled[name] = -1;
    if (isUnused) continue;
    const [wrongRow] = wrongRows;
    const isShown = [...moved.values()].includes(at);
    if (isDropped && wrongRow && !isShown) log.reportCell(wrongRow.index, at, unread(label));
    if (isClear || !isSound || rightCount === 0) continue;
    log.reportCell(topHeadings.index, at, unnamed(label));
  }
  return settled;
}

/**
 * Finds the columns of the tables in a log's sheet, which all have the same (docs/product.md, «Columns»). In `log`, it
 * reports columns that no heading names, unless days, addresses or ids prove them, counts the cells that make sense in
 * each column, and accounts for the rows of headings.
 * @param isOfTable True for a row of a table; default: always. It is not called for rows of headings or of one cell.
 * @returns Places of the columns, from 0, or -1 if absent; rows of headings; all other filled rows, also titles, notes.
 * @throws SourceError if no layout explains the values.
 */
export function findLayout<Name extends string>(
  log: SheetLog,
  columns: Columns<Name>,
  isOfTable: (row: SheetRow) => boolean = () => true,
): { places: Places<Name>; headings: SheetRow[]; otherRows: SheetRow[] } {
  const filled = log.rows.map((row, index) => ({ row, index })).filter(({ row }) => !isBlank(row));
  const headings = filled.filter(({ row }) => isHeadings(row, columns));
  const otherRows = filled.filter(({ row }) => !isHeadings(row, columns));
  const rows = otherRows.filter((line) => !hasOneCell(line.row) && isOfTable(line));
  const table: Table<Name> = { columns, headings, rows };
  const named = new Set(headings.flatMap(({ row }) => [...headingsIn(row, columns).keys()]));
  const required = namesOf(columns).filter((name) => named.has(name) || columns[name].isNeeded);
  const candidates = [
    usualPlaces(columns, 0),
    ...headings.map(({ row }) => placesByHeadings(row, columns)),
    ...sidewaysShifts.map((shift) => usualPlaces(columns, shift)),
  ].filter((places) => required.every((name) => places[name] >= 0));
  const scores = candidates.map((places) => scoreOf(table, places));
  // The first one counts of several layouts that explain as many cells: the usual places win a tie.
  const layout = candidates[scores.indexOf(Math.max(...scores))];
  if (!layout) throw new Error('the usual places have all columns');
  requireContents(table, layout);
  const places = settleUnnamed(log, table, layout);
  for (const name of namesOf(columns)) {
    if (columns[name].isUnused) continue;
    log.countCells(columns[name].label, judgeCells(columns[name], places[name], rows).rightCount);
  }
  for (const { index } of headings) log.accountFor(index);
  return { places, headings, otherRows };
}
