/** Lists the stages of a competition, one for each fixture of its file. */
import type { PlayedCompetition, Stage } from './model.ts';

/** How a competition's duels count, and when it starts. */
export type Rules = Pick<PlayedCompetition, 'starts' | 'gamesToWin' | 'forfeits'>;

/**
 * Returns a function that names a division where the competition is not named: by its own name, or with its competition
 * if several competitions of the season have divisions.
 */
function divisionLabels(season: readonly PlayedCompetition[]) {
  const isOnly = season.filter(({ divisions }) => divisions.length > 0).length < 2;
  return (
    { name, shortName, divisions }: PlayedCompetition,
    division: { name: string },
  ): string => {
    if (isOnly) return division.name;
    return divisions.length === 1 ? name : `${shortName}, ${division.name}`;
  };
}

/**
 * Lists the stages of a competition, without rounds: groups, then playoffs; or the bracket.
 * @param season All competitions of the season.
 */
export function listStages(
  competition: PlayedCompetition,
  season: readonly PlayedCompetition[],
): Stage[] {
  const { divisions, fixture: ownFixture, name: ownName } = competition;
  const labelOf = divisionLabels(season);
  const groups = divisions.flatMap((division) =>
    division.groups.map(({ id, name, fixture }): Stage => {
      const label = labelOf(competition, division);
      const isOnly = division.groups.length === 1;
      const names = {
        name: isOnly ? label : `${label} · ${name}`,
        fullName: isOnly ? label : `${label}, ${name}`,
      };
      return { competition, division, fixture, group: id, isShared: false, rounds: [], ...names };
    }),
  );
  const byFixture = Map.groupBy(
    divisions.flatMap((division) => division.playoffs.map((playoff) => ({ division, ...playoff }))),
    ({ fixture }) => fixture,
  );
  const playoffs = [...byFixture.values()].flatMap(([first, ...others]): Stage[] => {
    if (!first) return [];
    const { division, fixture, name } = first;
    const label = labelOf(competition, division);
    const isShared = others.length > 0;
    const names = isShared
      ? { name, fullName: name }
      : { name: label, fullName: `${label}, ${name}` };
    return [{ competition, division, fixture, group: null, isShared, rounds: [], ...names }];
  });
  if (ownFixture === null) return [...groups, ...playoffs];
  const none = { division: null, group: null, isShared: false, rounds: [] };
  return [{ competition, ...none, fixture: ownFixture, name: ownName, fullName: ownName }];
}
