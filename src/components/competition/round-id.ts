/** Ids of rounds on a page: what links to the round being played lead to. */
import type { CalendarDate } from '../../domain/time.ts';
import { isOn } from '../../season/dates.ts';
import type { Round } from '../../season/model.ts';

/** Id of the table of a fixture's round; inside its block, so that a link to it opens the block. */
export const roundId = (prefix: string, index: number): string => `${prefix}-ronda-${index + 1}`;

/** Id of the first round being played among several fixtures; empty when none is. */
export function currentRoundId(
  fixtures: readonly { prefix: string; rounds: readonly Round[] }[],
  today: CalendarDate,
): string {
  for (const { prefix, rounds } of fixtures) {
    const index = rounds.findIndex((round) => isOn(round, today));
    if (index >= 0) return roundId(prefix, index);
  }
  return '';
}
