/** The facts that pages show from a source, one per line, without their positions in the sheet. */
import { dateOf } from '../../src/sources/sheets/sheet-moments.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import type { StoredSource } from '../../src/snapshot/snapshot.ts';
import {
  itemsOf,
  sheetOf,
  type Sheet,
  type SourceName,
} from '../../src/sources/catalog/catalog.ts';
import type { Reading } from '../../src/sources/problem.ts';
import { sheetKinds } from '../../src/sources/catalog/sheet-kinds.ts';

const line = (values: readonly (string | number | boolean | null | undefined)[]): string =>
  values.map((value) => value ?? '').join(' | ');

/** Day from which the years of days without one are decided. */
const today = demoMonday;

/** The facts of a sheet's items. */
export function linesOf(kind: Sheet['kind'], reading: Pick<Reading, 'value'>): string[] {
  const source = { reading };
  if (kind === 'standings') {
    return itemsOf(source, sheetKinds.standings).flatMap(({ columns, criteria, rows }, index) => [
      `Group ${index + 1}: ${columns.join(' ')}${criteria.length > 0 ? '' : ', unsorted'}`,
      ...rows.map(({ player, cells }) => line([player, ...columns.map((label) => cells[label])])),
    ]);
  }
  if (kind === 'fixtures') {
    return itemsOf(source, sheetKinds.fixtures).flatMap(({ name, interval, notes, duels }) => [
      line([name, interval, ...notes]),
      ...duels.map(({ code, home, score, away, schedule, link, walkover, isPostponed }) => {
        const ends = [walkover && `W.O. ${walkover}`, isPostponed && 'postponed'].filter(Boolean);
        const games = score ?? [null, null];
        return line([code, home.nick, ...games, away.nick, schedule, link, ...ends]);
      }),
    ]);
  }
  if (kind === 'duels') {
    return itemsOf(source, sheetKinds.duels).map(({ category, home, away, day, time, link }) =>
      line([category, home, away, dateOf(day, today), time, link]),
    );
  }
  return itemsOf(source, sheetKinds.ranking).map(({ id, nick, elo, maxElo, link }) =>
    line([id, nick, elo, maxElo, link]),
  );
}

/** The facts of a source. */
export function factsOf(name: SourceName, { reading }: Pick<StoredSource, 'reading'>): string[] {
  const { value } = reading ?? { value: [] };
  const sheet = sheetOf(name);
  if (sheet) return linesOf(sheet.kind, { value });
  return (value as ({ id: string } & Record<string, unknown>)[]).flatMap(({ id, ...fields }) =>
    Object.entries(fields).map(([field, inner]) => `${id} ${field}: ${JSON.stringify(inner)}`),
  );
}
