/**
 * League standings as their sheets have them, a table a group (docs/product.md, «Groups in a sheet of
 * standings»).
 */
import {
  criteriaOf,
  isOfResults,
  type Column,
  type Criterion,
  type TableRules,
} from '../config/columns.ts';
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
import { noAmount, SheetLog, type Complaint, type Parsed } from './problem.ts';
import { cell, isBlank, isTitle, type Rows } from './rows.ts';
import { readNick } from './side.ts';
import { listNames, sameName } from './text.ts';
import { findTotals, isTotal } from './totals.ts';

/** One player's row. */
export interface StandingsRow {
  /** Its row in the sheet, from 1. */
  row: number;
  player: string;
  /** Numbers by the labels of the table's columns; null in an empty cell of a column that is the sheet's own. */
  cells: Readonly<Record<string, number | null>>;
  /** The day on which the player left the competition; absent where they play on. */
  withdrawn?: CalendarDate;
}

/** A group's table. */
export interface Standings {
  /** Labels in the table's order: those of the competition's file, then the sheet's own. */
  columns: readonly string[];
  /** What orders the rows; empty where the table lacks such a column, and the rows keep the sheet's order. */
  criteria: readonly Criterion[];
  rows: StandingsRow[];
  /** Columns of the sheet, from 0, by label, and that of the players; absent from a table that results make. */
  places?: Places<string>;
}

/** The table of a group of which nothing is published. */
export const noStandings: Standings = { columns: [], criteria: [], rows: [] };

/** A table's players in the order of the sheet's rows. */
export const playersInSheet = (rows: readonly StandingsRow[]): string[] =>
  rows.toSorted((a, b) => a.row - b.row).map(({ player }) => player);

/** Name of the players' column among the places of a table. */
export const playerColumn = 'Jugador';

/** Columns B–I, from 0: where the player and what follows usually stand. */
const firstColumn = 1;
const lastColumn = 8;

const isLabel = (text: string): boolean => text !== '' && parseNumber(text) === null;

/** The column of places, which the site counts itself. */
const placeHeading = /^(pos\.?|posici[oó]n|puesto|lugar|#|n\.?\s*[°º]|nro\.?)$/i;

/** What organisers call the columns that results add up to. */
const aliases: Readonly<Record<string, string>> = {
  DG: 'd\\.?\\s*g\\.?|duelos\\s+ganados',
  DP: 'd\\.?\\s*p\\.?|duelos\\s+perdidos',
  DJ: 'd\\.?\\s*j\\.?|duelos\\s+jugados',
  PG: 'p\\.?\\s*g\\.?|partidas\\s+ganadas',
  PP: 'p\\.?\\s*p\\.?|partidas\\s+perdidas',
  DifP: 'dif\\.?(\\s*p\\.?|erencia)?|diferencia(\\s+de\\s+partidas)?',
};

/** Matches the label of a column, its meaning, and what else people call it. */
function headingOf({ label, meaning }: Column): RegExp {
  const literal = [label, meaning].map((text) => text.replace(/[^\p{L}\d\s]/gu, '\\$&'));
  return new RegExp(`^(${[...literal, aliases[label] ?? []].flat().join('|')})\\.?$`, 'i');
}

/** The columns that a competition's file lists, in their usual places. */
const kindsOf = (columns: readonly Column[]): ColumnKinds<string> =>
  Object.fromEntries([
    [
      playerColumn,
      {
        heading: /^(jugador(es|a)?|nick|participante|nombre)$/i,
        at: firstColumn,
        isNeeded: true,
        content: { what: 'nicks', holds: (text: string) => parseNumber(text) === null },
      },
    ],
    ...columns.map((column, index) => [
      column.label,
      {
        heading: headingOf(column),
        at: firstColumn + 1 + index,
        isNeeded: isOfResults(column.label),
        content: { what: 'números', holds: (text: string) => parseNumber(text) !== null },
      },
    ]),
  ]);

/** Whether a row gives headings, whatever they are: several cells of columns B–I, all of them labels. */
function isAnyHeading(row: readonly string[]): boolean {
  const filled = row.slice(firstColumn, lastColumn + 1).filter(Boolean);
  return filled.length > 1 && filled.every(isLabel);
}

/** Where a table's player and numbers are. */
interface Layout {
  places: Places<string>;
  /** Labels of the file's columns that the sheet has, in the file's order. */
  listed: readonly string[];
  /** Labels of the sheet's own columns. */
  others: readonly string[];
  /** The row of headings, from 0; −1 without one. */
  headings: number;
}

/** The needed columns whose headings were emptied, where nothing else stands in their usual places. */
function emptiedHeadings(row: readonly string[], kinds: ColumnKinds<string>): string[] {
  const found = headingsIn(row, kinds);
  const left = Object.keys(kinds).filter((name) => kinds[name]?.isNeeded && !found.has(name));
  const areEmpty = left.every((name) => cell(row, kinds[name]?.at ?? 0) === '');
  return areEmpty && left.length < found.size ? left : [];
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
  noHeading: {
    reason: 'falta el encabezado; la columna se toma como la de siempre',
    advice: 'escribí Jugador, DG, DP, DJ, PG, PP y DifP',
  },
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
  wrongSum: { advice: 'corregí el que esté mal, o la fórmula' },
} as const;

/** Reports that a table lacks columns that order it. */
const noCriterion = (labels: readonly string[]): Complaint => ({
  reason: `${labels.length > 1 ? 'faltan' : 'falta'} ${listNames(labels)}, y ${labels.length > 1 ? 'ordenan' : 'ordena'} la tabla: queda en el orden de la planilla`,
  advice:
    'agregá la columna con ese encabezado, o corregí «criteria», en el archivo de la competencia',
});

type Cells = StandingsRow['cells'];

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

/** What does not add up in a row, in Spanish. */
function wrongSums({ DG, DP, DJ, PG, PP, DifP }: Cells): string[] {
  const reasons: string[] = [];
  if (isNumber(DG) && isNumber(DP) && isNumber(DJ) && DJ !== DG + DP) {
    reasons.push(`DJ es ${DJ}, y DG más DP son ${DG + DP}`);
  }
  if (isNumber(PG) && isNumber(PP) && isNumber(DifP) && DifP !== PG - PP) {
    reasons.push(`DifP es ${DifP}, y PG menos PP son ${PG - PP}`);
  }
  return reasons;
}

/** A player's row with its numbers; null in cells without one. */
interface FilledRow {
  row: readonly string[];
  index: number;
  cells: Cells;
}

/** Reads the tables of a division's sheet. */
class StandingsReader {
  private readonly rows: Rows;
  private readonly log: SheetLog;
  private readonly kinds: ColumnKinds<string>;
  private readonly criteria: readonly Criterion[];
  /** By the row of headings, which several groups may share. */
  private readonly layouts = new Map<number, Layout>();
  /** The rows of headings that were reported. */
  private readonly told = new Set<number>();

  constructor(log: SheetLog, rows: Rows, kinds: ColumnKinds<string>, rules: TableRules) {
    this.log = log;
    this.rows = rows;
    this.kinds = kinds;
    this.criteria = criteriaOf(rules);
  }

  /** Columns as a row of headings says: those that are known, and any other one of B–I with a label. */
  private layoutOf(index: number): Layout {
    const known = this.layouts.get(index);
    if (known) return known;
    const row = this.rows[index] ?? [];
    const found = headingsIn(row, this.kinds);
    placesBy(this.log.source, row, index, this.kinds);
    const places: Record<string, number> = { [playerColumn]: firstColumn };
    for (const name of emptiedHeadings(row, this.kinds)) {
      places[name] = this.kinds[name]?.at ?? 0;
      this.log.cell(index, places[name], '', complaints.noHeading);
    }
    for (const [name, column] of found) places[name] = column;
    const listed = Object.keys(this.kinds).filter(
      (name) => name !== playerColumn && name in places,
    );
    const taken = new Set(Object.values(places));
    const others: string[] = [];
    for (const [column, label] of row.slice(0, lastColumn + 1).entries()) {
      if (column < firstColumn || taken.has(column) || !isLabel(label)) continue;
      if (placeHeading.test(label)) continue;
      if (label in places) {
        this.log.cell(index, column, label, complaints.repeatedHeading);
        continue;
      }
      places[label] = column;
      others.push(label);
    }
    const layout = { places, listed, others, headings: index };
    this.layouts.set(index, layout);
    return layout;
  }

  /** Columns where no row of headings says where they are. */
  private usualLayout(): Layout {
    const places = usualPlaces(this.kinds);
    const listed = Object.keys(places).filter((name) => name !== playerColumn);
    return { places, listed, others: [], headings: -1 };
  }

  /** Whether a row has the headings that are known. */
  isHeadings(row: readonly string[]): boolean {
    return isHeadings(row, this.kinds);
  }

  /** The columns of a span, and its row of headings, from its start; −1 where it has none. */
  private columnsOf({ start, end }: Span): { layout: Layout; own: number } {
    const inside = this.rows.slice(start, end);
    const above = this.rows.slice(0, start).findLastIndex((row) => this.isHeadings(row));
    const known = inside.findIndex((row) => this.isHeadings(row));
    const own = known >= 0 ? known : above >= 0 ? -1 : inside.findIndex(isAnyHeading);
    if (own >= 0) return { layout: this.layoutOf(start + own), own };
    return { layout: above >= 0 ? this.layoutOf(above) : this.usualLayout(), own };
  }

  /** The rows of a span that are players, or add them up. */
  private filledRows(
    { start, end }: Span,
    { places, ...labels }: Layout,
    own: number,
  ): FilledRow[] {
    const { log } = this;
    const playerAt = places[playerColumn] ?? firstColumn;
    const columns = [...labels.listed, ...labels.others];
    const filled: FilledRow[] = [];
    /** Headings below a title that stands below players are another table's. */
    let isTitled = false;
    let hasEnded = false;
    this.rows.slice(start, end).forEach((row, offset) => {
      const index = start + offset;
      if (isBlank(row)) return;
      if (offset === own || this.isHeadings(row)) {
        log.takes(index);
        hasEnded ||= isTitled;
        return;
      }
      isTitled ||= isTitle(row) && filled.length > 0;
      if (hasEnded) {
        if (isTitle(row)) log.takes(index);
        else log.cell(index, firstColumn, row.filter(Boolean).join(' '), complaints.noGroup);
        return;
      }
      const player = cell(row, playerAt);
      const texts = columns.map((label) => cell(row, places[label] ?? -1));
      const isBare = isTitle(row) && (offset < own || player === '' || own < 0);
      if (isBare || (player === '' && texts.every((text) => text === ''))) {
        log.takes(index);
        return;
      }
      const text = [player, ...texts].join(' ').trim();
      if (offset < own) {
        log.cell(index, playerAt, text, complaints.beforeHeading);
        return;
      }
      const numbers = texts.map(parseAmount);
      if (player === '' || numbers.every((number) => number === null)) {
        log.cell(index, playerAt, text, complaints.noPlayer);
        return;
      }
      log.takes(index);
      const cells = Object.fromEntries(columns.map((label, at) => [label, numbers[at] ?? null]));
      filled.push({ row, index, cells });
    });
    return filled;
  }

  /** The sheet's own columns that hold numbers; one of words is reported, and an empty one is none. */
  private columnsWithNumbers(filled: readonly FilledRow[], { places, others }: Layout): string[] {
    return others.filter((label) => {
      if (filled.some(({ cells }) => isNumber(cells[label]))) return true;
      const column = places[label] ?? -1;
      const first = filled.find(({ row }) => cell(row, column) !== '');
      if (first) this.log.cell(first.index, column, cell(first.row, column), complaints.noNumbers);
      return false;
    });
  }

  /** Reports once what tables of a row of headings lack. */
  private tellMissing(labels: readonly string[], { headings }: Layout): void {
    if (this.told.has(headings)) return;
    this.told.add(headings);
    const row = this.rows[headings] ?? [];
    this.log.cell(headings, firstColumn, row.filter(Boolean).join(' '), noCriterion(labels));
  }

  /** Reads the rows of one group. */
  readGroup(span: Span): Standings {
    const { log, criteria } = this;
    const { layout, own } = this.columnsOf(span);
    const { places, listed } = layout;
    const playerAt = places[playerColumn] ?? firstColumn;
    const filled = this.filledRows(span, layout, own);
    const others = this.columnsWithNumbers(filled, layout);
    const columns = [...listed, ...others];
    const lines = filled.map(({ row }) => row);
    const totals = findTotals(
      lines,
      playerAt,
      columns.map((label) => places[label] ?? -1),
    );
    const rows = filled.flatMap(({ row, index, cells }): StandingsRow[] => {
      const player = cell(row, playerAt);
      if (totals.has(row)) {
        log.cell(index, playerAt, player, isTotal);
        return [];
      }
      for (const reason of wrongSums(cells)) {
        log.cell(index, playerAt, player, { reason, ...complaints.wrongSum });
      }
      const numbers = columns.map((label): [string, number | null] => {
        const column = places[label] ?? -1;
        const [text, number] = [cell(row, column), cells[label] ?? null];
        if (number !== null) return [label, number];
        if (others.includes(label)) {
          if (text !== '') log.cell(index, column, text, complaints.notShown);
          return [label, null];
        }
        log.cell(index, column, text, noAmount(text));
        return [label, 0];
      });
      const nick = readNick(row, index, playerAt, log);
      return [{ row: index + 1, player: nick, cells: Object.fromEntries(numbers) }];
    });
    const sought = Object.keys(this.kinds).map((name) => [name, places[name] ?? -1]);
    requireContents(log.source, filled, this.kinds, Object.fromEntries(sought) as Places<string>);
    // A window in which nothing stands has no table.
    if (rows.length === 0 && own < 0) return noStandings;
    const missing = criteria.map(({ label }) => label).filter((label) => !columns.includes(label));
    if (missing.length > 0 && rows.length > 0) this.tellMissing(missing, layout);
    return { columns, criteria: missing.length > 0 ? [] : criteria, rows, places };
  }
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
  rules: TableRules,
): Parsed<Standings[]> {
  const log = new SheetLog(source, rows);
  const kinds = kindsOf(rules.columns);
  const reader = new StandingsReader(log, rows, kinds, rules);
  const spans = findGroups(rows, groups, kinds);
  const value = spans.map((span) => reader.readGroup(span));
  rows.forEach((row, index) => {
    if (isBlank(row) || spans.some(({ start, end }) => start <= index && index < end)) return;
    const isOfNobody = isTitle(row) || reader.isHeadings(row) || isAnyHeading(row);
    if (isOfNobody) log.takes(index);
    else log.cell(index, firstColumn, row.filter(Boolean).join(' '), complaints.noGroup);
  });
  return log.finish(value);
}
