/** A group's crosstable: everyone against everyone. */
import { isPlayed, type Duel } from './fixture.ts';
import { playerKey } from './player-key.ts';
import { opponentOf, resultFrom, sideOf, type DuelResult } from './record.ts';

/** A duel as the row's player sees it; no result while it is still to play. */
export interface CrosstableDuel {
  duel: Duel;
  result: DuelResult | null;
}

export interface CrosstableRow {
  player: string;
  /**
   * A cell a player, in the rows' order: the duels against that one, none where they do not meet,
   * and null where the player would meet themself.
   */
  cells: (CrosstableDuel[] | null)[];
}

/** The duels between players, in the order given; those against anybody else are left out. */
export function crosstable(players: readonly string[], duels: readonly Duel[]): CrosstableRow[] {
  return players.map((player) => {
    const byOpponent = Map.groupBy(
      duels.flatMap((duel) => {
        const side = sideOf(duel, player);
        if (side === null) return [];
        const result = isPlayed(duel) ? resultFrom(duel, side) : null;
        return [{ opponent: playerKey(opponentOf(duel, side)), duel, result }];
      }),
      ({ opponent }) => opponent,
    );
    const cells = players.map((other) => {
      if (playerKey(other) === playerKey(player)) return null;
      return (byOpponent.get(playerKey(other)) ?? []).map(({ duel, result }) => ({ duel, result }));
    });
    return { player, cells };
  });
}
