/** What there is to say of a duel to come, in sentences. */
import { listNames } from '../domain/text.ts';
import type { Stake } from '../season/stakes.ts';

/** A chance and what is left to 1, in whole percent that sum to 100. */
export function percents(chance: number): [home: number, away: number] {
  const home = Math.round(chance * 100);
  return [home, 100 - home];
}

/** What becomes of a goal, for sure, as the end of a sentence. */
const outcomes: Record<Stake['goal'], Record<Stake['becomes'], string>> = {
  title: { certain: 'termina primero seguro', impossible: 'ya no puede ser primero' },
  promotion: {
    certain: 'juega seguro por el ascenso',
    impossible: 'ya no puede jugar por el ascenso',
  },
  relegation: {
    certain: 'juega seguro por la categoría',
    impossible: 'queda a salvo',
  },
};

/** `Si gana, Ana queda a salvo.` A sentence for each player and end of the duel, or for both players. */
export function stakesSentences(stakes: readonly Stake[]): string[] {
  const ends = [...Map.groupBy(stakes, ({ player, by }) => `${by} ${player}`).values()].map(
    (own) => {
      const what = listNames(own.map(({ goal, becomes }) => outcomes[goal][becomes]));
      return { player: own[0]?.player, verb: own[0]?.by === 'winning' ? 'gana' : 'pierde', what };
    },
  );
  return [...Map.groupBy(ends, ({ verb, what }) => `${verb} ${what}`)].map(([end, [one, other]]) =>
    other ? `El que ${end}.` : `Si ${one?.verb}, ${one?.player} ${one?.what}.`,
  );
}
