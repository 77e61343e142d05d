/** What pages show of a source, a fact a line, without where in the sheet it stood. */
import type { ScheduledDuel } from '../../src/domain/duels.ts';
import type { Round } from '../../src/domain/fixture.ts';
import type { RankedPlayer } from '../../src/domain/ranking.ts';
import { dateOf } from '../../src/domain/sheet-moments.ts';
import type { Standings } from '../../src/domain/standings.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { isCollection, sheetOf, type SourceName } from '../../src/sources/catalog.ts';

type Value = string | number | null;

const line = (values: readonly Value[]): string =>
  values.map((value) => value ?? 'null').join(' | ');

/** The day that days without a year are near. */
const today = demoMonday;

export function factsOf(name: SourceName, { value }: { value: unknown }): string[] {
  if (isCollection(name)) {
    return (value as ({ id: string } & Record<string, unknown>)[]).flatMap(({ id, ...fields }) =>
      Object.entries(fields).map(([field, inner]) => `${id} ${field}: ${JSON.stringify(inner)}`),
    );
  }
  const kind = sheetOf(name)?.kind;
  if (kind === 'standings') {
    return (value as Standings[]).flatMap(({ rows }, index) => [
      `Group ${index + 1}`,
      ...rows.map(({ player, cells }) => line([player, ...Object.values(cells)])),
    ]);
  }
  if (kind === 'fixtures') {
    return (value as Round[]).flatMap((round) => [
      line([round.name, round.interval]),
      ...round.duels.map(({ code, home, homeScore, awayScore, away, schedule, link }) =>
        line([code, home, homeScore, awayScore, away, schedule, link]),
      ),
    ]);
  }
  if (kind === 'duels') {
    return (value as ScheduledDuel[]).map(({ category, home, away, day, time, link }) =>
      line([category, home, away, dateOf(day, today), time, link]),
    );
  }
  return (value as RankedPlayer[]).map(({ id, nick, elo, maxElo, link }) =>
    line([id, nick, elo, maxElo, link]),
  );
}
