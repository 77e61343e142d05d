/** Titles: of finished seasons, of podiums from before the site, and of the national tournament. */
import type { Podium } from '../config/podiums.ts';
import { currentNick, playerKey } from '../sources/player-key.ts';
import type { NationalPodium } from '../sources/documents/podiums.ts';
import { nickOrName, type NamedTeam } from '../sources/documents/team.ts';
import { compareNames } from '../lib/text.ts';

/** A title that a player won. */
export interface Title {
  player: string;
  /** Name of the division or of the cup, as pages write it. */
  competition: string;
  /** Year or years, as pages write them: `2025`. */
  when: string;
}

/**
 * Lists players by number of titles, then by nick. Players with equally many titles share a place, counted from 1.
 * @param titles In the order in which a player's titles are shown.
 */
export function hallOfFame(
  titles: readonly Title[],
): { place: number; player: string; titles: Title[] }[] {
  const players: { player: string; titles: Title[] }[] = [];
  for (const won of Map.groupBy(titles, ({ player }) => playerKey(player)).values()) {
    const [first] = won;
    if (first) players.push({ player: currentNick(first.player), titles: won });
  }
  players.sort((a, b) => b.titles.length - a.titles.length || compareNames(a.player, b.player));
  return players.map((line) => ({
    place: 1 + players.findIndex((other) => other.titles.length === line.titles.length),
    ...line,
  }));
}

/** Lists the national champions in the order of the podiums, by nick if they are in the team, else by name. */
export function nationalChampions(
  podiums: readonly NationalPodium[],
  team: NamedTeam,
): { year: number; player: string }[] {
  const champions: { year: number; player: string }[] = [];
  for (const { year, podium } of podiums) {
    const [name] = podium;
    if (name !== undefined) champions.push({ year, player: nickOrName(name, team) });
  }
  return champions;
}

/** Title of a podium: the competition's name at the time, then the division, if any: `Copa del Litoral Oro`. */
export const podiumTitle = ({ name, division }: Pick<Podium, 'name' | 'division'>): string =>
  division === undefined ? name : `${name} ${division}`;

/** Nicks of a podium with their places, from 1. A place that nobody is known for is missing. */
export const podiumPlaces = ({
  champion,
  second,
  third,
}: Podium): { nick: string; place: number }[] =>
  [champion, second, third]
    .map((nick, index) => ({ nick, place: index + 1 }))
    .filter((line): line is { nick: string; place: number } => line.nick !== undefined);
