/** Profiles of players: all that the site knows about a player. */
import type { Podium } from '../config/podiums.ts';
import type { Movement, WeeklyRating } from './elo-history.ts';
import { finderByPlayer, playerKey } from '../sources/player-key.ts';
import type { NationalPodium, WorldPodium } from '../sources/documents/podiums.ts';
import { isNamed } from '../sources/sheets/ranking.ts';
import { isPlayer } from '../sources/sheets/side.ts';
import { nickOrName, type PastTeam, type TeamMember } from '../sources/documents/team.ts';
import type { StandingsRow } from '../sources/sheets/table.ts';
import { newestYearFirst } from '../lib/number.ts';
import {
  distinctNicks,
  playersIn,
  type ArchivedSeason,
  type Champion,
  type Division,
  type Group,
  type Season,
} from './model.ts';
import { podiumPlaces, podiumTitle } from './champions.ts';
import {
  headToHeads,
  latestResults,
  matchesByPlayer,
  pendingDuels,
  storyByPlayer,
  streakOf,
  type HeadToHead,
  type PlayerMatch,
  type PlayerStage,
  type Streak,
} from './player-matches.ts';

/** Lists the nicks of all players in a season's tables, then in its fixtures, as written there, with repetitions. */
export function seasonNicks({ divisions, matches }: Season): string[] {
  const rows = divisions.flatMap(({ groups }) => groups.flatMap(({ standings }) => standings.rows));
  return [...rows.map(({ player }) => player), ...playersIn(matches).map(({ nick }) => nick)];
}

/** A player's row in the table of a group. */
export interface GroupPlace {
  row: StandingsRow;
  division: Division;
  group: Group;
  /** Place in the table, from 1. */
  place: number;
}

/** Lists the places of all players in a group. */
const placesIn = (division: Division, group: Group): GroupPlace[] =>
  group.standings.rows.map((row, index) => ({ row, division, group, place: index + 1 }));

/** Returns a function that finds a player's places in the groups of a season, at most one for each competition. */
function placesInGroups({ competitions }: Season): (nick: string) => GroupPlace[] {
  const finders = competitions.map(({ divisions }) => {
    const places = divisions.flatMap((division) =>
      division.groups.flatMap((group) => placesIn(division, group)),
    );
    return finderByPlayer(places, ({ row }) => row.player);
  });
  return (nick) => finders.map((find) => find(nick)).filter((place) => place !== undefined);
}

/** A finished season of a player. */
export interface PlayerSeason extends Pick<ArchivedSeason, 'id' | 'name'> {
  places: GroupPlace[];
  titles: Champion[];
}

/**
 * Returns a function that finds by nick, former ones too, the seasons in which a player has a place in a table or a
 * title, in the given order. Each has the season's id and name, and these `places` and `titles` of the player.
 */
export function seasonsByPlayer(
  seasons: readonly ArchivedSeason[],
): (nick: string) => PlayerSeason[] {
  const all = seasons.map((season) => ({ season, placesOf: placesInGroups(season) }));
  return (nick) => {
    const seasonsOfPlayer = all.map(({ season: { id, name, champions }, placesOf }) => {
      const titles = champions.filter(
        ({ player }) => player !== null && playerKey(player) === playerKey(nick),
      );
      return { id, name, places: placesOf(nick), titles };
    });
    return seasonsOfPlayer.filter(({ places, titles }) => places.length > 0 || titles.length > 0);
  };
}

/** The data from which profiles are made. */
export interface PlayerData {
  /** The ranking by highest Elo, with movements. */
  ranking: readonly Movement[];
  /** Finds a player's weeks in the Elo history (`weeksByPlayer`). */
  weeksOf: (player: { id: string; nick: string }) => WeeklyRating[];
  season: Season;
  /** Finished seasons, newest first. */
  seasons: readonly ArchivedSeason[];
  /** Finished seasons except one whose sheets are still the running ones. */
  earlier: readonly ArchivedSeason[];
  /** Seasons from before the site, newest first. */
  podiums: readonly Podium[];
  team: readonly TeamMember[];
  pastTeams: readonly PastTeam[];
  nationalPodiums: readonly NationalPodium[];
  worldPodiums: readonly WorldPodium[];
}

/** A place on a podium of the national tournament or the world championship. */
interface PodiumPlace {
  event: 'national' | 'world';
  year: number;
  place: number;
}

/** Everything that the site knows about a player. Lists are empty where a source does not have the nick. */
export interface PlayerProfile {
  nick: string;
  /** Null if the ranking does not list the player. */
  ranking: Movement | null;
  /** The player's weeks in the Elo history, oldest first. */
  weeks: WeeklyRating[];
  /** Places in groups of the running season. */
  places: GroupPlace[];
  /** Duels to play, the next one first. */
  pending: PlayerMatch[];
  /** Rows of the running season by stage (`storyByPlayer`). */
  story: PlayerStage[];
  /** The same of the three newest finished seasons that the player was in. */
  pastStories: (Pick<ArchivedSeason, 'id' | 'name'> & { stages: PlayerStage[] })[];
  /** Equal outcomes at the end of the running season's results. */
  streak: Streak | null;
  /** Records against opponents, over the running season and finished ones. */
  headToHeads: HeadToHead[];
  /** Finished seasons, newest first. */
  seasons: PlayerSeason[];
  /** The player's document in the current national team. Null if there is none. */
  member: TeamMember | null;
  pastTeams: PastTeam[];
  podiums: PodiumPlace[];
  /** Places on podiums of seasons from before the site, newest first. */
  earlyPlaces: { title: string; year: number; place: number }[];
}

/** Lists every player once, by the first nick in ranking, season, team, finished seasons and podiums, in this order. */
export function allNicks(
  data: Pick<PlayerData, 'ranking' | 'season' | 'seasons' | 'podiums' | 'team'>,
): string[] {
  const { ranking, season, seasons, podiums, team } = data;
  const nicks = [
    ...ranking.filter(({ player }) => isNamed(player)).map(({ player }) => player.nick),
    ...seasonNicks(season),
    ...team.map(({ nick }) => nick),
    ...seasons.flatMap(seasonNicks),
    ...podiums.flatMap((podium) => podiumPlaces(podium).map(({ nick }) => nick)),
  ];
  return distinctNicks(nicks.filter(isPlayer));
}

/** Number of finished seasons that a player's page shows duel by duel. */
const maxPastSeasons = 3;

/** Places of a player on podiums. @param isThisPlayer True for the names of the player. */
function podiumsOf(
  isThisPlayer: (name: string) => boolean,
  { nationalPodiums, worldPodiums }: PlayerData,
): PodiumPlace[] {
  const places: PodiumPlace[] = [];
  for (const { year, podium } of nationalPodiums) {
    const index = podium.findIndex(isThisPlayer);
    if (index >= 0) places.push({ event: 'national', year, place: index + 1 });
  }
  for (const { year, podium } of worldPodiums) {
    for (const { name, position } of podium) {
      if (isThisPlayer(name)) places.push({ event: 'world', year, place: position });
    }
  }
  return places;
}

/**
 * Returns a function that collects by nick, former ones too, all that the site knows about a player, such as ranking,
 * duels and titles. An unknown nick gives empty lists and nulls. Past teams, and podiums of the national tournament and
 * the world championship, name people, who are matched by `nickOrName`.
 */
export function playerProfiles(data: PlayerData): (nick: string) => PlayerProfile {
  const { season, seasons, earlier, team } = data;
  const duelsOf = matchesByPlayer(season.matches);
  const earlierDuelsOf = matchesByPlayer(earlier.flatMap(({ matches }) => matches));
  const storyOf = storyByPlayer(season.stages);
  const placesOf = placesInGroups(season);
  const seasonsOf = seasonsByPlayer(seasons);
  const past = earlier.map((ended) => ({ ended, storyIn: storyByPlayer(ended.stages) }));
  const rankingOf = finderByPlayer(data.ranking, ({ player }) => player.nick);
  const memberOf = finderByPlayer(team, ({ nick }) => nick);
  return (nick) => {
    const key = playerKey(nick);
    const ranking = rankingOf(nick) ?? null;
    const isThisPlayer = (name: string): boolean => playerKey(nickOrName(name, team)) === key;
    const duels = duelsOf(nick);
    return {
      nick,
      ranking,
      weeks: data.weeksOf({ id: ranking?.player.id ?? '', nick }),
      places: placesOf(nick),
      pending: pendingDuels(duels),
      story: storyOf(nick),
      pastStories: past
        .map(({ ended: { id, name }, storyIn }) => ({ id, name, stages: storyIn(nick) }))
        .filter(({ stages }) => stages.length > 0)
        .slice(0, maxPastSeasons),
      streak: streakOf(latestResults(duels)),
      headToHeads: headToHeads(nick, [...duels, ...earlierDuelsOf(nick)]),
      seasons: seasonsOf(nick),
      earlyPlaces: data.podiums.flatMap((podium) =>
        podiumPlaces(podium)
          .filter((podiumPlace) => playerKey(podiumPlace.nick) === key)
          .map(({ place }) => ({ title: podiumTitle(podium), year: podium.year, place })),
      ),
      member: memberOf(nick) ?? null,
      pastTeams: newestYearFirst(
        data.pastTeams.filter((pastTeam) => pastTeam.team.some(isThisPlayer)),
      ),
      podiums: newestYearFirst(podiumsOf(isThisPlayer, data)),
    };
  };
}
