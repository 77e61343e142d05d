/** Which row of a fixture a daily duel is (docs/product.md, «Daily duels»). */
import { divisions, type DivisionConfig } from '../config/site.ts';
import { divisionNamed } from './division.ts';
import type { ScheduledDuel } from './duels.ts';
import type { Duel, Round } from './fixture.ts';
import { pairKey } from './player-key.ts';
import { intervalDays } from './time.ts';

/** Rounds by their fixture's name. */
export type Fixtures = Readonly<Record<string, readonly Round[]>>;

export interface PlacedDuel {
  fixture: string;
  round: Round;
  duel: Duel;
}

/** The rounds a daily duel may be of: its division's, or all where its category is none. */
function roundsFor(
  competition: 'league' | 'cup',
  division: DivisionConfig | undefined,
  fixtures: Fixtures,
): Omit<PlacedDuel, 'duel'>[] {
  const names =
    competition === 'cup'
      ? (['cup'] as const)
      : (division ? [division] : divisions).flatMap(({ groups, playoffs }) =>
          [...groups, ...playoffs].map(({ fixture }) => fixture),
        );
  return [...new Set(names)].flatMap((fixture) =>
    (fixtures[fixture] ?? []).map((round) => ({ fixture, round })),
  );
}

/**
 * The fixture's row of a daily duel; undefined where it has none. Who meets more than once is in the last
 * of those rounds that has begun.
 */
export function placeDuel(
  competition: 'league' | 'cup',
  { home, away, category, date }: ScheduledDuel,
  fixtures: Fixtures,
): PlacedDuel | undefined {
  const pair = pairKey(home, away);
  const division = competition === 'league' ? divisionNamed(category) : undefined;
  const meetings = roundsFor(competition, division, fixtures).flatMap(({ fixture, round }) =>
    round.duels
      .filter((duel) => pairKey(duel.home, duel.away) === pair)
      .map((duel) => ({ fixture, round, duel })),
  );
  const begun = meetings.findLast(({ round }) => {
    const days = intervalDays(round.interval, date);
    return days !== null && days[0] <= date;
  });
  return begun ?? meetings[0];
}
