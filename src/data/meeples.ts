/** Meeple colours of the running season. */
import { playerKey } from '../domain/player-key.ts';
import { seasonMeeples, type MeepleColour } from '../season/meeples.ts';
import { once } from './once.ts';
import { season } from './season.ts';

const colours = once(async () => seasonMeeples((await season()).competitions));

/** A look-up by competition id and nick; undefined for who has no colour there. */
export async function meeples(): Promise<
  (competitionId: string, nick: string) => MeepleColour | undefined
> {
  const known = await colours();
  return (competitionId, nick) => known.get(competitionId)?.get(playerKey(nick));
}

/** A look-up by nick in one competition. */
export async function meeplesOf(
  competitionId: string,
): Promise<(nick: string) => MeepleColour | undefined> {
  const meepleOf = await meeples();
  return (nick) => meepleOf(competitionId, nick);
}

/** The colour of a player's first competition of the season; undefined for who plays none. */
export async function meepleOfPlayer(nick: string): Promise<MeepleColour | undefined> {
  const key = playerKey(nick);
  return [...(await colours()).values()].find((known) => known.has(key))?.get(key);
}
