/** The community of this process, from its files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadCommunity, type Competition } from './community.ts';
import { communityDirectoryOf } from './environment.ts';
import type { OptionalTextName } from './texts.ts';

const directory = communityDirectoryOf(process.env);

const community = loadCommunity(directory);
const { site: siteFile, national, team } = community;
export const { competitions, nicks, places, podiums, leftOut, pages: communityPages } = community;

/** All networks of the file, also those that have no address yet. */
const networks = siteFile.social ?? [];

type Channel = (typeof networks)[number] & { url: string };

/** `national`, `team`, `ranking` and `contact` are null if the community does not have them. */
export const site = {
  ...siteFile,
  /** Networks that have an address, in the community's order. */
  social: networks.filter((network): network is Channel => network.url !== null),
  networks,
  national,
  team,
  ranking: siteFile.ranking ?? null,
  contact: siteFile.forms?.contact ?? null,
};

export type National = NonNullable<typeof national>;
export type Team = NonNullable<typeof team>;

/** Number of columns of the map of `places`. 1 without places. */
export const mapColumns = Math.max(1, ...places.map(({ cell: [column] }) => column));

export type { Competition };

/** A division of a running or finished season. */
export type DivisionConfig = Competition['divisions'][number];
export type GroupConfig = DivisionConfig['groups'][number];

/** Running competitions, in menu order. */
export const running = competitions.filter(({ status }) => status === 'running');

/** Divisions of the running competitions, each competition's from the highest to the lowest. */
export const divisions: readonly DivisionConfig[] = running.flatMap(
  (competition) => competition.divisions,
);

/** True if the community's folder has this optional text: `texts/prensa.md` for `prensa`. */
export const hasText = (name: OptionalTextName): boolean =>
  existsSync(join(directory, 'texts', `${name}.md`));

/** The page for people who have never played; undefined if the community has none. */
export const startPage = communityPages.find(({ start }) => start);

/** Address of a player's profile on the platform of the games. @param playerId The platform's id, not yet encoded. */
export const profileAddress = (playerId: string): string =>
  siteFile.platform.profile.replace('{id}', encodeURIComponent(playerId));

/** Address of a map search for a place, which is any text, not yet encoded: «Bar Uno, Rosario». */
export const mapAddress = (place: string): string =>
  siteFile.mapSearch.replace('{place}', encodeURIComponent(place));

/** Chooses the form that agrees with the region's gender. */
const agree = (masculine: string, feminine: string): string =>
  siteFile.region.article === 'el' ? masculine : feminine;

/** The name of the country's first-level divisions, and words that agree with it. */
export const region = {
  ...siteFile.region,
  agree,
  /** For example `una provincia`, `un departamento`. */
  withIndefiniteArticle: `${agree('un', 'una')} ${siteFile.region.name}`,
};
