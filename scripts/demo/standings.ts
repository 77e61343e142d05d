/** Standings: sums of results, their official order, and the sheet that lags a week behind. */
import type { Duel } from './duel.ts';
import type { Row } from './sheet.ts';

export interface Standing {
  readonly player: string;
  readonly won: number;
  readonly lost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
}

function standingOf(player: string, duels: readonly Duel[]): Standing {
  const total = { player, won: 0, lost: 0, gamesWon: 0, gamesLost: 0 };
  for (const { home, away, score } of duels) {
    if (!score || (player !== home && player !== away)) continue;
    const [own, other] = player === home ? score : [score[1], score[0]];
    total.gamesWon += own;
    total.gamesLost += other;
    if (own > other) total.won += 1;
    else total.lost += 1;
  }
  return total;
}

/** Standings in the order of the players given. */
export function standings(players: readonly string[], duels: readonly Duel[]): Standing[] {
  return players.map((player) => standingOf(player, duels));
}

const difference = ({ gamesWon, gamesLost }: Standing): number => gamesWon - gamesLost;

/**
 * The official order (docs/product.md, «Standings order») up to the tied players' own duels; 0 means
 * exactly tied.
 */
export function compareStandings(a: Standing, b: Standing): number {
  return (
    b.won - a.won || a.lost - b.lost || difference(b) - difference(a) || b.gamesWon - a.gamesWon
  );
}

/** How the author orders the sheet by eye: duels won and lost, nothing finer. */
export function roughOrder(players: readonly string[], duels: readonly Duel[]): string[] {
  return standings(players, duels)
    .toSorted((a, b) => b.won - a.won || a.lost - b.lost)
    .map(({ player }) => player);
}

/** A group's window of the standings sheet: title, labels, one row for each player (A to I). */
export function standingsWindow(
  title: string,
  table: readonly Standing[],
  noteOf: (player: string) => string,
): Row[] {
  return [
    ['', title],
    ['Pos', 'Jugador', 'DG', 'DP', 'DJ', 'PG', 'PP', 'DifP', ''],
    ...table.map((standing, index) => {
      const { player, won, lost, gamesWon, gamesLost } = standing;
      const sums = [won, lost, won + lost, gamesWon, gamesLost, difference(standing)];
      return [String(index + 1), player, ...sums.map(String), noteOf(player)];
    }),
  ];
}
