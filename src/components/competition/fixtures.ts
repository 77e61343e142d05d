/** Fixtures as pages show them, and the ids of their rounds: what links to the round being played lead to. */
import type { CalendarDate } from '../../domain/time.ts';
import { isOn } from '../../season/dates.ts';
import type { Division, Round } from '../../season/model.ts';

export interface TitledFixture {
  /** Beginning of the ids of its rounds. */
  prefix: string;
  /** Empty for the only group of a division. */
  title: string;
  rounds: readonly Round[];
}

/** A division's: groups and then playoffs. */
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

/** Id of the table of a fixture's round; inside its block, so that a link to it opens the block. */
export const roundId = (prefix: string, index: number): string => `${prefix}-ronda-${index + 1}`;

/** Id of the first round being played among several fixtures; empty when none is. */
export function currentRoundId(
  fixtures: readonly Pick<TitledFixture, 'prefix' | 'rounds'>[],
  today: CalendarDate,
): string {
  for (const { prefix, rounds } of fixtures) {
    const index = rounds.findIndex((round) => isOn(round, today));
    if (index >= 0) return roundId(prefix, index);
  }
  return '';
}
