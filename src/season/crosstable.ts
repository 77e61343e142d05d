/** The crosstable of a group: every player against every other. */
import { pairKey, playerKey } from '../sources/player-key.ts';
import { isDecided, isDuel, pairOf, type Result } from './model.ts';
import { resultFrom, sideOf, type DuelResult } from './record.ts';

/**
 * Makes the rows of a crosstable, in the given order of players. A row has a cell for each player: the results against
 * that player, each null while the duel is open, or an empty list if they do not meet. The cell of a player against
 * themself is null. Duels against anybody else are ignored.
 */
export function crosstable(players: readonly string[], duels: readonly Result[]) {
  const meetings = Map.groupBy(duels.filter(isDuel), pairOf);
  const resultOf = (player: string, duel: Result): DuelResult | null =>
    isDecided(duel) ? resultFrom(duel, sideOf(duel, player) ?? 'home') : null;
  return players.map((player) => ({
    player,
    cells: players.map((other) => {
      if (playerKey(other) === playerKey(player)) return null;
      const duelsOfPair = meetings.get(pairKey(player, other)) ?? [];
      return duelsOfPair.map((duel) => resultOf(player, duel));
    }),
  }));
}
