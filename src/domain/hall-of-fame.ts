/** All titles ever won, added up by player. */
import { currentNick, playerKey } from './player-key.ts';
import type { NationalPodium } from './podiums.ts';
import { nickOrName, type NamedTeam } from './team.ts';
import { compareNames } from './text.ts';

/** A title and who won it. */
export interface Title {
  player: string;
  /** What was won, as pages say it: a division’s name, or the cup’s. */
  competition: string;
  /** When, as pages say it: `2025`. */
  when: string;
}

/**
 * Players by number of titles and then by nick, the current one: every title counts the same. Who has as many
 * titles shares a place, from 1, and the next place counts them all.
 * @param titles In the order in which a player's are to be told.
 */
export function hallOfFame(titles: readonly Title[]) {
  const players = [...Map.groupBy(titles, ({ player }) => playerKey(player)).values()]
    .flatMap((own) => (own[0] ? [{ player: currentNick(own[0].player), titles: own }] : []))
    .toSorted((a, b) => b.titles.length - a.titles.length || compareNames(a.player, b.player));
  return players.map((line) => ({
    place: 1 + players.findIndex(({ titles: own }) => own.length === line.titles.length),
    ...line,
  }));
}

/** The national champions, by nick or name. */
export function nationalChampions(
  podiums: readonly NationalPodium[],
  team: NamedTeam,
): { year: number; player: string }[] {
  return podiums.flatMap(({ year, podium: [name] }) =>
    name === undefined ? [] : [{ year, player: nickOrName(name, team) }],
  );
}
