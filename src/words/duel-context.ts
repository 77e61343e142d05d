/** Chances and stakes of a coming duel, in words. */
import { listNames } from '../domain/text.ts';
import type { Stake } from '../season/stakes.ts';

/** A chance and its complement, in whole percents that sum to 100. */
export function percents(chance: number): [home: number, away: number] {
  const home = Math.round(chance * 100);
  return [home, 100 - home];
}

/** Certain outcomes of each goal, as the end of a sentence. */
const outcomes: Record<Stake['goal'], Record<Stake['becomes'], string>> = {
  title: { certain: 'termina primero seguro', impossible: 'ya no puede ser primero' },
  promotion: {
    certain: 'juega seguro por el ascenso',
    impossible: 'ya no puede jugar por el ascenso',
  },
  relegation: { certain: 'juega seguro por la categoría', impossible: 'queda a salvo' },
};

/** `Si gana, Ana queda a salvo.` A sentence for each player and result, or one for both players. */
export function stakesSentences(stakes: readonly Stake[]): string[] {
  const ends = [...Map.groupBy(stakes, ({ player, by }) => `${by} ${player}`).values()].map(
    (goals) => {
      const what = listNames(goals.map(({ goal, becomes }) => outcomes[goal][becomes]));
      const verb = goals[0]?.by === 'winning' ? 'gana' : 'pierde';
      return { player: goals[0]?.player, verb, what };
    },
  );
  return [...Map.groupBy(ends, ({ verb, what }) => `${verb} ${what}`)].map(([end, [one, other]]) =>
    other ? `El que ${end}.` : `Si ${one?.verb}, ${one?.player} ${one?.what}.`,
  );
}
