/** Players: who they are, where their pages are, and all that is known of each. */
import { playerCalendar, type CalendarEntry } from '../formats/calendars.ts';
import { nicks as nickFile, podiums } from '../config/site.ts';
import { byPlayer, formerNicks, playerKey } from '../domain/player-key.ts';
import { nickSlug, playerSlugs } from '../domain/player-slug.ts';
import type { RankingLine } from '../domain/ranking.ts';
import { nickOrName } from '../domain/team.ts';
import { compareTexts } from '../domain/text.ts';
import { seasonNicks } from '../season/players.ts';
import {
  allNicks,
  playerProfiles,
  type PlayerData,
  type PlayerProfile,
} from '../season/player-profile.ts';
import { href, playerPath } from '../config/addresses.ts';
import { allEvents } from './events.ts';
import { once } from './once.ts';
import { ranking, rankingMovements, weeksOfPlayer } from './ranking.ts';
import { season } from './season.ts';
import { earlierSeasons, seasons } from './seasons.ts';
import { isOmitted, snapshot } from './snapshot.ts';
import { currentTeam } from './team.ts';
import { nationalPodiums, worldPodiums } from './tournament.ts';

/** A player with a page. */
export interface Player {
  slug: string;
  profile: PlayerProfile;
  /** True for who is in a table or fixture of the running season. */
  plays: boolean;
}

const keysOf = (nicks: readonly string[]): ReadonlySet<string> =>
  new Set(nicks.map((nick) => playerKey(nick)));

/** Nicks by the first week in the ranking, then by name: nobody takes the address of an earlier player. */
function bySeniority(profiles: readonly PlayerProfile[]): string[] {
  const since = ({ ranking, weeks, nick }: PlayerProfile): string =>
    `${(ranking && weeks[0]?.week) ?? '9999'} ${nick}`;
  return profiles.toSorted((a, b) => compareTexts(since(a), since(b))).map(({ nick }) => nick);
}

export const readPlayers = once(async () => {
  const data: PlayerData = {
    ranking: await rankingMovements(),
    weeksOf: await weeksOfPlayer(),
    season: await season(),
    seasons: await seasons(),
    earlier: await earlierSeasons(),
    podiums,
    team: await currentTeam(),
    pastTeams: (await snapshot()).pastTeams,
    nationalPodiums: await nationalPodiums(),
    worldPodiums: await worldPodiums(),
  };
  const everybody = allNicks(data);
  const { withoutPage = [] } = nickFile;
  const hidden = keysOf(withoutPage);
  const known = keysOf(everybody);
  const playing = keysOf(seasonNicks(data.season));
  const profiles = everybody
    .filter((nick) => !hidden.has(playerKey(nick)))
    .map(playerProfiles(data));
  const { slugs, changed } = playerSlugs(bySeniority(profiles), nickFile.addresses);
  // The ranking in its order, and then who is only in competitions.
  const all = profiles.map((profile): Player => ({
    slug: slugs.get(playerKey(profile.nick)) ?? '',
    profile,
    plays: playing.has(playerKey(profile.nick)),
  }));
  return {
    all: all.filter(({ slug }) => !isOmitted(playerPath(slug))),
    /** Players whose nicks did not give them an address of their own. */
    changedSlugs: changed,
    /**
     * Places in `withoutPage`, from 1, of nicks that are in no table. They are mistyped, or erased: pages do not repeat
     * them.
     */
    unknownWithoutPage: withoutPage.flatMap((nick, index) =>
      known.has(playerKey(nick)) ? [] : [index + 1],
    ),
  };
});

/** Every player with a page. */
export async function players(): Promise<Player[]> {
  return (await readPlayers()).all;
}

/** Players by the last part of an address that they had under a nick of before, and nobody has now. */
export async function formerAddresses(): Promise<Map<string, Player>> {
  const all = await players();
  const taken = new Set(['', 'index', ...all.map(({ slug }) => slug)]);
  return new Map(
    all.flatMap((player) =>
      formerNicks(player.profile.nick)
        .map((nick) => [nickSlug(nick), player] as const)
        .filter(([slug]) => !taken.has(slug)),
    ),
  );
}

/**
 * A look-up of players' paths by nick, or by the name that the current team gives for it; null for
 * who has no page, such as «Ganador 8vos-2».
 */
export const playerPaths = once(async (): Promise<(name: string) => string | null> => {
  const find = byPlayer(await players(), ({ profile }) => profile.nick);
  const team = await currentTeam();
  return (name) => {
    const player = find(name) ?? find(nickOrName(name, team));
    return player ? playerPath(player.slug) : null;
  };
});

/** The whole ranking, with the addresses of players' pages. */
export async function rankingWithPages(): Promise<RankingLine[]> {
  const pathOf = await playerPaths();
  return (await ranking()).map((line) => {
    const path = pathOf(line.nick);
    return { ...line, page: path && href(path) };
  });
}

/** A look-up of players' ids on the platform by nick: those that pages tell. */
export async function platformIds(): Promise<(nick: string) => string | null> {
  const find = byPlayer(await players(), ({ profile }) => profile.nick);
  return (nick) => find(nick)?.profile.ranking?.player.id || null;
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
