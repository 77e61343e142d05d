/** Parses standings, one table for each group (docs/product.md, «Groups in a sheet of standings»). */
import {
  criteriaOf,
  isResultColumn,
  recordColumns,
  type Column,
  type Criterion,
  type TableRules,
} from '../../config/schemas/columns.ts';
import type { GroupConfig } from '../../config/site.ts';
import type { CalendarDate } from '../../lib/time.ts';
import {
  headingsIn,
  isHeadings,
  requireHeadingPlaces,
  requireContents,
  usualPlaces,
  type ColumnKind,
  type ColumnKinds,
  type Places,
} from './columns.ts';
import { parseAmount, parseNumber } from '../../lib/number.ts';
import { amountComplaint, SheetLog, type Complaint, type Parsed } from '../problem.ts';
import { cell, isBlank, isTitle, type Rows } from '../rows.ts';
import { readNick } from './side.ts';
import { listNames, sameName } from '../../lib/text.ts';
import { findTotals, totalComplaint } from './totals.ts';

export interface StandingsRow {
  /** Row in the sheet, from 1. */
  row: number;
  player: string;
  /** Numbers by column label. Null for an empty cell in a column that the competition's file does not list. */
  cells: Readonly<Record<string, number | null>>;
  /** Day on which the player withdrew. Absent for players who did not. */
  withdrawn?: CalendarDate;
}

export interface Standings {
  /** Labels in the table's order: those of the competition's file, then further ones of the sheet. */
  columns: readonly string[];
  /** Criteria that order the rows. Empty if the table lacks one of their columns: then rows keep the sheet's order. */
  criteria: readonly Criterion[];
  rows: StandingsRow[];
  /** Columns of the sheet, from 0, by label, with that of the players. Absent from a table computed from results. */
  places?: Places<string>;
}

/** Table of a group without published standings. */
export const noStandings: Standings = { columns: [], criteria: [], rows: [] };

/** Players of a table in the order of the sheet's rows. */
export const playersInSheet = (rows: readonly StandingsRow[]): string[] =>
  rows.toSorted((a, b) => a.row - b.row).map(({ player }) => player);

/** Label of the players' column among the places of a table. */
export const playerColumn = 'Jugador';

/** Columns B to I, counted from 0, in which tables stand. */
const firstColumn = 1;
const lastColumn = 8;

const isLabel = (text: string): boolean => text !== '' && parseNumber(text) === null;

/** Heading of a column of places. It is ignored, because the site counts places itself. */
const placeHeading = /^(pos\.?|posici[oó]n|puesto|lugar|#|n\.?\s*[°º]|nro\.?)$/i;

const aliases: Readonly<Record<string, string>> = {
  DG: 'd\\.?\\s*g\\.?|duelos\\s+ganados',
  DP: 'd\\.?\\s*p\\.?|duelos\\s+perdidos',
  DJ: 'd\\.?\\s*j\\.?|duelos\\s+jugados',
  PG: 'p\\.?\\s*g\\.?|partidas\\s+ganadas',
  PP: 'p\\.?\\s*p\\.?|partidas\\s+perdidas',
  DifP: 'dif\\.?(\\s*p\\.?|erencia)?|diferencia(\\s+de\\s+partidas)?',
};

/** Matches a column's label, its meaning and its synonyms. */
function headingOf({ label, meaning }: Column): RegExp {
  const literal = [label, meaning].map((text) => text.replace(/[^\p{L}\d\s]/gu, '\\$&'));
  return new RegExp(`^(${[...literal, aliases[label] ?? []].flat().join('|')})\\.?$`, 'i');
}

/** Columns that the competition's file lists, with their usual places. */
function kindsOf(columns: readonly Column[]): ColumnKinds<string> {
  const kinds: Record<string, ColumnKind> = {
    [playerColumn]: {
      label: 'Jugador',
      heading: /^(jugador(es|a)?|nick|participante|nombre)$/i,
      at: firstColumn,
      isNeeded: true,
      content: { what: 'nicks', holds: (text) => parseNumber(text) === null },
    },
  };
  for (const [index, column] of columns.entries()) {
    kinds[column.label] = {
      label: column.label,
      heading: headingOf(column),
      at: firstColumn + 1 + index,
      isNeeded: isResultColumn(column.label),
      content: { what: 'números', holds: (text) => parseNumber(text) !== null },
    };
  }
  return kinds;
}

/** True if a row has any headings: several cells in columns B to I, all of them labels. */
function isAnyHeading(row: readonly string[]): boolean {
  const filled = row.slice(firstColumn, lastColumn + 1).filter(Boolean);
  return filled.length > 1 && filled.every(isLabel);
}

/** Columns of a table, from 0, by label: the players', those of the competition's file, and any further ones. */
type Layout = ReadonlyMap<string, number>;

const playerPlace = (layout: Layout): number => layout.get(playerColumn) ?? firstColumn;

/** The columns of a layout without the players'. */
const columnsIn = (layout: Layout): { label: string; at: number }[] =>
  [...layout].flatMap(([label, at]) => (label === playerColumn ? [] : { label, at }));

/** Needed columns whose headings were emptied. Empty if anything else stands in one of their usual places. */
function emptiedHeadings(row: readonly string[], kinds: ColumnKinds<string>): string[] {
  const found = headingsIn(row, kinds);
  const missing = Object.keys(kinds).filter((name) => kinds[name]?.isNeeded && !found.has(name));
  const areEmpty = missing.every((name) => cell(row, kinds[name]?.at ?? 0) === '');
  return areEmpty && missing.length < found.size ? missing : [];
}

/** Makes the layout from a row of headings: known columns, and any other labelled column of B to I. */
function layoutBy({ rows, kinds, log }: StandingsSheet, index: number): Layout {
  const row = rows[index] ?? [];
  requireHeadingPlaces(log.source, row, index, kinds);
  const found = headingsIn(row, kinds);
  const emptied = emptiedHeadings(row, kinds);
  const layout = new Map<string, number>();
  for (const [label, { at }] of Object.entries(kinds)) {
    if (emptied.includes(label)) log.cell(index, at, '', noHeading(label));
    const place = emptied.includes(label) ? at : found.get(label);
    if (place !== undefined) layout.set(label, place);
  }
  const known = [...layout.values()];
  row.slice(0, lastColumn + 1).forEach((label, at) => {
    if (at < firstColumn || known.includes(at)) return;
    if (!isLabel(label) || placeHeading.test(label)) return;
    if (layout.has(label)) log.cell(index, at, label, complaints.repeatedHeading);
    else layout.set(label, at);
  });
  return layout;
}

/** True if a group has rows in its division's sheet. */
export const hasWindow = <Group extends Pick<GroupConfig, 'window'>>(
  group: Group,
): group is Group & Pick<SoughtGroup, 'window'> => group.window !== undefined;

/** A group to find in a sheet: its name, as a title may have it, and its window of rows. */
export interface SoughtGroup extends Pick<GroupConfig, 'name'> {
  window: NonNullable<GroupConfig['window']>;
}

/** Rows of a sheet, from 0. `end` is exclusive. */
interface Span {
  start: number;
  end: number;
}

/** True if a row is the title of a group: its name, alone or after the division's. */
const isTitleOf = (row: readonly string[], name: string): boolean => {
  const title = row.find(Boolean) ?? '';
  const withoutDivision = title.replace(/^.*[-–·,:]\s*/s, '');
  return isTitle(row) && [title, withoutDivision].some((text) => sameName(text, name));
};

/** Spans that begin at the given rows, each up to the next one. */
const spansFrom = (starts: readonly number[], rows: Rows): Span[] =>
  starts.map((start, index) => ({ start, end: starts[index + 1] ?? rows.length }));

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/**
 * Finds the rows of each group: from its title if all groups have one, else from its headings if there are as many as
 * groups, else its window.
 */
function findGroups(
  rows: Rows,
  groups: readonly SoughtGroup[],
  kinds: ColumnKinds<string>,
): Span[] {
  const titled = groups.map(({ name }) => rows.findIndex((row) => isTitleOf(row, name)));
  if (titled.every((index) => index >= 0) && isAscending(titled)) return spansFrom(titled, rows);
  const headed = rows.flatMap((row, index) => (isHeadings(row, kinds) ? [index] : []));
  if (headed.length === groups.length) return spansFrom(headed, rows);
  return groups.map(({ window }) => ({
    start: window.first - 1,
    end: Math.min(window.last, rows.length),
  }));
}

const complaints = {
  repeatedHeading: {
    reason: 'ya hay una columna con este encabezado; se muestra la otra',
    advice: 'cambiá uno de los dos',
    isLoss: true,
  },
  noNumbers: {
    reason: 'la columna tiene encabezado y ningún número; no se muestra',
    advice: 'si son notas, no hace falta nada',
    isLoss: true,
  },
  notShown: {
    reason: 'no es un número; no se muestra',
    advice: 'escribí solo el número',
    isLoss: true,
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

const noHeading = (label: string): Complaint => ({
  reason: 'falta el encabezado; la columna se toma como la de siempre',
  advice: `escribí «${label}»`,
});

/** Complaint about a table that lacks columns that order it. */
const noCriterion = (labels: readonly string[]): Complaint => ({
  reason: `${labels.length > 1 ? 'faltan' : 'falta'} ${listNames(labels)}, y ${labels.length > 1 ? 'ordenan' : 'ordena'} la tabla: queda en el orden de la planilla`,
  advice:
    'agregá la columna con ese encabezado, o corregí «criteria», en el archivo de la competencia',
});

/** Sums of a row that do not add up, as Spanish phrases. Sums with a missing number are skipped. */
function wrongSums(cells: StandingsRow['cells']): string[] {
  const [DG = NaN, DP = NaN, DJ = NaN, PG = NaN, PP = NaN, DifP = NaN] = recordColumns.map(
    ({ label }) => cells[label] ?? NaN,
  );
  const isOff = (typed: number, sum: number): boolean => Math.abs(typed - sum) > 0;
  return [
    isOff(DJ, DG + DP) && `DJ es ${DJ}, y DG más DP son ${DG + DP}`,
    isOff(DifP, PG - PP) && `DifP es ${DifP}, y PG menos PP son ${PG - PP}`,
  ].filter((reason) => reason !== false);
}

/** A sheet of standings, with its competition's rules for tables. */
interface StandingsSheet {
  rows: Rows;
  kinds: ColumnKinds<string>;
  criteria: readonly Criterion[];
  log: SheetLog;
}

/** Rows of a group. `headings` is the index of its row of headings in the sheet: it may be another group's, or -1. */
interface Section extends Span {
  headings: number;
}

interface FilledRow {
  row: readonly string[];
  index: number;
  cells: StandingsRow['cells'];
}

/** Finds the filled rows of a section, and reports rows that are none. */
function filledRows(
  { rows, kinds, log }: StandingsSheet,
  section: Section,
  layout: Layout,
): FilledRow[] {
  const { start, end, headings } = section;
  const playerAt = playerPlace(layout);
  const columns = columnsIn(layout);
  const hasHeadings = headings >= start;
  const filled: FilledRow[] = [];
  /** True after a title below players: headings that follow it belong to another table. */
  let isTitled = false;
  let hasEnded = false;
  rows.slice(start, end).forEach((row, offset) => {
    const index = start + offset;
    if (isBlank(row)) return;
    if (index === headings || isHeadings(row, kinds)) {
      log.accountFor(index);
      hasEnded ||= isTitled;
      return;
    }
    isTitled ||= isTitle(row) && filled.length > 0;
    if (hasEnded) {
      if (isTitle(row)) log.accountFor(index);
      else log.cell(index, firstColumn, row.filter(Boolean).join(' '), complaints.noGroup);
      return;
    }
    const player = cell(row, playerAt);
    const texts = columns.map(({ at }) => cell(row, at));
    const isBare = isTitle(row) && (index < headings || player === '' || !hasHeadings);
    if (isBare || (player === '' && texts.every((text) => text === ''))) {
      log.accountFor(index);
      return;
    }
    const numbers = texts.map(parseAmount);
    const isPlayer = player !== '' && numbers.some((number) => number !== null);
    if (index < headings || !isPlayer) {
      const complaint = index < headings ? complaints.beforeHeading : complaints.noPlayer;
      log.cell(index, playerAt, [player, ...texts].join(' ').trim(), complaint);
      return;
    }
    log.accountFor(index);
    const cells = columns.map(({ label }, at) => [label, numbers[at] ?? null] as const);
    filled.push({ row, index, cells: Object.fromEntries(cells) });
  });
  return filled;
}

function readGroup(sheet: StandingsSheet, section: Section, layout: Layout): Standings {
  const { kinds, criteria, log } = sheet;
  const playerAt = playerPlace(layout);
  const filled = filledRows(sheet, section, layout);
  const columns = columnsIn(layout).filter(({ label, at }) => {
    if (Object.hasOwn(kinds, label) || filled.some(({ cells }) => cells[label] !== null))
      return true;
    const words = filled.find(({ row }) => cell(row, at) !== '');
    if (words) log.cell(words.index, at, cell(words.row, at), complaints.noNumbers);
    return false;
  });
  const totals = findTotals(
    filled.map(({ row }) => row),
    playerAt,
    columns.map(({ at }) => at),
  );
  const rows = filled.flatMap(({ row, index, cells }): StandingsRow[] => {
    const player = cell(row, playerAt);
    if (totals.has(row)) {
      log.cell(index, playerAt, player, totalComplaint);
      return [];
    }
    for (const reason of wrongSums(cells)) {
      log.cell(index, playerAt, player, {
        reason,
        advice: 'corregí el que esté mal, o la fórmula',
      });
    }
    const numbers = columns.map(({ label, at }) => {
      const [text, number] = [cell(row, at), cells[label] ?? null];
      const isListed = Object.hasOwn(kinds, label);
      if (number === null && (isListed || text !== '')) {
        log.cell(index, at, text, isListed ? amountComplaint(text) : complaints.notShown);
      }
      return [label, number ?? (isListed ? 0 : null)] as const;
    });
    const nick = readNick(row, index, playerAt, log);
    return [{ row: index + 1, player: nick, cells: Object.fromEntries(numbers) }];
  });
  const places: Record<string, number> = { [playerColumn]: playerAt };
  for (const { label, at } of columns) places[label] = at;
  const sought = Object.keys(kinds).map((name) => [name, places[name] ?? -1]);
  requireContents(log.source, filled, kinds, Object.fromEntries(sought) as Places<string>);
  // An empty window has no table.
  if (rows.length === 0 && section.headings < section.start) return noStandings;
  const isOrdered = criteria.every(({ label }) => label in places);
  const labels = columns.map(({ label }) => label);
  return { columns: labels, criteria: isOrdered ? criteria : [], rows, places };
}

/**
 * Parses a division's sheet, one table for each group. Titles and headings may stand inside a group's window, above it,
 * once on top of the sheet, or nowhere: the tables are the same. A row with a name and numbers is a player, blank rows
 * and titles are skipped, and anything else is reported.
 */
export function parseDivision(
  source: string,
  rows: Rows,
  groups: readonly SoughtGroup[],
  rules: TableRules,
): Parsed<Standings[]> {
  const log = new SheetLog(source, rows);
  const kinds = kindsOf(rules.columns);
  const sheet: StandingsSheet = { rows, kinds, criteria: criteriaOf(rules), log };
  const known = rows.map((row) => isHeadings(row, kinds));
  const sections = findGroups(rows, groups, kinds).map(({ start, end }): Section => {
    const inside = known.slice(start, end).indexOf(true);
    const above = known.lastIndexOf(true, start - 1);
    const labels = rows.slice(start, end).findIndex(isAnyHeading);
    if (inside >= 0) return { start, end, headings: start + inside };
    if (start > 0 && above >= 0) return { start, end, headings: above };
    return { start, end, headings: labels < 0 ? -1 : start + labels };
  });
  const layouts = new Map<number, Layout>([[-1, new Map(Object.entries(usualPlaces(kinds)))]]);
  const reportedHeadings = new Set<number>();
  const value = sections.map((section) => {
    const { headings } = section;
    const layout = layouts.get(headings) ?? layoutBy(sheet, headings);
    layouts.set(headings, layout);
    const table = readGroup(sheet, section, layout);
    const labels = sheet.criteria.map(({ label }) => label);
    const missing = labels.filter((label) => !table.columns.includes(label));
    if (missing.length > 0 && table.rows.length > 0 && !reportedHeadings.has(headings)) {
      const row = rows[headings] ?? [];
      log.cell(headings, firstColumn, row.filter(Boolean).join(' '), noCriterion(missing));
      reportedHeadings.add(headings);
    }
    return table;
  });
  rows.forEach((row, index) => {
    if (isBlank(row) || sections.some(({ start, end }) => start <= index && index < end)) return;
    const isTitleOrHeading = isTitle(row) || isHeadings(row, kinds) || isAnyHeading(row);
    if (isTitleOrHeading) log.accountFor(index);
    else log.cell(index, firstColumn, row.filter(Boolean).join(' '), complaints.noGroup);
  });
  return log.finish(value);
}
