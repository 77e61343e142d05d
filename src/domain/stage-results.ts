/** Results of all that is played, whoever plays. */
import { isPlayed, type PlayedDuel } from './fixture.ts';
import { dayOf, type Stage } from './player-duels.ts';
import type { CalendarDate } from './time.ts';

/** A played duel and where it belongs. */
export interface StageResult {
  stage: string;
  round: string;
  duel: PlayedDuel;
}

/**
 * The last `count` results, newest first; of one day, the last in its sheet first. A duel without a
 * day of its own counts as played when its round began.
 */
export function latestStageResults(
  stages: readonly Stage[],
  today: CalendarDate,
  count: number,
): StageResult[] {
  return stages
    .flatMap(({ name, rounds }) =>
      rounds.flatMap(({ name: round, interval, duels }) =>
        duels.filter(isPlayed).map((duel) => ({
          day: dayOf({ duel, interval }, today) ?? '',
          result: { stage: name, round, duel },
        })),
      ),
    )
    .toReversed()
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .slice(0, count)
    .map(({ result }) => result);
}
