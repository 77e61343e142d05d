/** A division's fixtures as its pages show them. */
import type { Division, Round } from '../../season/model.ts';

export interface TitledFixture {
  /** Beginning of the ids of its rounds. */
  prefix: string;
  /** Empty for the only group of a division. */
  title: string;
  rounds: readonly Round[];
}

/** Groups and then playoffs. */
export function divisionFixtures(division: Division): TitledFixture[] {
  const { config, groups, playoffs } = division;
  return [
    ...groups.map((group) => ({
      prefix: `${config.id}-${group.id}`,
      title: groups.length > 1 ? group.name : '',
      rounds: group.stage.rounds,
    })),
    ...playoffs.map(({ name, stage }, index) => ({
      prefix: `${config.id}-final-${index + 1}`,
      title: name,
      rounds: stage.rounds,
    })),
  ];
}
