/** Titles, keys and ids of fixtures on pages. */
import { slug } from '../../lib/text.ts';
import type { Division, Round, Stage } from '../../season/model.ts';

/** Fixtures of a division's groups, and then of its playoffs. The title is empty for a division's only group. */
export function divisionFixtures({
  groups,
  playoffs,
}: Division): { title: string; rounds: Round[] }[] {
  return [...groups, ...playoffs].map(({ name, stage }, index) => ({
    title: groups.length === 1 && index === 0 ? '' : name,
    rounds: stage.rounds,
  }));
}

/** Keys of stages as src/islands/Fixture.tsx gets them, separated by bars: `oroa|orob`. */
export const stageKeys = (parts: readonly { stage: Stage }[]): string =>
  parts.map(({ stage }) => slug(stage.fixture)).join('|');

/**
 * Id of the element of a round's table, to which pages link: `oro-oroa-oa-10`. Undefined for a round without duels.
 * @param fixture Prefix that makes the id unique on a page with several fixtures.
 */
export const roundId = (fixture: string, { matches: [first] }: Round): string | undefined =>
  first && `${fixture}-${first.id}`;
