/** Meeple colours of the running season. */
import { playerKey } from '../sources/player-key.ts';
import { seasonMeeples, type MeepleColour } from '../season/meeples.ts';
import { once } from './once.ts';
import { season } from './season.ts';

/** Returns a look-up of colours by competition id and nick. It returns undefined for a player without a colour there. */
export const meeples = once(async () => {
  const colours = seasonMeeples((await season()).competitions);
  return (competitionId: string, nick: string): MeepleColour | undefined =>
    colours.get(competitionId)?.get(playerKey(nick));
});

/** Returns a look-up of colours by nick in one competition. */
export async function meeplesOf(competitionId: string) {
  const meepleOf = await meeples();
  return (nick: string) => meepleOf(competitionId, nick);
}

/** Colour of a player in the first competition of the season that has the player; undefined if none has. */
export async function meepleOfPlayer(nick: string): Promise<MeepleColour | undefined> {
  const meepleOf = await meeples();
  const { competitions } = await season();
  return competitions.map(({ config }) => meepleOf(config.id, nick)).find(Boolean);
}
