/** Meeple colours: a colour by nick, unique in a group of up to eight (docs/product.md, «Meeples»). */
import { playerKey } from '../sources/player-key.ts';
import { compareTexts } from '../lib/text.ts';
import { matchesOf, playersIn, type Season } from './model.ts';

/** Colours as `data-piece` of each row names them, short: red, blue, yellow, green, ink, orange, violet and pink. */
export const meepleColours = ['r', 'b', 'y', 'g', 'i', 'o', 'v', 'p'] as const;

export type MeepleColour = (typeof meepleColours)[number];

/** Colours by player key. */
type Meeples = Map<string, MeepleColour>;

/** A prime, so that the hashes of similar keys are spread evenly. */
const hashRange = 1_000_003;

/** Preferred colour of a player, computed from the player's key, so that it is the same in each season. */
function favourite(key: string): MeepleColour {
  let hash = 0;
  for (let index = 0; index < key.length; index++) {
    hash = (hash * 31 + key.charCodeAt(index)) % hashRange;
  }
  return meepleColours[hash % meepleColours.length] ?? 'r';
}

/**
 * Adds a colour for each player of a group to `colours`: the player's favourite if nobody of the group has it, otherwise
 * the colour that the fewest of the group have. The order of `keys` does not matter. Players who have a colour keep it.
 * @param keys Keys of the group's players (`playerKey`).
 */
export function colourGroup(keys: Iterable<string>, colours: Meeples): void {
  const players = [...new Set(keys)].toSorted(compareTexts);
  const uses = (colour: MeepleColour): number =>
    players.filter((player) => colours.get(player) === colour).length;
  for (const key of players) {
    if (!colours.has(key) && uses(favourite(key)) === 0) colours.set(key, favourite(key));
  }
  for (const key of players) {
    const [rarest = favourite(key)] = meepleColours.toSorted((a, b) => uses(a) - uses(b));
    if (!colours.has(key)) colours.set(key, rarest);
  }
}

/** Colours of a season's players, as letters (`meepleColours`) by player key. Those of different groups may repeat. */
export function seasonMeeples({ divisions, matches }: Season): Meeples {
  const colours: Meeples = new Map();
  for (const { standings, stage } of divisions.flatMap(({ groups }) => groups)) {
    const inTable = standings.rows.map(({ player }) => playerKey(player));
    const inFixture = playersIn(matchesOf(stage)).map(({ key }) => key);
    colourGroup(inTable.length > 0 ? inTable : inFixture, colours);
  }
  for (const { key } of playersIn(matches)) {
    if (!colours.has(key)) colours.set(key, favourite(key));
  }
  return colours;
}
