/**
 * Rewrites and damages sources of the demo at random: everything that people type is read correctly or reported.
 * `TYPING=1000` tries more changes, `SEED=20261124` other ones.
 */
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { playerKey } from '../../../src/sources/player-key.ts';
import { readSide } from '../../../src/sources/sheets/side.ts';
import {
  dateOf,
  intervalDays,
  readInterval,
  readSchedule,
  type SheetDay,
} from '../../../src/sources/sheets/sheet-moments.ts';
import { demoMonday } from '../../../src/snapshot/demo.ts';
import { isCollection, sheetOf, type SourceName } from '../../../src/sources/catalog/catalog.ts';
import { pickerOf, type Pick } from '../../mistakes/picker.ts';
import { phasesBefore, publish, publishedOf, publishedSources } from '../../mistakes/play.ts';
import { fieldsAt, happen, kinds, mayBeSilent, type Kind } from '../../mistakes/typing.ts';

/** Normalises each field of a parsed value, so that different spellings of the same meaning are equal. */
const meanings: Record<string, (value: string) => unknown> = {
  ...Object.fromEntries(
    ['nick', 'player', 'home', 'away'].map((field) => [
      field,
      (text: string) => (readSide(text).kind === 'bye' ? 'nobody' : playerKey(text)),
    ]),
  ),
  key: () => undefined,
  ...Object.fromEntries(
    ['name', 'category'].map((field) => [field, (text: string) => text.normalize().toLowerCase()]),
  ),
  row: () => undefined,
  typedSchedule: () => undefined,
  interval: (text) => intervalDays(readInterval(text), demoMonday) ?? text,
  schedule: (text) => {
    const read = readSchedule(text);
    return read ? [dateOf(read.day, demoMonday), read.time] : text;
  },
};
const meaningOf = (value: unknown, ignored?: string): string =>
  JSON.stringify(value, (field, inner: unknown) => {
    // `ends` repeats `interval`, with years that depend on how it was typed.
    if (field === ignored || field === 'ends') return undefined;
    if (field === 'day') return dateOf(inner as SheetDay, demoMonday);
    const isCell = typeof inner === 'string' || typeof inner === 'number';
    return isCell && meanings[field] ? meanings[field](String(inner)) : inner;
  });

/** Rows of a source's text. A document is a row of JSON fields, `"field":value`. */
function rowsOf(name: SourceName, text: string): string[][] {
  if (!isCollection(name)) return Papa.parse<string[]>(text, { delimiter: ',' }).data;
  const fieldOf = ([field, value]: [string, unknown]) => `"${field}":${JSON.stringify(value)}`;
  return (JSON.parse(text) as object[]).map((document) => Object.entries(document).map(fieldOf));
}

const textOf = (name: SourceName, rows: readonly (readonly string[])[]): string =>
  isCollection(name)
    ? `[${rows.map((fields) => `{${fields.join()}}`).join()}]`
    : Papa.unparse(
        rows.map((row) => [...row]),
        { newline: '\n' },
      );

/** Each source with its rows and the field of each cell. */
const sources = publishedSources.map((name) => {
  const sheet = sheetOf(name)?.kind ?? name;
  const rows = rowsOf(name, publishedOf(name).text);
  const cells = rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      fieldsAt(sheet, row, at, column).map((field) => ({ sheet, field, at, column, text })),
    ),
  );
  return { name, rows, cells };
});

/** Applies one random change of a kind to a source, and returns what happens to the source. */
function outcomeOf(kind: Kind, pick: Pick) {
  const { of, isSame, texts = [''], ignore } = kind;
  const { name, rows, cells } = pick(
    sources.flatMap(({ cells: all, ...rest }) => {
      const own = all.filter(
        ({ field, sheet }) => of.includes(field) || of.includes(`${field} of ${sheet}`),
      );
      const isMeant = own.length > 0 && (kind.in ?? rest.name) === rest.name;
      return isMeant ? [{ ...rest, cells: own }] : [];
    }),
  );
  const cell = pick(cells);
  const alike = cells.filter(({ field }) => field === cell.field);
  const other = pick(alike);
  const typed = pick(texts);
  // Formatting often affects a whole column.
  const isOfCells = !kind.texts && !cell.field.startsWith('row');
  const isEverywhere = isSame && isOfCells && pick([true, false, false]);
  const changed = (isEverywhere ? alike : [cell]).reduce<readonly (readonly string[])[]>(
    (all, one) => happen(kind, all, one, other, typed),
    rows,
  );
  const last = publishedOf(name);
  const { source, refusal, remarks, phases } = publish(name, textOf(name, changed));
  const isRight =
    meaningOf(source.reading?.value, ignore) === meaningOf(last.reading?.value, ignore) &&
    phases.join() === phasesBefore.join() &&
    refusal === null;
  const wrong = refusal !== null || remarks.length > 0 ? 'told' : 'silent';
  return {
    name,
    where: `${cell.field} of ${cell.sheet}`,
    what: `${name} ${cell.at + 1}: ${rows[cell.at]?.join()} → ${changed[cell.at]?.join()} ${typed}`,
    result: isRight ? 'right' : wrong,
  };
}

test('everything that people type is read or reported', () => {
  const pick = pickerOf(Number(process.env['SEED'] ?? 42));
  const count = Number(process.env['TYPING'] ?? 50);
  const cases = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? pick(kinds);
    const { where, ...rest } = outcomeOf(kind, pick);
    return { kind: `${kind.name}, ${where}`, isSame: kind.isSame, ...rest };
  });
  const silent = cases.filter(({ result }) => result === 'silent');
  if (process.env['TYPING']) {
    const figures = Map.groupBy(cases, ({ result, isSame }) => `${result}, same: ${isSame}`);
    const kindsOf = Map.groupBy(silent, ({ kind }) => kind);
    for (const [what, all] of [...figures, ...kindsOf]) console.log(what, all.length);
  }
  expect(silent.filter(({ kind, what }) => !mayBeSilent(kind, what))).toEqual([]);
  expect(silent.length / count).toBeLessThanOrEqual(0.02);
});
