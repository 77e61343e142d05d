/** The facts that pages show from a source, one per line, without their positions in the sheet. */
import { dateOf } from '../../src/sources/sheets/sheet-moments.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import type { StoredSource } from '../../src/snapshot/version.ts';
import { isCollection, sheetOf, type SourceName } from '../../src/sources/catalog/catalog.ts';
import { itemsOf } from '../../src/sources/catalog/reading.ts';
import { sheetKinds } from '../../src/sources/catalog/sheet-kinds.ts';

type Value = string | number | null;

const line = (values: readonly Value[]): string =>
  values.map((value) => value ?? 'null').join(' | ');

/** Day from which the years of days without one are decided. */
const today = demoMonday;

export function factsOf(name: SourceName, source: Pick<StoredSource, 'reading'>): string[] {
  if (isCollection(name)) {
    const documents = (source.reading?.value ?? []) as ({ id: string } & Record<string, unknown>)[];
    return documents.flatMap(({ id, ...fields }) =>
      Object.entries(fields).map(([field, inner]) => `${id} ${field}: ${JSON.stringify(inner)}`),
    );
  }
  const kind = sheetOf(name)?.kind;
  if (kind === 'standings') {
    return itemsOf(source, sheetKinds.standings).flatMap(({ rows }, index) => [
      `Group ${index + 1}`,
      ...rows.map(({ player, cells }) => line([player, ...Object.values(cells)])),
    ]);
  }
  if (kind === 'fixtures') {
    return itemsOf(source, sheetKinds.fixtures).flatMap((round) => [
      line([round.name, round.interval]),
      ...round.duels.map(({ code, home, score, away, schedule, link }) =>
        line([code, home.nick, ...(score ?? [null, null]), away.nick, schedule, link]),
      ),
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
