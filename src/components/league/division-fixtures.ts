/** A division's fixtures as its pages show them. */
import type { Round } from '../../domain/fixture.ts';
import type { Division } from '../../data/league.ts';

export interface TitledFixture {
  /** Beginning of the ids of its rounds. */
  prefix: string;
  /** Empty for the only group of a division. */
  title: string;
  rounds: readonly Round[];
}

/** Groups and then playoffs. */
export function divisionFixtures({ config, groups, playoffs }: Division): TitledFixture[] {
  return [
    ...groups.map(({ id, name, rounds }) => ({
      prefix: `${config.id}-${id}`,
      title: groups.length > 1 ? name : '',
      rounds,
    })),
    ...playoffs.map(({ name, rounds }, index) => ({
      prefix: `${config.id}-final-${index + 1}`,
      title: name,
      rounds,
    })),
  ];
}
