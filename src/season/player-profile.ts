/** Puts together everything that the site knows of a player. */
import type { Podium } from '../config/podiums.ts';
import type { WeeklyRating } from '../domain/elo-history.ts';
import type { Movement } from '../domain/movement.ts';
import { byPlayer, playerKey } from '../domain/player-key.ts';
import type { NationalPodium, WorldPodium } from '../domain/podiums.ts';
import { isNamed } from '../domain/ranking.ts';
import { isPlayer } from '../domain/side.ts';
import { nickOrName, type PastTeam, type TeamMember } from '../domain/team.ts';
import { newestYearFirst } from '../domain/time.ts';
import {
  placesInGroups,
  seasonNicks,
  seasonsByPlayer,
  type GroupPlace,
  type PlayerSeason,
} from './players.ts';
import type { ArchivedSeason, Season } from './model.ts';
import { podiumPlaces, podiumTitle } from './podiums.ts';
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

/** What profiles are made from. */
export interface PlayerData {
  /** The ranking by best Elo, with its movement. */
  ranking: readonly Movement[];
  /** A player's weekly ratings, oldest first. */
  weeksOf: (player: { id: string; nick: string }) => WeeklyRating[];
  /** The running one. */
  season: Season;
  /** Finished ones, newest first. */
  seasons: readonly ArchivedSeason[];
  /** Finished seasons before the running one. */
  earlier: readonly ArchivedSeason[];
  /** Seasons from before the site, newest first. */
  podiums: readonly Podium[];
  team: readonly TeamMember[];
  pastTeams: readonly PastTeam[];
  nationalPodiums: readonly NationalPodium[];
  worldPodiums: readonly WorldPodium[];
}

/** A place on a podium. */
export interface PodiumPlace {
  event: 'national' | 'world';
  year: number;
  /** From 1. */
  place: number;
}

/** Everything the site knows about a player. Fields are empty where a source does not know the nick. */
export interface PlayerProfile {
  nick: string;
  /** Null when the ranking does not list the player. */
  ranking: Movement | null;
  /** Weekly ratings, oldest first. */
  weeks: WeeklyRating[];
  /** Places in the groups of the running season. */
  places: GroupPlace[];
  /** Duels to play, the next one first. */
  pending: PlayerMatch[];
  /** All duels of the running season, stage by stage. */
  story: PlayerStage[];
  /** Duels of the newest finished seasons before the running one. */
  pastStories: (Pick<ArchivedSeason, 'id' | 'name'> & { stages: PlayerStage[] })[];
  /** How the last results are alike. */
  streak: Streak | null;
  /** Records of the running season and the finished ones. */
  headToHeads: HeadToHead[];
  /** Finished seasons, newest first. */
  seasons: PlayerSeason[];
  /** The row of the current national team; null for who is not in it. */
  member: TeamMember | null;
  /** National teams of before, newest first. */
  pastTeams: PastTeam[];
  /** Newest first. */
  podiums: PodiumPlace[];
  /** Places on the podiums of seasons from before the site, newest first. */
  earlyPlaces: { title: string; year: number; place: number }[];
}

/**
 * Every player of ranking, competitions, team, finished seasons and their podiums, once, as the first of
 * them writes the nick.
 */
export function allNicks({
  ranking,
  season,
  seasons,
  podiums,
  team,
}: Pick<PlayerData, 'ranking' | 'season' | 'seasons' | 'podiums' | 'team'>): string[] {
  const nicks = [
    ...ranking.filter(({ player }) => isNamed(player)).map(({ player }) => player.nick),
    ...seasonNicks(season),
    ...team.map(({ nick }) => nick),
    ...seasons.flatMap(seasonNicks),
    ...podiums.flatMap((podium) => podiumPlaces(podium).map(({ nick }) => nick)),
  ];
  const byKey = Map.groupBy(nicks.filter(isPlayer), playerKey);
  return [...byKey.values()].flatMap(([first]) => first ?? []);
}

/** Finished seasons that a player's page has room for. */
const toldSeasons = 3;

/**
 * A look-up of players' profiles. Teams and podiums of before name people: theirs are who goes by the nick
 * (`nickOrName`).
 */
export function playerProfiles(data: PlayerData): (nick: string) => PlayerProfile {
  const { season, seasons, earlier, team } = data;
  const matchesOf = matchesByPlayer(season.matches);
  const earlierOf = matchesByPlayer(earlier.flatMap(({ matches }) => matches));
  const storyOf = storyByPlayer(season.stages);
  const placesOf = placesInGroups(season);
  const seasonsOf = seasonsByPlayer(seasons);
  const past = earlier.map(({ id, name, stages }) => ({ id, name, of: storyByPlayer(stages) }));
  const rankingOf = byPlayer(data.ranking, ({ player }) => player.nick);
  const memberOf = byPlayer(team, ({ nick }) => nick);
  /** Places on podiums, from 1. */
  const podiumsOf = (isOne: (name: string) => boolean): PodiumPlace[] => [
    ...data.nationalPodiums.flatMap(({ year, podium }) => {
      const index = podium.findIndex(isOne);
      return index < 0 ? [] : [{ event: 'national' as const, year, place: index + 1 }];
    }),
    ...data.worldPodiums.flatMap(({ year, podium }) =>
      podium
        .filter(({ name }) => isOne(name))
        .map(({ position }): PodiumPlace => ({ event: 'world', year, place: position })),
    ),
  ];
  return (nick) => {
    const key = playerKey(nick);
    const ranking = rankingOf(nick) ?? null;
    const isOne = (name: string): boolean => playerKey(nickOrName(name, team)) === key;
    const matches = matchesOf(nick);
    return {
      nick,
      ranking,
      weeks: data.weeksOf({ id: ranking?.player.id ?? '', nick }),
      places: placesOf(nick),
      pending: pendingDuels(matches),
      story: storyOf(nick),
      pastStories: past
        .map(({ id, name, of }) => ({ id, name, stages: of(nick) }))
        .filter(({ stages }) => stages.length > 0)
        .slice(0, toldSeasons),
      streak: streakOf(latestResults(matches)),
      headToHeads: headToHeads(nick, [...matches, ...earlierOf(nick)]),
      seasons: seasonsOf(nick),
      earlyPlaces: data.podiums.flatMap((podium) =>
        podiumPlaces(podium)
          .filter((one) => playerKey(one.nick) === key)
          .map(({ place }) => ({ title: podiumTitle(podium), year: podium.year, place })),
      ),
      member: memberOf(nick) ?? null,
      pastTeams: newestYearFirst(data.pastTeams.filter((one) => one.team.some(isOne))),
      podiums: newestYearFirst(podiumsOf(isOne)),
    };
  };
}
