/** What there is to say of a duel to come, in sentences. */
import { listNames } from '../domain/text.ts';
import type { Stake } from '../season/stakes.ts';

interface Players {
  home: string;
  away: string;
}

/** `Duelos entre ellos: Ana 3, Beto 1.` */
export function meetingsSentence(
  { home, away }: Players,
  won: Readonly<Record<'home' | 'away', number>>,
): string {
  return `Duelos entre ellos: ${home} ${won.home}, ${away} ${won.away}.`;
}

/** A chance and what is left to 1, in whole percent that sum to 100. */
export function percents(chance: number): [home: number, away: number] {
  const home = Math.round(chance * 100);
  return [home, 100 - home];
}

/** `Chance por Elo: Ana 62 %, Beto 38 %.` */
export function chanceSentence({ home, away }: Players, chance: number): string {
  const [own, other] = percents(chance);
  return `Chance por Elo: ${home} ${own}\u00a0%, ${away} ${other}\u00a0%.`;
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

/** `Si gana, Ana queda a salvo.` A sentence for each player and end of the duel. */
export function stakesSentences(stakes: readonly Stake[]): string[] {
  const groups = Map.groupBy(stakes, ({ player, by }) => `${by} ${player}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const verb = first.by === 'winning' ? 'gana' : 'pierde';
    const what = listNames(own.map(({ goal, becomes }) => outcomes[goal][becomes]));
    return [`Si ${verb}, ${first.player} ${what}.`];
  });
}

/** What the winner gets: a title, or the cup's next round. */
export type Prize = { kind: 'title'; of: string } | { kind: 'round'; name: string };

/** `El que gana pasa a Semifinales.` */
export function prizeSentence(prize: Prize): string {
  return prize.kind === 'title'
    ? `El que gana es campeón de ${prize.of}.`
    : `El que gana pasa a ${prize.name}.`;
}
