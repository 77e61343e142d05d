/** The stages of a competition as its file has them: every fixture once. */
import type { PlayedCompetition, Stage } from './model.ts';

/** How a competition's duels count, and when it starts where its file says it. */
export type Rules = Pick<PlayedCompetition, 'starts' | 'gamesToWin' | 'forfeits'>;

/**
 * What a division is called where the competition is not named: by its own name, or together with its
 * competition where the season has several competitions with divisions.
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
 * The stages of a competition, without rounds: groups, then what follows them; or its bracket.
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
    divisions.flatMap((division) => division.playoffs.map((one) => ({ division, ...one }))),
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
