/** Lists the stages of a competition, one for each fixture of its file. */
import type { CalendarDate } from '../lib/time.ts';
import type { Competition, DivisionConfig } from './site.ts';

/** A competition as a season needs it, running or finished: names, rules and format. */
export type PlayedCompetition = Pick<
  Competition,
  'id' | 'key' | 'format' | 'name' | 'shortName' | 'article' | 'emblem' | 'edition' | 'forfeits'
> &
  Pick<Competition, 'columns' | 'criteria' | 'divisions' | 'fixture'> & {
    /** Absent from finished seasons, and from brackets whose file does not say it. */
    gamesToWin?: number | undefined;
    /** First day, if the competition's file says it. Years of its fixtures count from that day. */
    starts?: CalendarDate | null | undefined;
  };

/** A part of a competition with a fixture of its own: a group, a playoff, or a bracket. */
export interface StageDescription {
  competition: PlayedCompetition;
  /** The higher of two divisions that share the stage. Null in a bracket. */
  division: DivisionConfig | null;
  /** True if two divisions play the stage, as in a promotion. */
  isShared: boolean;
  /** Group id. Null for a playoff and for a bracket. */
  group: string | null;
  /** Name of the fixture in the competition's file, unique among all competitions. */
  fixture: string;
  /** `Primera`, `Segunda · Grupo A`, `Segunda` for a playoff, the competition's name for a bracket. */
  name: string;
  /** Name for lists: `Segunda, Grupo A`, `Segunda, Final`. */
  fullName: string;
  rules: Rules;
}

/** How the duels of a competition, or of one fixture, count, and when the competition starts. */
export type Rules = Pick<PlayedCompetition, 'starts' | 'gamesToWin' | 'forfeits'>;

/** Rules of a fixture, which may need other games to win a duel. A walkover then counts with these. */
function rulesFor(
  { starts, gamesToWin, forfeits }: Rules,
  { gamesToWin: own }: { gamesToWin?: number | undefined },
): Rules {
  if (own === undefined) return { starts, gamesToWin, forfeits };
  const games = forfeits?.games === 0 ? 0 : own;
  return { starts, gamesToWin: own, forfeits: forfeits && { ...forfeits, games } };
}

/** Returns a function for names: `Oro`; with several leagues `Liga, Oro`, or a league's name for its only division. */
export function divisionLabels(season: readonly PlayedCompetition[]) {
  const isOnly = season.filter(({ divisions }) => divisions.length > 0).length < 2;
  return (
    { name, shortName, divisions }: PlayedCompetition,
    division: { name: string },
  ): string => {
    if (isOnly) return division.name;
    return divisions.length === 1 ? name : `${shortName}, ${division.name}`;
  };
}

/** Lists a competition's stages: all groups, then all playoffs; or its bracket. @param season All its competitions. */
export function listStages(
  competition: PlayedCompetition,
  season: readonly PlayedCompetition[],
): StageDescription[] {
  const { divisions, fixture: ownFixture, name: ownName } = competition;
  const labelOf = divisionLabels(season);
  const groups = divisions.flatMap((division) =>
    division.groups.map((group): StageDescription => {
      const { id, name, fixture } = group;
      const label = labelOf(competition, division);
      const isOnly = division.groups.length === 1;
      const names = {
        name: isOnly ? label : `${label} · ${name}`,
        fullName: isOnly ? label : `${label}, ${name}`,
      };
      const rules = rulesFor(competition, group);
      return { competition, division, fixture, group: id, isShared: false, rules, ...names };
    }),
  );
  const byFixture = Map.groupBy(
    divisions.flatMap((division) => division.playoffs.map((playoff) => ({ division, ...playoff }))),
    ({ fixture }) => fixture,
  );
  const playoffs = [...byFixture.values()].flatMap(([first, ...others]): StageDescription[] => {
    if (!first) return [];
    const { division, fixture, name } = first;
    const label = labelOf(competition, division);
    const isShared = others.length > 0;
    const names = isShared
      ? { name, fullName: name }
      : { name: label, fullName: `${label}, ${name}` };
    const rules = rulesFor(competition, first);
    return [{ competition, division, fixture, group: null, isShared, rules, ...names }];
  });
  if (ownFixture === null) return [...groups, ...playoffs];
  const rules = rulesFor(competition, competition);
  const none = { division: null, group: null, isShared: false, rules };
  return [{ competition, ...none, fixture: ownFixture, name: ownName, fullName: ownName }];
}
