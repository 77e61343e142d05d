/** Parses standings, one table for each group (docs/product.md, «Groups in a sheet of standings»). */
import {
  criteriaOf,
  type Column as ConfiguredColumn,
  type Criterion,
  type TableRules,
} from '../../config/schemas/columns.ts';
import { saysNothing } from '../../lib/clean.ts';
import { parseAmount, parseNumber } from '../../lib/number.ts';
import { listNames, sameName } from '../../lib/text.ts';
import type { GroupConfig } from '../../config/site.ts';
import { amountComplaint, SheetLog, cell, isBlank, hasOneCell, type Rows } from './sheet.ts';
import type { Complaint, Reading } from '../problem.ts';
import {
  column,
  findLayout,
  isHeadings,
  nickColumn,
  placeColumn,
  placeIn,
  type Column,
  type Columns,
  type Places,
  type SheetRow,
} from './layout.ts';
import { readNick, readSide } from './side.ts';
import { noStandings, type Cell, type Standings, type StandingsRow } from './table.ts';
import { findTotals, noPlayerComplaint } from './totals.ts';

/** A group to find in a sheet: its name, as a title may have it, and its window of rows. */
export interface SoughtGroup extends Pick<GroupConfig, 'name'> {
  window: NonNullable<GroupConfig['window']>;
}

/** True if a group has a `window`: its rows in the division's sheet. Other tables are computed from results. */
export const hasWindow = <Group extends Pick<GroupConfig, 'window'>>(
  group: Group,
): group is Group & Pick<SoughtGroup, 'window'> => group.window !== undefined;

/** Label of the players' column among the places of a table. */
export const playerColumn = 'Jugador';

/** Label of the column of places, which the site counts itself. */
const placeLabel = 'Pos';

/** Columns B to I, counted from 0, in which tables stand. */
const firstColumn = 1;
const lastColumn = 8;

/** Patterns of the headings that people write for the usual columns, by label. */
const aliases: Readonly<Record<string, string>> = {
  DG: 'd\\.?\\s*g\\.?|duelos\\s+ganados',
  DP: 'd\\.?\\s*p\\.?|duelos\\s+perdidos',
  DJ: 'd\\.?\\s*j\\.?|duelos\\s+jugados',
  PG: 'p\\.?\\s*g\\.?|partidas\\s+ganadas',
  PP: 'p\\.?\\s*p\\.?|partidas\\s+perdidas',
  DifP: 'dif\\.?(\\s*p\\.?|erencia)?|diferencia(\\s+de\\s+partidas)?',
};

/** Matches a column's label, its meaning, and what else people write for it. */
function headingOf({ label, meaning }: ConfiguredColumn): RegExp {
  const patterns = [RegExp.escape(label), RegExp.escape(meaning)];
  const alias = aliases[label];
  if (alias !== undefined) patterns.push(alias);
  return new RegExp(`^(${patterns.join('|')})\\.?$`, 'i');
}

const isNumber = (text: string): boolean => parseNumber(text) !== null;

/** Columns to find: places, players, and those that the competition's file lists, in its order from column C. */
function columnsOf(listed: readonly ConfiguredColumn[]): Columns<string> {
  const columns: Record<string, Column> = {
    [placeLabel]: placeColumn(0),
    [playerColumn]: nickColumn(firstColumn),
  };
  for (const [index, configured] of listed.entries()) {
    const { label } = configured;
    columns[label] = column(label, headingOf(configured), firstColumn + 1 + index, isNumber);
  }
  return columns;
}

const complaints = {
  repeatedHeading: {
    reason: 'ya hay una columna con este encabezado; se muestra la otra',
    advice: 'cambiá uno de los dos',
    isLoss: true,
  },
  noGroup: {
    reason: 'la fila no es de ningún grupo; no se muestra',
    advice:
      'poné el nombre del grupo arriba de sus jugadores, o corregí las filas de los grupos («window», en el archivo de la competencia)',
    isLoss: true,
  },
  belowWindow: {
    reason: 'está debajo de las filas de su grupo; se muestra, porque va pegada a sus jugadores',
    advice:
      'si es un jugador, agrandá «window», en el archivo de la competencia; si no, dejá una fila vacía antes',
  },
  exchanged: {
    reason:
      'los grupos están en otro orden que en el archivo de la competencia; se leen por sus títulos',
    advice: 'ordenalos, o corregí «window», en el archivo de la competencia',
  },
} as const;

function noCriterion(missing: readonly Criterion[]): Complaint {
  const labels = listNames(missing.map(({ label }) => label));
  const isOne = missing.length === 1;
  return {
    reason: `${isOne ? 'falta' : 'faltan'} ${labels}, y ${isOne ? 'ordena' : 'ordenan'} la tabla: queda en el orden de la planilla`,
    advice:
      'agregá la columna con ese encabezado, o corregí «criteria», en el archivo de la competencia',
  };
}

interface StandingsSheet {
  log: SheetLog;
  columns: Columns<string>;
  /** Labels of the columns in the competition's file. */
  listed: readonly string[];
  criteria: readonly Criterion[];
  /** Places of all columns by label, with those of places and players. */
  places: Places<string>;
}

/** Place of a column, from 0. -1 if the sheet lacks it. */
const placeOf = ({ places }: StandingsSheet, label: string): number => places[label] ?? -1;

/** Adds the other columns of B to I that have a heading to those that are known. Reports a repeated heading. */
function addLabelled(
  log: SheetLog,
  columns: Columns<string>,
  known: Places<string>,
  headings: SheetRow,
): Places<string> {
  const places: Record<string, number> = { ...known };
  for (const [at, label] of headings.row.slice(0, lastColumn + 1).entries()) {
    const isTaken = Object.values(places).includes(at);
    if (at < firstColumn || isTaken || label === '' || isNumber(label)) continue;
    const isRepeated = Object.entries(places).some(([name, place]) => {
      return place >= 0 && (name === label || columns[name]?.heading.test(label) === true);
    });
    if (isRepeated) log.reportCell(headings.index, at, complaints.repeatedHeading);
    else places[label] = at;
  }
  return places;
}

/** Rows of a group, from 0. `end` and `limit` are exclusive. */
interface Section {
  start: number;
  /** End of the window. A table may go on below it, up to `limit`. */
  end: number;
  /** End of the window if its title stood as far above it as a title may. */
  latestEnd: number;
  /** Start of the section below, or the end of the sheet. */
  limit: number;
}

/** True if a row is the title of a group: its name, alone or after the division's, «Oro – Grupo A». */
function isTitleOf(row: readonly string[], name: string): boolean {
  if (!hasOneCell(row)) return false;
  const title = row.join('');
  const withoutDivision = title.replace(/^.*[-–·,:]\s*/s, '');
  return sameName(title, name) || sameName(withoutDivision, name);
}

/** A title may stand above the window, in so many rows. */
const rowsAbove = 2;

/** Finds each group's rows, in the order of `groups`. A window moves with its title, and ends where the next begins. */
function findSections(rows: Rows, groups: readonly SoughtGroup[]): Section[] {
  const windows = groups.map(({ name, window: { first, last } }) => {
    const start = first - 1;
    const title = rows.findIndex((row) => isTitleOf(row, name));
    if (title < 0) return { start, end: last, latestEnd: last };
    const isInPlace = title >= start - rowsAbove && title <= start;
    const moved = last + title - start;
    return { start: title, end: isInPlace ? last : moved, latestEnd: moved + rowsAbove };
  });
  return windows.map(({ start, end, latestEnd }) => {
    const below = windows.map((other) => other.start).filter((other) => other > start);
    const limit = Math.min(rows.length, ...below);
    return { start, end: Math.min(end, limit), latestEnd, limit };
  });
}

/** Finds the rows of a section's players. Accounts for its titles, headings and notes, and reports all other rows. */
function playersOf(sheet: StandingsSheet, section: Section): SheetRow[] {
  const { start, end, latestEnd, limit } = section;
  const { columns, log, places } = sheet;
  const playerAt = placeOf(sheet, playerColumn);
  const placeAt = placeOf(sheet, placeLabel);
  const valuesAt = Object.values(places).filter((at) => at !== playerAt && at !== placeAt);
  const players: SheetRow[] = [];
  const takenPlaces: number[] = [];
  // True if another row stands between the last player and this one.
  let isApart = false;
  for (const [offset, row] of log.rows.slice(start, limit).entries()) {
    const index = start + offset;
    const isInside = index < end;
    const isNamed = !saysNothing(cell(row, playerAt));
    if (isNamed && valuesAt.some((at) => parseAmount(cell(row, at)) !== null)) {
      const place = placeIn(cell(row, placeAt));
      const hasOwnPlace = place !== null && !takenPlaces.includes(place);
      const isNext = place === Math.max(0, ...takenPlaces) + 1;
      // Rows inserted above move a title, but nothing tells how far it stood above its window.
      const hasMoved = place === null && takenPlaces.length === 0 && index < latestEnd;
      // A row inside the window may stand apart if it has a place of its own, or no row has one.
      const mayBeApart = isInside && (hasOwnPlace || takenPlaces.length === 0);
      if (mayBeApart || (!isApart && (isInside || isNext || hasMoved))) {
        log.accountFor(index);
        players.push({ row, index });
        if (place !== null) takenPlaces.push(place);
        isApart = false;
        continue;
      }
      log.reportRow(index, playerAt, complaints.noGroup);
    } else if (isBlank(row) || isHeadings(row, columns)) {
      log.accountFor(index);
    } else {
      // Inside the window, a title above the players and a row without values are notes; below it, any single cell is.
      const hasValues = isNamed || valuesAt.some((at) => cell(row, at) !== '');
      const isNote = hasOneCell(row) ? !isInside || players.length === 0 : isInside && !hasValues;
      if (isNote) log.accountFor(index);
      else log.reportRow(index, playerAt, noPlayerComplaint);
    }
    isApart = players.length > 0;
  }
  return players;
}

/** Reads a player's row. Reports the numbers that cannot be read. @param labels Columns to read. */
function readPlayer(
  sheet: StandingsSheet,
  { row, index }: SheetRow,
  labels: readonly string[],
): StandingsRow {
  const { listed, log } = sheet;
  const cells: Record<string, Cell> = {};
  for (const label of labels) {
    const at = placeOf(sheet, label);
    const text = cell(row, at);
    const number = parseAmount(text);
    if (!listed.includes(label)) {
      cells[label] = number ?? (text || null);
      continue;
    }
    if (number === null) log.reportCell(index, at, amountComplaint(text));
    cells[label] = number ?? 0;
  }
  const player = readNick(log, index, placeOf(sheet, playerColumn));
  return { row: index + 1, player, cells };
}

/** Reads the table of a group: `noStandings` without a row of a name and numbers. Reports rows that are no player's. */
function readGroup(sheet: StandingsSheet, section: Section): Standings {
  const { listed, log, places, criteria } = sheet;
  const players = playersOf(sheet, section);
  if (players.length === 0) return noStandings;
  const playerAt = placeOf(sheet, playerColumn);
  const furtherLabels = Object.keys(places).filter((label) => {
    if ([placeLabel, playerColumn, ...listed].includes(label)) return false;
    return players.some(({ row }) => cell(row, placeOf(sheet, label)) !== '');
  });
  for (const label of furtherLabels) log.countCells(label, players.length);
  const labels = [...listed.filter((label) => placeOf(sheet, label) >= 0), ...furtherLabels];
  const totals = findTotals(players, {
    nameAt: playerAt,
    valuesAt: listed.map((label) => placeOf(sheet, label)),
    keysAt: [placeOf(sheet, placeLabel)],
    isKeyOptional: true,
  });
  const rows: StandingsRow[] = [];
  for (const player of players) {
    // A group that lacks a player may have a row «Vacante» or «Libre», which would be above those who lost.
    const isBye = readSide(cell(player.row, playerAt)).kind === 'bye';
    if (isBye || totals.has(player.index)) log.reportRow(player.index, playerAt, noPlayerComplaint);
    else rows.push(readPlayer(sheet, player, labels));
  }
  const below = rows.find(({ row }) => row > section.end);
  if (below) log.reportCell(below.row - 1, playerAt, complaints.belowWindow);
  const isOrdered = criteria.every(({ label }) => labels.includes(label));
  return { columns: labels, criteria: isOrdered ? criteria : [], rows, places };
}

/**
 * Parses a division's sheet: one table for each group, in the order of `groups`, empty for a group without players;
 * none at all if no group has a player. Titles and headings may stand inside a group's window, above it, once on top of
 * the sheet, or nowhere: the tables are the same. All tables of a sheet are read by the same columns.
 * @param rules Columns and criteria that the competition's file lists.
 * @throws SourceError if no columns explain the values.
 */
export function parseDivision(
  source: string,
  rows: Rows,
  groups: readonly SoughtGroup[],
  rules: TableRules,
): Reading<Standings> {
  const log = new SheetLog(source, rows);
  const columns = columnsOf(rules.columns);
  const sections = findSections(rows, groups);
  const { places: found, headings } = findLayout(log, columns, ({ index }) =>
    sections.some(({ start, end }) => start <= index && index < end),
  );
  const [first] = headings;
  const places = first ? addLabelled(log, columns, found, first) : found;
  const listed = rules.columns.map(({ label }) => label);
  const criteria = criteriaOf(rules);
  const sheet: StandingsSheet = { log, columns, listed, criteria, places };
  const tables = sections.map((section) => readGroup(sheet, section));
  const hasPlayers = tables.some((table) => table.rows.length > 0);
  const starts = sections.map(({ start }) => start);
  const top = Math.min(...starts);
  const missing = criteria.filter((criterion) => placeOf(sheet, criterion.label) < 0);
  if (missing.length > 0 && hasPlayers) {
    log.reportRow(first?.index ?? top, firstColumn, noCriterion(missing));
  }
  for (const [index, row] of rows.slice(0, top).entries()) {
    if (hasOneCell(row) || isHeadings(row, columns)) log.accountFor(index);
    else if (!isBlank(row)) log.reportRow(index, firstColumn, complaints.noGroup);
  }
  const [moved] = starts.filter((start, index) => start < (starts[index - 1] ?? 0));
  if (moved !== undefined) log.reportRow(moved, firstColumn, complaints.exchanged);
  return log.finish(hasPlayers ? tables : []);
}
