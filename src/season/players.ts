/** Finds the players of a season, their places, and a player's finished seasons. */
import { finderByPlayer, playerKey } from '../sources/player-key.ts';
import type { StandingsRow } from '../sources/sheets/table.ts';
import type { ArchivedSeason, Champion, Division, Group, Season } from './model.ts';

/** Lists all nicks in a season's tables and fixtures, with repetitions. */
export function seasonNicks({ divisions, matches }: Season): string[] {
  const groups = divisions.flatMap((division) => division.groups);
  return [
    ...groups.flatMap(({ standings }) => standings.rows.map(({ player }) => player)),
    ...matches
      .flatMap(({ home, away }) => [home, away])
      .filter(({ kind }) => kind === 'player')
      .map(({ nick }) => nick),
  ];
}

export interface GroupPlace extends Pick<StandingsRow, 'player' | 'withdrawn'> {
  division: Division;
  group: Group;
  /** Division, and group if there are several: `Segunda, Grupo A`. */
  title: string;
  place: number;
}

/** Returns a function that finds a player's places in the groups of a season, at most one for each competition. */
export function placesInGroups({ divisions }: Season): (nick: string) => GroupPlace[] {
  const places = divisions.flatMap((division) =>
    division.groups.flatMap((group): GroupPlace[] => {
      const { name } = division.config;
      const title = division.groups.length > 1 ? `${name}, ${group.name}` : name;
      return group.standings.rows.map(({ player, withdrawn }, index) => ({
        player,
        ...(withdrawn && { withdrawn }),
        division,
        group,
        title,
        place: index + 1,
      }));
    }),
  );
  const byCompetition = [
    ...Map.groupBy(places, ({ division }) => division.competition).values(),
  ].map((placesOfCompetition) => finderByPlayer(placesOfCompetition, ({ player }) => player));
  return (nick) => byCompetition.flatMap((findPlace) => findPlace(nick) ?? []);
}

/** A finished season of a player. */
export interface PlayerSeason extends Pick<ArchivedSeason, 'id' | 'name'> {
  places: GroupPlace[];
  titles: Champion[];
}

/** Finds a player's finished seasons with a place or a title, in the given order. */
export function seasonsByPlayer(
  seasons: readonly ArchivedSeason[],
): (nick: string) => PlayerSeason[] {
  const all = seasons.map((season) => ({ season, placesOf: placesInGroups(season) }));
  return (nick) =>
    all.flatMap(({ season: { id, name, champions }, placesOf }) => {
      const places = placesOf(nick);
      const titles = champions.filter(
        ({ player }) => player !== null && playerKey(player) === playerKey(nick),
      );
      return places.length > 0 || titles.length > 0 ? [{ id, name, places, titles }] : [];
    });
}
