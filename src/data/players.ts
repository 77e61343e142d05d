/** The players of the ranking, and those with pages. */
import { playerCalendar, type CalendarEntry } from '../outputs/calendars.ts';
import { nicks as nickFile, podiums } from '../config/site.ts';
import { finderByPlayer, formerNicks, playerKey } from '../sources/player-key.ts';
import { compareMoments } from '../season/dates.ts';
import {
  eloFinder,
  rankingMovement,
  weeksByPlayer,
  type EloOf,
  type Movement,
} from '../season/elo-history.ts';
import { nickSlug, playerSlugs } from '../season/player-slug.ts';
import {
  rankingLine,
  sortRanking,
  type RankingKey,
  type RankingLine,
} from '../sources/sheets/ranking.ts';
import { nickOrName } from '../sources/documents/team.ts';
import { compareNames, compareTexts } from '../lib/text.ts';
import { calendarDate, weekOf, type CalendarDate } from '../lib/time.ts';
import { stateOf } from '../snapshot/manifest.ts';
import {
  allNicks,
  playerProfiles,
  seasonNicks,
  type PlayerData,
  type PlayerProfile,
} from '../season/player-profile.ts';
import { href, playerPath } from '../config/addresses.ts';
import { allEvents } from './events.ts';
import { builtAt, isOmitted, once, snapshot } from './this-build.ts';
import { earlierSeasons, seasons, season } from './season.ts';
import { currentTeam, nationalPodiums, worldPodiums } from './documents.ts';

/** True if the snapshot has a ranking with players. Otherwise pages do not speak of Elo. */
export const hasRanking = once(async () => (await snapshot()).ranking.length > 0);

/** Day on which the shown ranking was fetched, if no newer one could be used since. Null if it is new or missing. */
export async function keptRankingDay(): Promise<CalendarDate | null> {
  const state = stateOf((await snapshot()).manifest, 'ranking');
  return state.status === 'kept' ? calendarDate(new Date(state.fetchedAt)) : null;
}

/**
 * The ranking, highest `key` first, as `player` and `place` (from 1) with `change`: places won since last week (lost:
 * negative), `new` for a player whom no earlier week has, null if unknown. `isAtBest`: this Elo is the player's best.
 */
export async function rankingMovements(key: RankingKey = 'maxElo'): Promise<Movement[]> {
  const { ranking: players, eloHistory } = await snapshot();
  return rankingMovement(players, eloHistory, weekOf(builtAt), key);
}

/** Returns a function that finds a player's current Elo by nick. It gives null for a player without one. */
export const currentElo = once(async (): Promise<EloOf> => eloFinder((await snapshot()).ranking));

/** A player with a page. `slug` is the last part of its address. */
export interface Player {
  slug: string;
  profile: PlayerProfile;
  /** True if a table or fixture of the running season has the player. */
  plays: boolean;
}

/** Compares players for sorting: earliest first week in the Elo history (those who have none last), then by nick. */
export function compareSeniority(a: PlayerProfile, b: PlayerProfile): number {
  const firstWeek = ({ weeks }: PlayerProfile): CalendarDate | null => weeks[0]?.week ?? null;
  return compareMoments(firstWeek(a), firstWeek(b)) || compareTexts(a.nick, b.nick);
}

/**
 * Reads all players with a page (`all`), in the order of `allNicks`. For the remarks of `/estado`: `changedSlugs`, the
 * players whose nick did not give them their address (`playerSlugs`), and `unknownWithoutPage`, the places in the list
 * `withoutPage`, from 1, of nicks that no source has.
 */
export const readPlayers = once(async () => {
  const { eloHistory, pastTeams } = await snapshot();
  const data: PlayerData = {
    ranking: await rankingMovements(),
    weeksOf: weeksByPlayer(eloHistory),
    season: await season(),
    seasons: await seasons(),
    earlier: await earlierSeasons(),
    podiums,
    team: await currentTeam(),
    pastTeams,
    nationalPodiums: await nationalPodiums(),
    worldPodiums: await worldPodiums(),
  };
  const everybody = allNicks(data);
  const { withoutPage = [] } = nickFile;
  const hidden = new Set(withoutPage.map(playerKey));
  const known = new Set(everybody.map(playerKey));
  const playing = new Set(seasonNicks(data.season).map(playerKey));
  const profiles = everybody
    .filter((nick) => !hidden.has(playerKey(nick)))
    .map(playerProfiles(data));
  // The oldest players choose first. Of players whom the Elo history never had, a new one may take the address of
  // another: `/estado` reports it, and `addresses` of nicks.yaml mends it.
  const nicks = profiles.toSorted(compareSeniority).map(({ nick }) => nick);
  const { slugs, changed } = playerSlugs(nicks, nickFile.addresses);
  const all: Player[] = [];
  for (const profile of profiles) {
    const key = playerKey(profile.nick);
    const slug = slugs.get(key);
    if (slug === undefined) throw new Error(`${profile.nick} has no address`);
    if (!isOmitted(playerPath(slug))) all.push({ slug, profile, plays: playing.has(key) });
  }
  const unknownWithoutPage: number[] = [];
  for (const [index, nick] of withoutPage.entries()) {
    if (!known.has(playerKey(nick))) unknownWithoutPage.push(index + 1);
  }
  return { all, changedSlugs: changed, unknownWithoutPage };
});

/** All players with a page: the ranking's by `maxElo`, highest first, then those of season, team, archive, podiums. */
export async function players(): Promise<Player[]> {
  return (await readPlayers()).all;
}

/** Players with a page whom the ranking does not have, by nick from A to Z. */
export async function playersWithoutElo(): Promise<Player[]> {
  const unranked = (await players()).filter(({ profile }) => profile.ranking === null);
  return unranked.toSorted((a, b) => compareNames(a.profile.nick, b.profile.nick));
}

/** Players by the slugs of their former nicks. A slug that is a player's address now is not in the map. */
export async function formerAddresses(): Promise<Map<string, Player>> {
  const all = await players();
  const taken = new Set(['', 'index', ...all.map(({ slug }) => slug)]);
  const former = new Map<string, Player>();
  for (const player of all) {
    for (const slug of formerNicks(player.profile.nick).map(nickSlug)) {
      if (!taken.has(slug)) former.set(slug, player);
    }
  }
  return former;
}

/** Returns a function for a player's path, without base, by nick, or name in the current team; null without a page. */
export const playerPaths = once(async (): Promise<(name: string) => string | null> => {
  const find = finderByPlayer(await players(), ({ profile }) => profile.nick);
  const team = await currentTeam();
  return (name) => {
    const player = find(name) ?? find(nickOrName(name, team));
    return player ? playerPath(player.slug) : null;
  };
});

/** The whole ranking, highest `maxElo` first. An unknown Elo is 0. `page`: href of the player's page, or null. */
export async function rankingWithPages(): Promise<RankingLine[]> {
  const pathOf = await playerPaths();
  return sortRanking((await snapshot()).ranking).map((player) => {
    const path = pathOf(player.nick);
    return { ...rankingLine(player), page: path && href(path) };
  });
}

/** A player's id on the platform where games are played, from the ranking. Null without a row there, or an id in it. */
export const platformId = ({ ranking }: PlayerProfile): string | null => ranking?.player.id || null;

/** Returns a function from a nick, also a former one, to the player's `platformId`; null without a page or an id. */
export async function platformIds(): Promise<(nick: string) => string | null> {
  const find = finderByPlayer(await players(), ({ profile }) => profile.nick);
  return (nick) => {
    const player = find(nick);
    return player ? platformId(player.profile) : null;
  };
}

/** Calendars, by player's slug, of those who play this season (also before they have events) or have an event. */
export async function playerCalendars(): Promise<Map<string, CalendarEntry>> {
  const events = await allEvents();
  const calendars = new Map<string, CalendarEntry>();
  for (const { slug, profile, plays } of await players()) {
    const calendar = playerCalendar(profile.nick, slug);
    if (plays || events.some(calendar.includes)) calendars.set(slug, calendar);
  }
  return calendars;
}
