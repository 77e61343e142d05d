/** Meeple colours: a colour by nick, unique in a group of up to eight (docs/product.md, «Meeples»). */
import { playerKey } from '../sources/player-key.ts';
import { compareTexts } from '../lib/text.ts';
import { matchesOf, type CompetitionSeason, type Group, type Match } from './model.ts';

/**
 * Red, blue, yellow, green, ink, orange, violet and pink, as the attribute `data-piece` names them. A page has the
 * attribute in each row, so a name is one letter.
 */
export const meepleColours = ['r', 'b', 'y', 'g', 'i', 'o', 'v', 'p'] as const;

export type MeepleColour = (typeof meepleColours)[number];

/** Colours by player key. */
type Meeples = Map<string, MeepleColour>;

/** Preferred colour of a player, computed from the player's key, so that it is the same in each season. */
function favourite(key: string): MeepleColour {
  let hash = 0;
  for (const letter of key) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return meepleColours[hash % meepleColours.length] ?? 'r';
}

/**
 * Returns a colour for each player of a group. A player gets the favourite colour while it is free, then the colour that
 * the fewest players have, so up to eight players share none. The order of `keys` does not matter.
 * @param known Colours from another competition, by player key. They replace the favourite, and choose first.
 */
export function assignMeeples(keys: Iterable<string>, known: Meeples = new Map()): Meeples {
  const players = [...new Set(keys)].toSorted(
    (a, b) => Number(known.has(b)) - Number(known.has(a)) || compareTexts(a, b),
  );
  const wish = (key: string): MeepleColour => known.get(key) ?? favourite(key);
  const colours: Meeples = new Map();
  for (const key of players) {
    if (![...colours.values()].includes(wish(key))) colours.set(key, wish(key));
  }
  const uses = (colour: MeepleColour): number =>
    [...colours.values()].filter((taken) => taken === colour).length;
  for (const key of players.filter((player) => !colours.has(player))) {
    const [rarest = wish(key)] = meepleColours.toSorted((a, b) => uses(a) - uses(b));
    colours.set(key, rarest);
  }
  return colours;
}

/** Keys of the players in duels. */
const playersIn = (duels: readonly Match[]): string[] =>
  duels
    .flatMap(({ home, away }) => [home, away])
    .filter(({ kind }) => kind === 'player')
    .map(({ key }) => key);

/** Everybody in a group's table, or in its duels while there is no table. */
const playersOf = ({ standings, stage }: Group): string[] =>
  standings.rows.length > 0
    ? standings.rows.map(({ player }) => playerKey(player))
    : playersIn(matchesOf(stage));

/**
 * The colours of each competition's players, by its id and the player's key. A player takes along the colour of the
 * competition before. In a bracket colours may repeat: neighbours change with each phase, and a nick should not.
 */
export function seasonMeeples(competitions: readonly CompetitionSeason[]): Map<string, Meeples> {
  const known: Meeples = new Map();
  const byCompetition = new Map<string, Meeples>();
  for (const { config, divisions, bracket } of competitions) {
    const colours: Meeples = new Map();
    for (const group of divisions.flatMap(({ groups }) => groups)) {
      for (const [key, colour] of assignMeeples(playersOf(group), known)) colours.set(key, colour);
    }
    for (const key of bracket ? playersIn(matchesOf(bracket.stage)) : []) {
      colours.set(key, known.get(key) ?? favourite(key));
    }
    for (const [key, colour] of colours) if (!known.has(key)) known.set(key, colour);
    byCompetition.set(config.id, colours);
  }
  return byCompetition;
}
