/**
 * What people type is read, or told: sheets of the demo, rewritten and damaged at random. `TYPING=1000` tries
 * so many, `SEED=20261124` others.
 */
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { playerKey } from '../../../src/domain/player-key.ts';
import {
  dateOf,
  intervalDays,
  readSchedule,
  type SheetDay,
} from '../../../src/domain/sheet-moments.ts';
import { demoMonday } from '../../../src/snapshot/demo.ts';
import { sheetNames } from '../../../src/sources/catalog.ts';
import { publish, publishedOf } from '../../mistakes/play.ts';
import { fieldsAt, kinds, type Kind } from '../../mistakes/typing.ts';

const knockOut = /^\S*(cup|Final|promotions)/;

/** Damages that nothing else on the site contradicts, and where: the sheet, and the row before and after. */
const mayBeSilent: Record<string, RegExp> = {
  // No table says what a knock-out's results add up to.
  'the other result, score of fixtures': knockOut,
  // A place to be filled is as good as another, and an empty one is a bye.
  'another’s nick, nick of fixtures': knockOut,
  'cleared, nick of fixtures': knockOut,
  // A duel may be in the daily sheet or not.
  'a row deleted, row of duels': /./,
  // Whose row it was nobody knows: it has no nick.
  'a row deleted, row of ranking': /: \d+,\d+,,/,
};

/** What each field of what was read says, however it was typed. */
const meanings: Record<string, (value: string) => unknown> = {
  ...Object.fromEntries(['nick', 'home', 'away', 'player'].map((field) => [field, playerKey])),
  ...Object.fromEntries(
    ['name', 'category'].map((field) => [field, (text: string) => text.normalize().toLowerCase()]),
  ),
  row: () => undefined,
  interval: (text) => intervalDays(text, demoMonday) ?? text,
  schedule: (text) => {
    const read = readSchedule(text);
    return read ? [dateOf(read.day, demoMonday), read.time] : text;
  },
};
const meaningOf = (value: unknown): string =>
  JSON.stringify(value, (field, inner: unknown) => {
    if (field === 'day') return dateOf(inner as SheetDay, demoMonday);
    const isCell = typeof inner === 'string' || typeof inner === 'number';
    return isCell && meanings[field] ? meanings[field](String(inner)) : inner;
  });

/** Picks one of several, always the same ones after a seed. */
function pickerOf(seed: number) {
  let state = seed;
  return <T>(of: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const one = of[Math.floor((state / 2 ** 32) * of.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
}

/** What each cell of a sheet holds. */
const sheets = sheetNames.map((name) => {
  const [sheet = ''] = name.split('-');
  const rows = Papa.parse<string[]>(publishedOf(name).text, { delimiter: ',' }).data;
  const cells = rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      fieldsAt(sheet, row, at, column).map((field) => ({ sheet, field, at, column, text })),
    ),
  );
  return { name, rows, cells: cells.filter(({ text }) => text !== '') };
});

/** What becomes of a sheet with one slip of a kind. */
function outcomeOf({ isSame, fields, edit }: Kind, pick: ReturnType<typeof pickerOf>) {
  const { name, rows, cells } = pick(
    sheets.flatMap(({ cells: all, ...rest }) => {
      const own = all.filter(({ field }) => fields.includes(field));
      return own.length > 0 ? [{ ...rest, cells: own }] : [];
    }),
  );
  const cell = pick(cells);
  const alike = cells.filter(({ field }) => field === cell.field);
  const other = pick(alike);
  // A column is often formatted as a whole.
  const isEverywhere = isSame && !cell.field.startsWith('row') && pick([true, false, false]);
  const changed = (isEverywhere ? alike : [cell]).reduce<readonly (readonly string[])[]>(
    (all, one) => edit(all, one, other),
    rows,
  );
  const { value } = publishedOf(name).reading;
  const text = Papa.unparse(
    changed.map((row) => [...row]),
    { newline: '\n' },
  );
  const { validated, refusal, remarks } = publish(name, text);
  const isRight = meaningOf(validated.reading.value) === meaningOf(value) && refusal === null;
  const isTold = refusal !== null || remarks.length > 0;
  return {
    name,
    where: `${cell.field} of ${cell.sheet}`,
    what: `${name} ${cell.at + 1}: ${rows[cell.at]?.join()} → ${changed[cell.at]?.join()}`,
    result: isRight ? 'right' : isTold ? 'told' : 'silent',
  };
}

test('what people type is read, or told', () => {
  const pick = pickerOf(Number(process.env['SEED'] ?? 42));
  const count = Number(process.env['TYPING'] ?? 100);
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
  expect(silent.filter(({ kind, what }) => !mayBeSilent[kind]?.test(what))).toEqual([]);
});
