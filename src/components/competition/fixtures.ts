/** Titles, keys and ids of fixtures on pages. */
import { slug } from '../../lib/text.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { playsOn } from '../../season/dates.ts';
import type { Division, Round, Stage } from '../../season/model.ts';

/** Lists a division's groups, then its playoffs, each as its `title` (name; '' for the only group) and its `rounds`. */
export function divisionFixtures({ groups, playoffs }: Division) {
  return [...groups, ...playoffs].map(({ name, stage }, index) => ({
    title: groups.length === 1 && index === 0 ? '' : name,
    rounds: stage.rounds,
  }));
}

/** Joins the keys of stages, in their order, by `|`: `oroa|orob`. A stage's key is the `slug` of its fixture's name. */
export const stageKeys = (parts: readonly { stage: Stage }[]): string =>
  parts.map(({ stage }) => slug(stage.fixture)).join('|');

/**
 * Id of the element of a round's table, made from the round's first row: `oro-oroa-oa-10`. Undefined without rows.
 * @param prefix Makes the id unique on a page on which the duel itself has an element with its id.
 */
export const roundId = (prefix: string, { matches: [first] }: Round): string | undefined =>
  first && `${prefix}-${first.id}`;

/**
 * Id (`roundId`) of the first round that has rows and is played on `today`, its last day included. Undefined if none.
 */
export function idOfRoundInPlay(prefix: string, rounds: readonly Round[], today: CalendarDate) {
  const round = rounds.find((option) => playsOn(option, today) && option.matches.length > 0);
  return round && roundId(prefix, round);
}
