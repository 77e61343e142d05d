/**
 * League standings as their sheets have them, a table a group (docs/product.md, «Groups in a sheet of
 * standings»).
 */
import type { GroupConfig } from '../config/site.ts';
import type { CalendarDate } from './time.ts';
import {
  headingsIn,
  isHeadings,
  placesBy,
  requireContents,
  usualPlaces,
  type ColumnKinds,
  type Places,
} from './columns.ts';
import { parseAmount, parseNumber } from './number.ts';
import { noAmount, SheetLog, type Parsed } from './problem.ts';
import { recordLabels, type PlayerRecord } from './record-columns.ts';
import { cell, isBlank, isTitle, type Rows } from './rows.ts';
import { readNick } from './side.ts';
import { sameName } from './text.ts';
import { findTotals, isTotal } from './totals.ts';

/** One player's row. */
export interface StandingsRow {
  /** Its row in the sheet, from 1. */
  row: number;
  player: string;
  /** Cells after the player, by sheet position: `values[0]` is column 1. */
  values: (number | null)[];
  /** The day on which the player left the competition; absent where they play on. */
  withdrawn?: CalendarDate;
}

/** A group's table. */
export interface Standings {
  /** Labels of `values`, in the table's order; empty for a column without label. */
  headings: string[];
  /** Columns of `values` in the sheet, from 0; in the published layout where none are given. */
  places?: readonly number[];
  rows: StandingsRow[];
}

/** A table's players in the order of the sheet's rows. */
export const playersInSheet = (rows: readonly StandingsRow[]): string[] =>
  rows.toSorted((a, b) => a.row - b.row).map(({ player }) => player);

type ColumnName = 'player' | keyof PlayerRecord;

const isNumber = (text: string): boolean => parseNumber(text) !== null;

const numbers = (heading: RegExp, at: number) => ({
  heading,
  at,
  isNeeded: true,
  content: { what: 'números', holds: isNumber },
});

/** The columns of the published layout (docs/product.md, «Columns»), with what organisers call them. */
export const standingsColumns: ColumnKinds<ColumnName> = {
  player: {
    heading: /^(jugador(es|a)?|nick|participante|nombre)$/i,
    at: 1,
    isNeeded: true,
    content: { what: 'nicks', holds: (text) => parseNumber(text) === null },
  },
  DG: numbers(/^(d\.?\s*g\.?|duelos\s+ganados)$/i, 2),
  DP: numbers(/^(d\.?\s*p\.?|duelos\s+perdidos)$/i, 3),
  DJ: numbers(/^(d\.?\s*j\.?|duelos\s+jugados)$/i, 4),
  PG: numbers(/^(p\.?\s*g\.?|partidas\s+ganadas)$/i, 5),
  PP: numbers(/^(p\.?\s*p\.?|partidas\s+perdidas)$/i, 6),
  DifP: numbers(/^(dif\.?(\s*p\.?|erencia)?|diferencia(\s+de\s+partidas)?)$/i, 7),
};

/** Columns B–I, from 0: where the player and what follows stand in any other layout. */
const firstColumn = 1;
const lastColumn = 8;

const isLabel = (text: string): boolean => text !== '' && parseNumber(text) === null;

/** Whether a row gives headings, whatever they are: several cells of columns B–I, all of them labels. */
function isAnyHeading(row: readonly string[]): boolean {
  const filled = row.slice(firstColumn, lastColumn + 1).filter(Boolean);
  return filled.length > 1 && filled.every(isLabel);
}

/** Where a table's player and numbers are, and what the numbers are called. */
interface Layout {
  /** In the published layout. */
  places?: Places<ColumnName>;
  player: number;
  /** Columns of the numbers, in the table's order. */
  values: readonly number[];
  headings: readonly string[];
}

/** The published layout, its columns in these places. */
const layoutAt = (places: Places<ColumnName>): Layout => ({
  places,
  player: places.player,
  values: recordLabels.map((label) => places[label]),
  headings: recordLabels,
});

const usualLayout = layoutAt(usualPlaces(standingsColumns));

/** The columns of the published layout whose headings were emptied, where nothing else is another. */
function emptiedHeadings(row: readonly string[]): ColumnName[] {
  const found = headingsIn(row, standingsColumns);
  const names = Object.keys(standingsColumns) as ColumnName[];
  const left = names.filter((name) => !found.has(name));
  const areEmpty = left.every((name) => cell(row, standingsColumns[name].at) === '');
  return areEmpty && left.length < found.size ? left : [];
}

/** What a row of headings says: the published layout where all of it is named, else its own labels. */
function layoutBy(source: string, row: readonly string[], index: number): Layout {
  const places = placesBy(source, row, index, standingsColumns);
  if (places) return layoutAt(places);
  if (emptiedHeadings(row).length > 0) return usualLayout;
  const cells = row.slice(firstColumn + 1, lastColumn + 1);
  const labels = cells.slice(0, cells.findLastIndex(Boolean) + 1);
  return {
    player: firstColumn,
    values: labels.map((_, column) => firstColumn + 1 + column),
    headings: labels,
  };
}

/** Whether a group has rows in its division's sheet. */
export const hasWindow = <Group extends Pick<GroupConfig, 'window'>>(
  group: Group,
): group is Group & Pick<SoughtGroup, 'window'> => group.window !== undefined;

/** A group to be found in a sheet: what its title may say, and where it is looked for first. */
export interface SoughtGroup extends Pick<GroupConfig, 'name'> {
  window: NonNullable<GroupConfig['window']>;
}

/** Rows of a sheet, from 0: the first one and the one after the last. */
interface Span {
  start: number;
  end: number;
}

/** Whether a title is a group's: its name, alone or after the division's. */
const isTitleOf = (row: readonly string[], name: string): boolean => {
  const title = row.find(Boolean) ?? '';
  const withoutDivision = title.replace(/^.*[-–·,:]\s*/s, '');
  return isTitle(row) && [title, withoutDivision].some((text) => sameName(text, name));
};

/** Spans that begin at these rows, each up to the next. */
const spansFrom = (starts: readonly number[], rows: Rows): Span[] =>
  starts.map((start, index) => ({ start, end: starts[index + 1] ?? rows.length }));

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/**
 * Where each group stands: from its title on, where each has one; else from its row of headings on, where
 * there is one a group; else in its window.
 */
function findGroups(rows: Rows, groups: readonly SoughtGroup[]): Span[] {
  const titled = groups.map(({ name }) => rows.findIndex((row) => isTitleOf(row, name)));
  if (titled.every((index) => index >= 0) && isAscending(titled)) return spansFrom(titled, rows);
  const headed = rows.flatMap((row, index) => (isHeadings(row, standingsColumns) ? [index] : []));
  if (headed.length === groups.length) return spansFrom(headed, rows);
  return groups.map(({ window }) => ({
    start: window.first - 1,
    end: Math.min(window.last, rows.length),
  }));
}

const complaints = {
  noHeading: {
    reason: 'falta el encabezado; la columna se toma como la de siempre',
    advice: 'escribí Jugador, DG, DP, DJ, PG, PP y DifP',
  },
  beforeHeading: {
    reason: 'la fila está antes de los encabezados; no se muestra',
    advice: 'poné primero la fila con Jugador, DG, DP…',
    isLoss: true,
  },
  noPlayer: {
    reason: 'la fila no tiene nombre y números; no se muestra',
    advice: 'completala (con 0 si no jugó), o borrala si sobra',
    isLoss: true,
  },
  noGroup: {
    reason: 'la fila no es de ningún grupo; no se muestra',
    advice:
      'poné el nombre del grupo arriba de sus jugadores, o corregí las filas de los grupos («window», en el archivo de la competencia)',
    isLoss: true,
  },
} as const;

/** What does not add up in a row of the published layout, in Spanish. */
function wrongSums([DG = 0, DP = 0, DJ = 0, PG = 0, PP = 0, DifP = 0]: readonly number[]) {
  return [
    DJ !== DG + DP && `DJ es ${DJ}, y DG más DP son ${DG + DP}`,
    DifP !== PG - PP && `DifP es ${DifP}, y PG menos PP son ${PG - PP}`,
  ].filter((reason) => reason !== false);
}

/** Reads the rows of one group. */
function readGroup(
  rows: Rows,
  { start, end }: Span,
  layoutAbove: Layout | null,
  log: SheetLog,
): Standings {
  const inside = rows.slice(start, end);
  const known = inside.findIndex((row) => isHeadings(row, standingsColumns));
  const own = known >= 0 ? known : layoutAbove ? -1 : inside.findIndex(isAnyHeading);
  const headingRow = inside[own];
  const layout = headingRow
    ? layoutBy(log.source, headingRow, start + own)
    : (layoutAbove ?? usualLayout);
  const labelled = layout.headings.flatMap((heading, column) => (heading === '' ? [] : [column]));
  const filled: { row: readonly string[]; index: number; values: (number | null)[] }[] = [];
  /** Headings below a title that stands below players are another table's. */
  let isTitled = false;
  let hasEnded = false;

  inside.forEach((row, offset) => {
    const index = start + offset;
    if (isBlank(row)) return;
    if (offset === own || isHeadings(row, standingsColumns)) {
      log.takes(index);
      for (const name of emptiedHeadings(row)) {
        log.cell(index, standingsColumns[name].at, '', complaints.noHeading);
      }
      hasEnded ||= isTitled;
      return;
    }
    isTitled ||= isTitle(row) && filled.length > 0;
    if (hasEnded) {
      if (isTitle(row)) log.takes(index);
      else log.cell(index, firstColumn, row.filter(Boolean).join(' '), complaints.noGroup);
      return;
    }
    const player = cell(row, layout.player);
    const cells = layout.values.map((column) => cell(row, column));
    const isBare = isTitle(row) && (offset < own || player === '' || own < 0);
    if (isBare || (player === '' && cells.every((text) => text === ''))) {
      log.takes(index);
      return;
    }
    const text = [player, ...cells].join(' ').trim();
    if (offset < own) {
      log.cell(index, layout.player, text, complaints.beforeHeading);
      return;
    }
    const values = cells.map(parseAmount);
    if (player === '' || labelled.every((column) => values[column] === null)) {
      log.cell(index, layout.player, text, complaints.noPlayer);
      return;
    }
    log.takes(index);
    filled.push({ row, index, values });
  });
  const lines = filled.map(({ row }) => row);
  const totals = findTotals(lines, layout.player, layout.values);
  const players = filled.flatMap(({ row, index, values }): StandingsRow[] => {
    const player = cell(row, layout.player);
    if (totals.has(row)) {
      log.cell(index, layout.player, player, isTotal);
      return [];
    }
    for (const column of labelled.filter((at) => values[at] === null)) {
      const at = layout.values[column] ?? 0;
      log.cell(index, at, cell(row, at), noAmount(cell(row, at)));
    }
    if (layout.places && values.every((value) => value !== null)) {
      const advice = 'corregí el que esté mal, o la fórmula';
      for (const reason of wrongSums(values)) {
        log.cell(index, layout.player, player, { reason, advice });
      }
    }
    return [{ row: index + 1, player: readNick(row, index, layout.player, log), values }];
  });
  if (layout.places) requireContents(log.source, filled, standingsColumns, layout.places);
  // A window in which nothing stands has no table.
  return players.length === 0 && own < 0
    ? { headings: [], rows: [] }
    : { headings: [...layout.headings], places: layout.values, rows: players };
}

/**
 * Reads a division's sheet, a table a group. Titles and headings may stand inside a group's window, above
 * it, once on top of the sheet, or nowhere: the tables are the same. A row with a name and numbers is a
 * player; blank and title rows are skipped; anything else is reported.
 */
export function parseDivision(
  source: string,
  rows: Rows,
  groups: readonly SoughtGroup[],
): Parsed<Standings[]> {
  const log = new SheetLog(source, rows);
  const spans = findGroups(rows, groups);
  const value = spans.map((span) => {
    const above = rows
      .slice(0, span.start)
      .findLastIndex((row) => isHeadings(row, standingsColumns));
    const row = rows[above];
    return readGroup(rows, span, row ? layoutBy(source, row, above) : null, log);
  });
  rows.forEach((row, index) => {
    if (isBlank(row) || spans.some(({ start, end }) => start <= index && index < end)) return;
    const isOfNobody = isTitle(row) || isHeadings(row, standingsColumns) || isAnyHeading(row);
    if (isOfNobody) log.takes(index);
    else log.cell(index, firstColumn, row.filter(Boolean).join(' '), complaints.noGroup);
  });
  return log.finish(value);
}
