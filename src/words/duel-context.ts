/** Chances and stakes of a coming duel, in words. */
import { listNames } from '../domain/text.ts';
import type { Zones } from '../domain/zones.ts';
import type { Stake } from '../season/stakes.ts';
import { zoneOutcomes } from './zones.ts';

/** A chance and its complement, in whole percents that sum to 100. */
export function percents(chance: number): [home: number, away: number] {
  const home = Math.round(chance * 100);
  return [home, 100 - home];
}

const title = { certain: 'termina primero seguro', impossible: 'ya no puede ser primero' };

/** For each goal, the goal that implies it: a promoted player need not also be told of the play-off for promotion. */
const impliedBy: Record<Stake['becomes'], Partial<Record<Stake['goal'], Stake['goal']>>> = {
  certain: { promotion: 'directPromotion', relegation: 'directRelegation' },
  impossible: { directPromotion: 'promotion', directRelegation: 'relegation' },
};

/** `Si gana, Ana queda a salvo.` A sentence for each player and result, or one for both players. */
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
      const what = listNames(goals.map(({ goal, becomes }) => outcomes[goal][becomes]));
      const verb = goals[0]?.by === 'winning' ? 'gana' : 'pierde';
      return { player: goals[0]?.player, verb, what };
    },
  );
  return [...Map.groupBy(ends, ({ verb, what }) => `${verb} ${what}`)].map(([end, [one, other]]) =>
    other ? `El que ${end}.` : `Si ${one?.verb}, ${one?.player} ${one?.what}.`,
  );
}
