/** The fixtures of a division, and the ids of rounds and stages. */
import { slug } from '../../lib/text.ts';
import type { Division, Round, Stage } from '../../season/model.ts';

/** Fixtures of the groups, and then of the playoffs. The title is empty for a division's only group. */
export const divisionFixtures = ({ groups, playoffs }: Division) => [
  ...groups.map(({ name, stage }) => ({
    title: groups.length > 1 ? name : '',
    rounds: stage.rounds,
  })),
  ...playoffs.map(({ name, stage }) => ({ title: name, rounds: stage.rounds })),
];

/** Keys of stages as src/islands/Fixture.tsx gets them, separated by bars. */
export const stageKeys = (parts: readonly { stage: Stage }[]): string =>
  parts.map(({ stage }) => slug(stage.fixture)).join('|');

/** Id of a round's table, unique on the page by `fixture`. A link to it opens its block. Undefined without duels. */
export const roundId = (fixture: string, { matches: [first] }: Round): string | undefined =>
  first && `${fixture}-${first.id}`;
