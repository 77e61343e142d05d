/** The community that this process works for, as its files say. */
import { loadCommunity, type Community } from './community.ts';
import { communityDirectoryOf } from './data.ts';
import { sheetKeys } from './sources.ts';

const {
  site: about,
  national,
  team,
  nicks,
  places,
  ...competitions
} = loadCommunity(communityDirectoryOf(process.env));

/** A competition as its file describes it. */
type Existing<File extends { status: string }> = Exclude<File, { status: 'absent' }>;

const existing = <File extends { status: string }>(file: File): Existing<File> | null =>
  file.status === 'absent' ? null : (file as Existing<File>);

const league = existing(competitions.league);
const cup = existing(competitions.cup);

/** Null, each, where the community has none; one that waits has nothing to play. */
export const site = { ...about, national, team, league, cup };

export { nicks, places };

/** A division; one of a finished season has ids and fixtures of its own time. */
export type DivisionConfig = Existing<Community['league']>['divisions'][number];
export type GroupConfig = DivisionConfig['groups'][number];

/** What a division's trophy is made of. */
export type Trophy = NonNullable<DivisionConfig['trophy']>;

/** League and cup where they are played now; null where they wait, or there is none. */
export const running = {
  league: league?.status === 'running' ? league : null,
  cup: cup?.status === 'running' ? cup : null,
};

/** The divisions that play now, from the highest to the lowest. */
export const divisions: readonly DivisionConfig[] = running.league?.divisions ?? [];

/** Those of a league that waits: their addresses stay, because people have shared and embedded them. */
export const waitingDivisions: readonly DivisionConfig[] =
  league?.status === 'waiting' ? league.divisions : [];

/** The sheets there are now: those of what is played. */
export const sheets = sheetKeys(running.league?.divisions ?? null, running.cup !== null);

/** The sheets that the community has, also those of what waits: they keep their addresses meanwhile. */
export const allSheets = sheetKeys(league?.divisions ?? null, cup !== null);

/** What a competition is called, also one of finished seasons that is no more. */
export const competitionNames = { league: league?.name ?? 'Liga', cup: cup?.name ?? 'Copa' };

/** A player's profile on the platform. */
export const profileAddress = (playerId: string): string =>
  about.platform.profile.replace('{id}', encodeURIComponent(playerId));

/** Where a place is found on a map, and the way to it. */
export const mapAddress = (place: string): string =>
  about.mapSearch.replace('{place}', encodeURIComponent(place));
