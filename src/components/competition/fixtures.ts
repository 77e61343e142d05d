/** The fixtures of a division, and ids of their rounds. */
import type { Division, Round } from '../../season/model.ts';

/** Fixtures of the groups, and then of the playoffs. The title is empty for a division's only group. */
export const divisionFixtures = ({ groups, playoffs }: Division) => [
  ...groups.map(({ name, stage }) => ({
    title: groups.length > 1 ? name : '',
    rounds: stage.rounds,
  })),
  ...playoffs.map(({ name, stage }) => ({ title: name, rounds: stage.rounds })),
];

/** Id of a round's table, unique on the page by `fixture`. A link to it opens its block. Undefined without duels. */
export const roundId = (fixture: string, { matches: [first] }: Round): string | undefined =>
  first && `${fixture}-${first.id}`;
