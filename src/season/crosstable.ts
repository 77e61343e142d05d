/** A group's crosstable: everyone against everyone. */
import { playerKey } from '../domain/player-key.ts';
import { isPlayed, type Result } from './model.ts';
import { opponentOf, resultFrom, sideOf, type DuelResult } from './record.ts';

export interface CrosstableRow {
  player: string;
  /**
   * A cell a player, in the rows' order: the results against that one, null for a duel still to play;
   * none where they do not meet, and null where the player would meet themself.
   */
  cells: ((DuelResult | null)[] | null)[];
}

/** The duels between players, in the order given; those against anybody else are left out. */
export function crosstable(players: readonly string[], duels: readonly Result[]): CrosstableRow[] {
  return players.map((player) => {
    const own = duels.flatMap((duel) => {
      const side = sideOf(duel, player);
      if (side === null) return [];
      const result = isPlayed(duel) ? resultFrom(duel, side) : null;
      return [{ opponent: opponentOf(duel, side).key, result }];
    });
    const cells = players.map((other) => {
      const key = playerKey(other);
      if (key === playerKey(player)) return null;
      return own.filter(({ opponent }) => opponent === key).map(({ result }) => result);
    });
    return { player, cells };
  });
}
