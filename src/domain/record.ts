/** What a player's results add up to, as the columns of the standings are called. */
import { isPlayed, winner, type Duel, type PlayedDuel } from './fixture.ts';
import { playerKey } from './player-key.ts';

/** Sums of a player's played duels, by the standings' column labels. */
export interface PlayerRecord {
  /** Duels won. */
  DG: number;
  /** Duels lost; a level duel is neither won nor lost. */
  DP: number;
  /** Duels played. */
  DJ: number;
  /** Games won. */
  PG: number;
  /** Games lost. */
  PP: number;
  /** Games won less games lost. */
  DifP: number;
}

/** The columns, in the order the community publishes them. */
export const recordLabels = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'] as const;

/** A played duel as one of its players tells it. */
export interface DuelResult {
  opponent: string;
  /** Games won. */
  own: number;
  /** Games lost. */
  other: number;
  outcome: 'won' | 'lost' | 'level';
}

/** Where a player stands in a duel; null for a duel of others. */
export function sideOf(duel: Pick<Duel, 'home' | 'away'>, player: string): 'home' | 'away' | null {
  const key = playerKey(player);
  if (playerKey(duel.home) === key) return 'home';
  return playerKey(duel.away) === key ? 'away' : null;
}

/** A player's opponent on the other side of a duel. */
export function opponentOf(duel: Pick<Duel, 'home' | 'away'>, side: 'home' | 'away'): string {
  return side === 'home' ? duel.away : duel.home;
}

/** A played duel seen from one of its sides. */
export function resultFrom(duel: PlayedDuel, side: 'home' | 'away'): DuelResult {
  const won = winner(duel);
  return {
    opponent: opponentOf(duel, side),
    own: side === 'home' ? duel.homeScore : duel.awayScore,
    other: side === 'home' ? duel.awayScore : duel.homeScore,
    outcome: won === null ? 'level' : won === side ? 'won' : 'lost',
  };
}

/** Adds up a player's played duels; duels of others do not count. */
export function recordOf(player: string, duels: readonly Duel[]): PlayerRecord {
  const record: PlayerRecord = { DG: 0, DP: 0, DJ: 0, PG: 0, PP: 0, DifP: 0 };
  for (const duel of duels) {
    const side = sideOf(duel, player);
    if (side === null || !isPlayed(duel)) continue;
    const { own, other, outcome } = resultFrom(duel, side);
    record.DG += outcome === 'won' ? 1 : 0;
    record.DP += outcome === 'lost' ? 1 : 0;
    record.DJ += 1;
    record.PG += own;
    record.PP += other;
    record.DifP += own - other;
  }
  return record;
}
