/** Results of all that is played, whoever plays. */
import { hasBye, isPlayed, type Duel, type PlayedDuel } from './fixture.ts';
import type { Stage } from './player-duels.ts';
import { stageMiddle, startOf } from './stage-dates.ts';
import type { CalendarDate } from './time.ts';

/** A played duel and where it belongs. */
export interface StageResult {
  stage: string;
  round: string;
  duel: PlayedDuel;
}

const isResult = (duel: Duel): duel is PlayedDuel => isPlayed(duel) && !hasBye(duel);

/**
 * The last `count` results, newest first; of one moment, the last in its sheet first. A duel without a
 * day of its own counts as played when its round began.
 */
export function latestStageResults(
  stages: readonly Stage[],
  today: CalendarDate,
  count: number,
): StageResult[] {
  return stages
    .flatMap(({ name, rounds }) => {
      const near = stageMiddle(rounds, today);
      return rounds.flatMap(({ name: round, interval, duels }) =>
        duels.filter(isResult).map((duel) => ({
          start: startOf({ duel, interval, near }) ?? '',
          result: { stage: name, round, duel },
        })),
      );
    })
    .toReversed()
    .toSorted((a, b) => (a.start === b.start ? 0 : a.start < b.start ? 1 : -1))
    .slice(0, count)
    .map(({ result }) => result);
}
