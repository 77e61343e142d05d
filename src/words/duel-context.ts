/** Chances and stakes of a coming duel, in words. */
import { listNames } from '../lib/text.ts';
import type { Zones } from '../season/zones.ts';
import type { Stake } from '../season/stakes.ts';
import { impliedBy, zoneOutcomes } from './zones.ts';

/** A chance from 0 to 1 and its complement, in whole percents that sum to 100. */
export function percents(chance: number): [home: number, away: number] {
  const home = Math.round(chance * 100);
  return [home, 100 - home];
}

const title = { certain: 'termina primero seguro', impossible: 'ya no puede ser primero' };

const never = 'ya no puede ';

/** `queda a salvo`, `ya no puede ser primero ni ascender`. */
function joinOutcomes(outcomes: readonly string[]): string {
  const isLost = (outcome: string): boolean => outcome.startsWith(never);
  const lost = outcomes.filter(isLost).map((outcome) => outcome.slice(never.length));
  const others = outcomes.filter((outcome) => !isLost(outcome));
  return listNames(lost.length > 0 ? [never + lost.join(' ni '), ...others] : others);
}

/** `Si gana, Ana queda a salvo.` One sentence for each player and result, or for both players; none without stakes. */
export function stakesSentences(stakes: readonly Stake[], zones: Zones): string[] {
  const outcomes = { title, ...zoneOutcomes(zones) };
  const ends = [...Map.groupBy(stakes, ({ player, by }) => `${by} ${player}`).values()].map(
    (own) => {
      const goals = own.filter(
        ({ goal, becomes }) =>
          !own.some(
            (other) => other.becomes === becomes && other.goal === impliedBy[becomes][goal],
          ),
      );
      const what = joinOutcomes(goals.map(({ goal, becomes }) => outcomes[goal][becomes]));
      const verb = goals[0]?.by === 'winning' ? 'gana' : 'pierde';
      return { player: goals[0]?.player, verb, what };
    },
  );
  return [...Map.groupBy(ends, ({ verb, what }) => `${verb} ${what}`)].map(([end, [one, other]]) =>
    other ? `El que ${end}.` : `Si ${one?.verb}, ${one?.player} ${one?.what}.`,
  );
}
