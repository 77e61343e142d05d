/** Meeple colours of the running season. */
import { playerKey } from '../domain/player-key.ts';
import { seasonMeeples, type MeepleColour } from '../season/meeples.ts';
import { once } from './once.ts';
import { season } from './season.ts';

const colours = once(async () => seasonMeeples((await season()).competitions));

/** The colour of a player's first competition of the season; undefined for who plays none. */
export async function meepleOfPlayer(nick: string): Promise<MeepleColour | undefined> {
  const key = playerKey(nick);
  return [...(await colours()).values()].find((known) => known.has(key))?.get(key);
}

/** A look-up by nick of the colour in a competition; undefined for who has none there. */
export async function meeplesOf(
  competitionId: string,
): Promise<(nick: string) => MeepleColour | undefined> {
  const known = (await colours()).get(competitionId);
  return (nick) => known?.get(playerKey(nick));
}
