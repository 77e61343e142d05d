/** A group's crosstable: everyone against everyone. */
import { pairKey, playerKey } from '../domain/player-key.ts';
import { isDecided, isDuel, pairOf, type Result } from './model.ts';
import { resultFrom, sideOf, type DuelResult } from './record.ts';

/**
 * The duels between players, in the order given; those against anybody else are left out. A row has a cell a
 * player: the results against that one, null for a duel still to play; none where they do not meet, and null
 * where the player would meet themself.
 */
export function crosstable(players: readonly string[], duels: readonly Result[]) {
  const meetings = Map.groupBy(duels.filter(isDuel), pairOf);
  const resultOf = (player: string, duel: Result): DuelResult | null =>
    isDecided(duel) ? resultFrom(duel, sideOf(duel, player) ?? 'home') : null;
  return players.map((player) => ({
    player,
    cells: players.map((other) => {
      if (playerKey(other) === playerKey(player)) return null;
      const own = meetings.get(pairKey(player, other)) ?? [];
      return own.map((duel) => resultOf(player, duel));
    }),
  }));
}
