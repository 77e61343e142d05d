/** Fixtures as pages show them. */
import type { Division, Round } from '../../season/model.ts';

interface TitledFixture {
  /** Empty for the only group of a division. */
  title: string;
  rounds: readonly Round[];
}

/** A division's: groups and then playoffs. */
export const divisionFixtures = ({ groups, playoffs }: Division): TitledFixture[] => [
  ...groups.map(({ name, stage }) => ({
    title: groups.length > 1 ? name : '',
    rounds: stage.rounds,
  })),
  ...playoffs.map(({ name, stage }) => ({ title: name, rounds: stage.rounds })),
];

/**
 * Id of a round's table among a page's fixtures, two of which may show the same round; inside its block, so
 * that a link to it opens the block.
 */
export const roundId = (fixture: string, { matches: [first] }: Round): string | undefined =>
  first && `${fixture}-${first.id}`;
