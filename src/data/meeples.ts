/** Meeple colours of the running season. */
import { playerKey } from '../domain/player-key.ts';
import { seasonMeeples, type MeepleColour } from '../season/meeples.ts';
import { once } from './once.ts';
import { season } from './season.ts';

const colours = once(async () => seasonMeeples((await season()).competitions));

/** Returns a look-up of colours by competition id and nick. It returns undefined for a player without a colour there. */
export async function meeples(): Promise<
  (competitionId: string, nick: string) => MeepleColour | undefined
> {
  const known = await colours();
  return (competitionId, nick) => known.get(competitionId)?.get(playerKey(nick));
}

/** Returns a look-up of colours by nick in one competition. */
export async function meeplesOf(
  competitionId: string,
): Promise<(nick: string) => MeepleColour | undefined> {
  const meepleOf = await meeples();
  return (nick) => meepleOf(competitionId, nick);
}

/** Colour of a player in the first competition of the season that has the player; undefined if none has. */
export async function meepleOfPlayer(nick: string): Promise<MeepleColour | undefined> {
  const key = playerKey(nick);
  return [...(await colours()).values()].find((known) => known.has(key))?.get(key);
}
