/** Finished seasons: their order, who played them, and what they were for a player. */
import { byPlayer, playerKey } from '../domain/player-key.ts';
import { addDays, daysBetween, type CalendarDate } from '../domain/time.ts';
import type { ArchivedSeason, Season } from './model.ts';

/** The day that a finished season's dates without a year are closest to: the middle of its years. */
export function middleOfYears(years: readonly number[]): CalendarDate {
  const [first, last] = [`${years[0]}-01-01`, `${years.at(-1)}-12-31`];
  return addDays(first, Math.floor(daysBetween(first, last) / 2));
}

/** Newest first: by their last year, and of one year by id. */
export function newestSeasonFirst(seasons: readonly ArchivedSeason[]): ArchivedSeason[] {
  const yearOf = ({ years }: ArchivedSeason): number => years.at(-1) ?? 0;
  return seasons.toSorted((a, b) => yearOf(b) - yearOf(a) || (a.id < b.id ? 1 : -1));
}

/** Everybody who is in a season's tables and fixtures, as often as they are named. */
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

/** A look-up of players' places in the groups of a season. */
export function placesInGroups({ divisions }: Season) {
  const places = divisions.flatMap(({ config, groups }) =>
    groups.flatMap(({ name, standings: { rows } }) =>
      rows.map(({ player, withdrawn }, index) => ({
        player,
        divisionId: config.id,
        ...(withdrawn && { withdrawn }),
        division: config.name,
        /** Empty where the division has one group. */
        group: groups.length > 1 ? name : '',
        place: index + 1,
        players: rows.length,
      })),
    ),
  );
  return byPlayer(places, ({ player }) => player);
}

/** A look-up of what seasons were for a player, in the order given; without place or title, none. */
export function seasonsByPlayer(seasons: readonly ArchivedSeason[]) {
  const all = seasons.map((season) => ({ season, placeOf: placesInGroups(season) }));
  return (nick: string) =>
    all.flatMap(({ season: { id, name, champions }, placeOf }) => {
      /** Null for who only played the cup. */
      const league = placeOf(nick) ?? null;
      const titles = champions.filter(
        ({ player }) => player !== null && playerKey(player) === playerKey(nick),
      );
      return league || titles.length > 0 ? [{ id, name, league, titles }] : [];
    });
}
