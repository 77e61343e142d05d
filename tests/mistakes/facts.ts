/** What pages show of a source: its facts, without where in the sheet they stood. */
import type { Round } from '../../src/domain/fixture.ts';
import type { Standings } from '../../src/domain/standings.ts';
import { isCollection, type SourceName } from '../../src/sources/catalog.ts';
import type { Facts } from './mistake.ts';

export function factsOf(name: SourceName, { value }: { value: unknown }): Facts {
  if (isCollection(name)) return JSON.parse(JSON.stringify(value)) as Facts;
  if (name.startsWith('standings')) {
    return (value as Standings[]).map(({ rows }) =>
      rows.map(({ player, values }) => [player, ...values]),
    );
  }
  if (name.startsWith('fixtures')) {
    return (value as Round[]).map((round) => [
      round.name,
      round.interval,
      round.duels.map((duel) => [
        duel.code,
        duel.home,
        duel.homeScore,
        duel.awayScore,
        duel.away,
        duel.schedule,
        duel.link,
      ]),
    ]);
  }
  return (value as object[]).map((row) =>
    Object.entries(row).flatMap(([key, inner]) => (key === 'row' ? [] : [inner as unknown])),
  );
}
