/** Players: who they are, where their pages are, and all that is known of each. */
import { playerCalendar, type CalendarEntry } from '../calendars/catalogue.ts';
import { nicks as nickFile } from '../config/site.ts';
import { playerKey } from '../domain/player-key.ts';
import { playerSlugs, type ChangedSlug } from '../domain/player-slug.ts';
import { nickOrName } from '../domain/team.ts';
import {
  allNicks,
  playerProfiles,
  type PlayerData,
  type PlayerProfile,
} from '../season/player-profile.ts';
import { playerPath } from '../config/addresses.ts';
import { allEvents } from './events.ts';
import { once } from './once.ts';
import { rankingMovements, weeksOfPlayer } from './ranking.ts';
import { season } from './season.ts';
import { earlierSeasons, seasons } from './seasons.ts';
import { snapshot } from './snapshot.ts';
import { currentTeam } from './team.ts';
import { nationalPodiums, worldPodiums } from './tournament.ts';

async function readPlayerData(): Promise<PlayerData> {
  return {
    ranking: await rankingMovements(),
    weeksOf: await weeksOfPlayer(),
    season: await season(),
    seasons: await seasons(),
    earlier: await earlierSeasons(),
    team: await currentTeam(),
    pastTeams: (await snapshot()).pastTeams,
    nationalPodiums: await nationalPodiums(),
    worldPodiums: await worldPodiums(),
  };
}

/** A player with a page. */
export interface Player {
  slug: string;
  profile: PlayerProfile;
  /** In a table or fixture of the running season. */
  plays: boolean;
}

interface Players {
  all: Player[];
  changedSlugs: ChangedSlug[];
  /** Who asked for no page, and is nowhere. */
  unknownWithoutPage: string[];
}

const keysOf = (nicks: readonly string[]): ReadonlySet<string> =>
  new Set(nicks.map((nick) => playerKey(nick)));

/** By the first week in the ranking, then by nick: nobody takes the address of an earlier player. */
function bySeniority(nicks: readonly string[], { ranking, weeksOf }: PlayerData): string[] {
  const since = new Map(
    ranking.map(({ player }) => [playerKey(player.nick), weeksOf(player)[0]?.week]),
  );
  const unranked = '9999';
  const seniority = (nick: string): string => `${since.get(playerKey(nick)) ?? unranked} ${nick}`;
  return nicks.toSorted((a, b) => (seniority(a) < seniority(b) ? -1 : 1));
}

const readPlayers = once(async (): Promise<Players> => {
  const data = await readPlayerData();
  const everybody = allNicks(data);
  const { withoutPage = [] } = nickFile;
  const hidden = keysOf(withoutPage);
  const nicks = everybody.filter((nick) => !hidden.has(playerKey(nick)));
  const known = keysOf(everybody);
  const { slugs, changed } = playerSlugs(bySeniority(nicks, data), nickFile.addresses);
  const playing = keysOf(allNicks({ ...data, ranking: [], team: [], seasons: [] }));
  const profileOf = playerProfiles(data);
  const all = nicks.map((nick) => ({
    slug: slugs.get(playerKey(nick)) ?? '',
    profile: profileOf(nick),
    plays: playing.has(playerKey(nick)),
  }));
  return {
    all,
    changedSlugs: changed,
    unknownWithoutPage: withoutPage.filter((nick) => !known.has(playerKey(nick))),
  };
});

/** Every player with a page: the ranking in its order, and then who is only in competitions. */
export async function players(): Promise<Player[]> {
  return (await readPlayers()).all;
}

/** Players whose nicks did not give them an address of their own. */
export async function changedSlugs(): Promise<ChangedSlug[]> {
  return (await readPlayers()).changedSlugs;
}

/** Who asked for no page, and is nowhere: a nick that was mistyped leaves its player a page. */
export async function unknownWithoutPage(): Promise<string[]> {
  return (await readPlayers()).unknownWithoutPage;
}

/**
 * A look-up of players' paths by nick, or by the name that the current team gives for it; null for
 * who has no page, such as «Ganador 8vos-2».
 */
export const playerPaths = once(async (): Promise<(name: string) => string | null> => {
  const all = await players();
  const byKey = new Map(all.map(({ slug, profile }) => [playerKey(profile.nick), slug]));
  const team = await currentTeam();
  return (name) => {
    const slug = byKey.get(playerKey(name)) ?? byKey.get(playerKey(nickOrName(name, team)));
    return slug === undefined ? null : playerPath(slug);
  };
});

/** A look-up of players' ids on the platform by nick: those that pages tell. */
export async function platformIds(): Promise<(nick: string) => string | null> {
  const ids = new Map(
    (await players()).map(({ profile }) => [
      playerKey(profile.nick),
      profile.ranking?.player.id || null,
    ]),
  );
  return (nick) => ids.get(playerKey(nick)) ?? null;
}

/**
 * A calendar for each player of the season, by slug: also without an event, so that who subscribed
 * finds it when the sheet of daily duels has none of theirs.
 */
export async function playerCalendars(): Promise<Map<string, CalendarEntry>> {
  const events = await allEvents();
  return new Map(
    (await players()).flatMap(({ slug, profile, plays }) => {
      const calendar = playerCalendar(profile.nick, slug);
      return plays || events.some(calendar.includes) ? [[slug, calendar] as const] : [];
    }),
  );
}
