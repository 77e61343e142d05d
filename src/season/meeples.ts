/** Meeple colours: each player of a group has one that nobody else in the group has (docs/product.md, «Meeples»). */
import { playerKey } from '../sources/player-key.ts';
import { compareTexts } from '../lib/text.ts';
import {
  matchesOf,
  type BracketColumn,
  type CompetitionSeason,
  type Group,
  type Match,
} from './model.ts';

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
 * Returns a colour for each player of a group or of a part of a bracket. A player gets the favourite colour while it is
 * free, then the colour that the fewest players have, so up to eight players share none. The order of `keys` does not
 * matter.
 * @param favourites Colours that players have in another competition, by player key. They replace the computed favourite.
 */
export function assignMeeples(keys: Iterable<string>, favourites: Meeples = new Map()): Meeples {
  // Whoever has a colour in another competition chooses first.
  const players = [...new Set(keys)].toSorted(
    (a, b) => Number(favourites.has(b)) - Number(favourites.has(a)) || compareTexts(a, b),
  );
  const wish = (key: string): MeepleColour => favourites.get(key) ?? favourite(key);
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

/** Number of a duel's neighbourhood, four duels each: as its code counts, or by its place where codes do not count. */
const neighbourhoodOf = ({ code }: Match, index: number): number =>
  Math.ceil(Number(/(\d+)\D*$/.exec(code)?.[1] ?? index + 1) / (meepleColours.length / 2));

/**
 * A bracket's players by neighbourhood, as many as there are colours. Neighbours enter in the same phase and in duels
 * that follow one another: what later phases and other rows bring changes nobody's colour.
 */
function neighbourhoods(columns: readonly BracketColumn[]): string[][] {
  const seen = new Set<string>();
  return columns.flatMap(({ slots }) => {
    const duels = slots
      .filter((duel) => duel !== null)
      .toSorted((a, b) => compareTexts(a.id, b.id));
    const entrants = [...Map.groupBy(duels, neighbourhoodOf).values()].map((neighbours) => [
      ...new Set(playersIn(neighbours)).difference(seen),
    ]);
    for (const key of entrants.flat()) seen.add(key);
    return entrants;
  });
}

/**
 * The colours of each competition's players, by its id and the player's key. A player takes along the colour of the
 * competition before, unless somebody at the table has it.
 */
export function seasonMeeples(competitions: readonly CompetitionSeason[]): Map<string, Meeples> {
  const known: Meeples = new Map();
  return new Map(
    competitions.map(({ config, divisions, bracket }) => {
      const tables = [
        ...divisions.flatMap(({ groups }) => groups.map(playersOf)),
        ...(bracket ? neighbourhoods(bracket.columns) : []),
      ];
      const colours: Meeples = new Map(
        tables.flatMap((players) => [...assignMeeples(players, known)]),
      );
      for (const [key, colour] of colours) if (!known.has(key)) known.set(key, colour);
      return [config.id, colours] as const;
    }),
  );
}
