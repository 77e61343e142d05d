/** The stages of a season as its configuration has them: every fixture once. */
import type { ForfeitRules } from '../config/schemas/fields.ts';
import type { DivisionConfig } from '../config/site.ts';
import type { CalendarDate } from '../domain/time.ts';
import type { Stage } from './model.ts';

/** How a competition's duels count, and when it starts. */
export interface Rules {
  /** Where its file says it: its fixtures' years go forward from there. */
  starts?: CalendarDate | null | undefined;
  gamesToWin?: number | undefined;
  forfeits?: ForfeitRules | null | undefined;
}

/** What is played in a season. */
export interface SeasonConfig {
  /** Null where no league is played. */
  league: ({ season: string; divisions: readonly DivisionConfig[] } & Rules) | null;
  /** Null where no cup is played. */
  cup: ({ edition: string; name: string } & Rules) | null;
}

/** Groups, then what follows them, then the cup; without rounds. */
export function listStages({ league, cup }: SeasonConfig): Stage[] {
  const divisions = league?.divisions ?? [];
  const ofLeague = { competition: 'league', edition: league?.season ?? '' } as const;
  const groups = divisions.flatMap((division) =>
    division.groups.map(({ id, name, fixture }): Stage => {
      const isOnly = division.groups.length === 1;
      const names = {
        name: isOnly ? division.name : `${division.name} · ${name}`,
        fullName: isOnly ? division.name : `${division.name}, ${name}`,
      };
      return { ...ofLeague, division, fixture, group: id, isShared: false, rounds: [], ...names };
    }),
  );
  const byFixture = Map.groupBy(
    divisions.flatMap((division) => division.playoffs.map((one) => ({ division, ...one }))),
    ({ fixture }) => fixture,
  );
  const playoffs = [...byFixture.values()].flatMap(([first, ...others]): Stage[] => {
    if (!first) return [];
    const { division, fixture, name } = first;
    const isShared = others.length > 0;
    const names = isShared
      ? { name, fullName: name }
      : { name: division.name, fullName: `${division.name}, ${name}` };
    return [{ ...ofLeague, division, fixture, group: null, isShared, rounds: [], ...names }];
  });
  if (!cup) return [...groups, ...playoffs];
  const { edition, name } = cup;
  const none = { division: null, group: null, isShared: false, rounds: [] };
  const names = { fixture: 'cup', name, fullName: name };
  return [...groups, ...playoffs, { competition: 'cup', edition, ...none, ...names }];
}
