/** The community that this process works for, as its files say. */
import { loadCommunity, type Community } from './community.ts';
import { communityDirectoryOf } from './data.ts';

const {
  site: about,
  league,
  cup,
  national,
  team,
  nicks,
  places,
} = loadCommunity(communityDirectoryOf(process.env));

export const site = { ...about, league, cup, national, team };

export { nicks, places };

/** A division; one of a finished season has ids and fixtures of its own time. */
export type DivisionConfig = Community['league']['divisions'][number];
export type GroupConfig = DivisionConfig['groups'][number];
export type PlayoffConfig = DivisionConfig['playoffs'][number];

/** Rows of a published sheet, 1-based and inclusive, as a spreadsheet shows them. */
export type RowWindow = GroupConfig['window'];

/** What a division's trophy is made of. */
export type Trophy = NonNullable<DivisionConfig['trophy']>;

/** Every division's id, in the league's order. */
export const divisionIds: readonly string[] = league.divisions.map(({ id }) => id);

/** Every fixture: each division's own, then those that two divisions share, then the cup's. */
export const fixtureNames: readonly string[] = (() => {
  const all = league.divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].map(({ fixture }) => fixture),
  );
  const isShared = (name: string): boolean => all.filter((other) => other === name).length > 1;
  return [
    ...all.filter((name) => !isShared(name)),
    ...new Set(all.filter((name) => isShared(name))),
    'cup',
  ];
})();

/** A player's profile on the platform. */
export const profileAddress = (playerId: string): string =>
  about.platform.profile.replace('{id}', encodeURIComponent(playerId));

/** Where a place is found on a map, and the way to it. */
export const mapAddress = (place: string): string =>
  about.mapSearch.replace('{place}', encodeURIComponent(place));
