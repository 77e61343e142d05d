/** Ways in which people rewrite a good source, and ways in which they damage it, from typing.yaml. */
import { readCases } from '../fixtures/cases.ts';
import { parseNumber } from '../../src/lib/number.ts';
import { readSide } from '../../src/sources/sheets/side.ts';

type Rows = readonly (readonly string[])[];

interface Place {
  at: number;
  column: number;
  text: string;
}

export interface Kind {
  name: string;
  /** True if a person reads the same afterwards. */
  isSame: boolean;
  /** The cells that are affected: fields, or fields of a kind of sheet. */
  of: readonly string[];
  /** Pattern of the affected sources; without it, any source. */
  in?: string;
  /** Texts of which one is typed. */
  texts?: readonly string[];
  /** A field that may differ afterwards. */
  ignore?: string;
  replace?: [pattern: string, replacement: string];
  edit?: string;
}

/** Field of each column of a kind of sheet, and of each field of a collection. */
const fieldsOf: Record<string, readonly string[] | Record<string, string>> = {
  ranking: ['id', '', 'nick', 'elo', 'elo', 'link'],
  standings: ['', 'nick', 'sum', 'sum', 'sum', 'sum', 'sum', 'sum'],
  fixtures: ['code', 'nick', 'score', 'score', 'nick', 'schedule', 'link'],
  duels: ['category', 'nick', 'nick', 'time', 'link', 'date'],
  'national-qualifiers': { date: 'announced' },
  'national-teams': { year: 'year', team: 'names' },
  'national-tournaments-podiums': { year: 'year', podium: 'names' },
  'world-championships-podiums': { year: 'year' },
};

const sideFields = { player: 'nick', bye: 'bye', placeholder: 'placeholder' };

/** Fields of a cell, with `row` added for the first cell of a player or duel. A collection's cell is `"field":value`. */
export function fieldsAt(
  kind: string,
  row: readonly string[],
  at: number,
  column: number,
): string[] {
  const text = row[column] ?? '';
  const fields = fieldsOf[kind] ?? [];
  if (!(fields instanceof Array)) return [fields[/^"(\w+)"/.exec(text)?.[1] ?? ''] ?? ''];
  const isTable = kind === 'ranking' || kind === 'duels';
  if (isTable ? at > 0 : /\d$/.test(row[0] ?? '')) {
    const field = fields[column] ?? '';
    const holds = field === 'nick' && text !== '' ? sideFields[readSide(text).kind] : field;
    return [text === '' ? `no ${holds}` : holds, ...(column === 0 && text !== '' ? ['row'] : [])];
  }
  const isTitle = kind === 'fixtures' && row[0] === '' && row[1] !== '';
  return isTitle ? [{ 1: 'title', 5: 'interval' }[column] ?? ''] : [];
}

type CellEdit = (text: string, other: string) => string;

const monthNames =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';

/** Changes the month of the first or the last day of an interval. */
const inMonth =
  (which: RegExp, by: number): CellEdit =>
  (text) =>
    text.replace(which, (_, day: string, month: string) => {
      return `${day}${((Number(month) + by + 11) % 12) + 1}`;
    });

const cellEdits: Record<string, CellEdit> = {
  inCapitals: (text) => text.toUpperCase(),
  inSmallLetters: (text) => text.toLowerCase(),
  decomposed: (text) => text.normalize('NFD'),
  inWords: (text) =>
    text.replace(
      /(\d+)\/(\d+)(\/(\d+))?/g,
      (_, day: string, month: string, _year, year?: string) =>
        `${day} de ${monthNames.split(' ')[Number(month) - 1]}${year ? ` de ${year}` : ''}`,
    ),
  toHalfDays: (text) =>
    text.replace(/(\d+):(\d\d)(:00)?$/, (_, hour: string, minutes: string) => {
      const half = Number(hour) < 12 ? 'am' : 'p. m.';
      return `${Number(hour) % 12 || 12}:${minutes} ${half}`;
    }),
  toIso: (text) =>
    text
      .split('/')
      .toReversed()
      .map((part) => part.padStart(2, '0'))
      .join('-'),
  another: (_, other) => other,
  oneMore: (text) => String(Number(text) + 1),
  otherResult: (text) => String((Number(text) + 1) % 3),
  yearBefore: (text) => text.replace(/20\d\d/, (year) => String(Number(year) - 1)),
  endsEarly: inMonth(/(\d+\/)(\d+)$/, -1),
  endsLate: inMonth(/(\d+\/)(\d+)$/, 1),
  beginsEarly: inMonth(/^(\d+\/)(\d+)/, -1),
};

type RowEdit = (all: Rows, place: Place, other: Place, text: string) => Rows;

const isData = (row: readonly string[] = []): boolean => /\d$/.test(row[0] ?? '');

/** Repeats a played duel in another place under a different code. */
const alsoThere: RowEdit = (all, { at, text }, other) => {
  const row = all[at];
  return row?.[2] ? all.toSpliced(other.at, 0, row.with(0, `${text}b`)) : all;
};

const rowEdits: Record<string, RowEdit> = {
  blankRow: (all, { at }) => all.toSpliced(at, 0, []),
  blankColumn: (all) => all.map((row) => [...row, '']),
  noteBelow: (all, { at }, _, text) => all.toSpliced(at + 1, 0, ['', text, '', '', '', '', '']),
  // Adds a row with sums below a group, or with averages below a ranking.
  summary: (all, { at }, _, text) => {
    const isRanking = all[at]?.length === 6;
    const first = all.findLastIndex((row, index) => index < at && !isData(row)) + 1;
    const rest = all.slice(first).findIndex((row) => !isData(row));
    const group = all.slice(first, rest < 0 ? undefined : first + rest);
    const total = (column: number): number => {
      const numbers = group.flatMap((row) => parseNumber(row[column] ?? '') ?? []);
      const sum = numbers.reduce((added, number) => added + number, 0);
      return isRanking ? Math.round(sum / numbers.length) : sum;
    };
    const columns = isRanking ? [3, 4] : [2, 3, 4, 5, 6, 7];
    const names = isRanking ? ['', '', text] : ['', text];
    const row = [...names, ...columns.map((column) => String(total(column)))];
    return all.toSpliced(first + group.length, 0, row);
  },
  headings: (all, { at }) => {
    const above = all.slice(0, at).findLast((row) => /^(Jugador|Local)$/m.test(row.join('\n')));
    return all.toSpliced(at, 0, above ?? []);
  },
  rowDeleted: (all, { at }) => all.toSpliced(at, 1),
  rowTwice: (all, { at }) => all.toSpliced(at, 0, all[at] ?? []),
  exchanged: (all, { at }, other) =>
    all.with(at, all[other.at] ?? []).with(other.at, all[at] ?? []),
  toTheRight: (all, { at }) => all.with(at, ['', ...(all[at] ?? [])]),
  noResult: (all, { at }) => all.with(at, (all[at] ?? []).with(2, '').with(3, '')),
  aResult: (all, { at }) => all.with(at, (all[at] ?? []).with(2, '2').with(3, '1')),
  alsoThere,
  putOff: (all, place, other) => {
    const { at } = place;
    const row = all[at];
    if (!row?.[2]) return all;
    const off = row.with(2, '').with(3, '').with(5, 'Postergado');
    return alsoThere(all, place, other, '').with(at + Number(other.at <= at), off);
  },
};

/** Returns the rows after a change at a place. Some changes need another place of the same field. */
export function happen(
  { edit = '', replace, texts }: Kind,
  all: Rows,
  place: Place,
  other: Place,
  typed: string,
): Rows {
  const onRows = rowEdits[edit];
  if (onRows) return onRows(all, place, other, typed);
  const { at, column, text } = place;
  const [pattern = '', replacement = ''] = replace ?? [];
  const edited = texts ? typed : cellEdits[edit]?.(text, other.text);
  const after = replace ? text.replaceAll(new RegExp(pattern, 'g'), replacement) : edited;
  if (after === undefined) throw new Error(`nobody knows «${edit}»`);
  return all.with(at, (all[at] ?? []).with(column, after));
}

interface Table {
  same: Record<string, Omit<Kind, 'name' | 'isSame'>>;
  wrong: Table['same'];
  silent: { kind: string; where: string; why: string }[];
}

const { same, wrong, silent } = readCases(import.meta.dirname, 'typing') as Table;

const named = (table: Table['same'], isSame: boolean): Kind[] =>
  Object.entries(table).map(([name, kind]) => ({ name, isSame, ...kind }));

export const kinds = [...named(same, true), ...named(wrong, false)];

/** True if a damage may go unreported, because nothing on the site contradicts it. */
export const mayBeSilent = (kind: string, what: string): boolean =>
  silent.some((one) => one.kind === kind && new RegExp(one.where).test(what));
