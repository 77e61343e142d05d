/** Looking up a player of the ranking by nick (docs/product.md, «Team»). */
import { playerKey } from './player-key.ts';
import type { RankedPlayer } from './ranking.ts';

/** A look-up by nick, case-insensitive; the first row wins when a nick is repeated. */
export function rankedByNick(
  players: readonly RankedPlayer[],
): (nick: string) => RankedPlayer | null {
  const byNick = new Map<string, RankedPlayer>();
  for (const player of players) {
    const key = playerKey(player.nick);
    if (!byNick.has(key)) byNick.set(key, player);
  }
  return (nick) => byNick.get(playerKey(nick)) ?? null;
}
