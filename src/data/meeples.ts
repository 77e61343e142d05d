/** Meeple colours of the running season. */
import { playerKey } from '../sources/player-key.ts';
import { seasonMeeples, type MeepleColour } from '../season/meeples.ts';
import { once } from './this-build.ts';
import { season } from './season.ts';

/** Finds a player's colour by nick. Undefined for a player who is not in the season. */
export const meeples = once(async () => {
  const colours = seasonMeeples(await season());
  return (nick: string): MeepleColour | undefined => colours.get(playerKey(nick));
});
