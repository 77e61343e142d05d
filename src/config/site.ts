/** The community that this process works for, as its files say. */
import { loadCommunity, type Competition } from './community.ts';
import { communityDirectoryOf } from './data.ts';

const {
  site: about,
  national,
  team,
  nicks,
  places,
  competitions,
  pages: communityPages,
  podiums,
  leftOut,
} = loadCommunity(communityDirectoryOf(process.env));

export const site = { ...about, national, team };

export { nicks, places, competitions, communityPages, podiums, leftOut };
export type { Competition };

/** A division; one of a finished season has ids and fixtures of its own time. */
export type DivisionConfig = Competition['divisions'][number];
export type GroupConfig = DivisionConfig['groups'][number];

/** What a division's trophy is made of. */
export type Trophy = NonNullable<DivisionConfig['trophy']>;

const isRunning = ({ status }: Competition): boolean => status === 'running';

/** The competitions that are played now, in the order of the menu. */
export const running = competitions.filter(isRunning);

/** The divisions that play now, each competition's from the highest to the lowest. */
export const divisions: readonly DivisionConfig[] = running.flatMap((one) => one.divisions);

/** A player's profile on the platform. */
export const profileAddress = (playerId: string): string =>
  about.platform.profile.replace('{id}', encodeURIComponent(playerId));

/** Where a place is found on a map, and the way to it. */
export const mapAddress = (place: string): string =>
  about.mapSearch.replace('{place}', encodeURIComponent(place));
