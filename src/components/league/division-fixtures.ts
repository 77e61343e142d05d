/** A division's fixtures as its pages show them. */
import type { Round } from '../../domain/fixture.ts';
import type { Division } from '../../data/league.ts';
import type { GroupFacts } from '../../islands/what-if/group.ts';
import { whatIfFacts } from './what-if-facts.ts';

export interface TitledFixture {
  /** Beginning of the ids of its rounds. */
  prefix: string;
  /** Empty for the only group of a division. */
  title: string;
  rounds: readonly Round[];
  /** What supposing its end needs; null where that makes no sense. */
  whatIf: GroupFacts | null;
}

/** Groups and then playoffs. */
export function divisionFixtures(division: Division): TitledFixture[] {
  const { config, groups, playoffs } = division;
  return [
    ...groups.map((group) => ({
      prefix: `${config.id}-${group.id}`,
      title: groups.length > 1 ? group.name : '',
      rounds: group.rounds,
      whatIf: whatIfFacts(division, group),
    })),
    ...playoffs.map(({ name, rounds }, index) => ({
      prefix: `${config.id}-final-${index + 1}`,
      title: name,
      rounds,
      whatIf: null,
    })),
  ];
}
