/** Meeple colours: a colour by nick, unique in a group of up to eight (docs/product.md, «Meeples»). */
import { playerKey } from '../sources/player-key.ts';
import { compareTexts } from '../lib/text.ts';
import { matchesOf, playersIn, type Season } from './model.ts';

/** Colours as `data-piece` of each row names them, short: red, blue, yellow, green, ink, orange, violet and pink. */
export const meepleColours = ['r', 'b', 'y', 'g', 'i', 'o', 'v', 'p'] as const;

export type MeepleColour = (typeof meepleColours)[number];

/** A prime, so that the hashes of similar keys are spread evenly. */
const hashRange = 1_000_003;

/** Colour that a player has if nobody of the group has it: computed from the key, so it is the same in each season. */
function favouriteOf(key: string): MeepleColour {
  let hash = 0;
  for (let index = 0; index < key.length; index++) {
    hash = (hash * 31 + key.charCodeAt(index)) % hashRange;
  }
  const colour = meepleColours[hash % meepleColours.length];
  if (colour === undefined) throw new Error(`No colour for the hash ${hash}`);
  return colour;
}

/**
 * Adds a colour for each player of a group to `colours`: the player's favourite if nobody of the group has it, else the
 * one that the fewest of the group have. The order of `keys` does not matter. Players who have a colour keep it.
 * @param keys Keys of the group's players (`playerKey`).
 */
export function colourGroup(keys: Iterable<string>, colours: Map<string, MeepleColour>): void {
  const players = [...new Set(keys)].toSorted(compareTexts);
  const uses = (colour: MeepleColour): number =>
    players.filter((player) => colours.get(player) === colour).length;
  for (const key of players) {
    if (!colours.has(key) && uses(favouriteOf(key)) === 0) colours.set(key, favouriteOf(key));
  }
  for (const key of players) {
    if (colours.has(key)) continue;
    let rarest: MeepleColour = meepleColours[0];
    for (const colour of meepleColours) if (uses(colour) < uses(rarest)) rarest = colour;
    colours.set(key, rarest);
  }
}

/** Colours of a season's players, as letters (`meepleColours`) by player key. Those of different groups may repeat. */
export function seasonMeeples({ divisions, matches }: Season): Map<string, MeepleColour> {
  const colours = new Map<string, MeepleColour>();
  for (const { standings, stage } of divisions.flatMap(({ groups }) => groups)) {
    const inTable = standings.rows.map(({ player }) => playerKey(player));
    const inFixture = playersIn(matchesOf(stage)).map(({ key }) => key);
    colourGroup(inTable.length > 0 ? inTable : inFixture, colours);
  }
  for (const { key } of playersIn(matches)) {
    if (!colours.has(key)) colours.set(key, favouriteOf(key));
  }
  return colours;
}
