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
import { placesInGroups, seasonNicks, seasonsByPlayer } from './players.ts';
import type { ArchivedSeason, Season } from './model.ts';
import { podiumPlaces, podiumTitle } from './podiums.ts';
import {
  headToHeads,
  latestResults,
  matchesByPlayer,
  pendingDuels,
  storyByPlayer,
  streakOf,
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

export type PlayerProfile = ReturnType<ReturnType<typeof playerProfiles>>;

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
 * A look-up of players' profiles; empty where a source does not know the nick. Teams and podiums of
 * before name people: theirs are who goes by the nick (`nickOrName`).
 */
export function playerProfiles(data: PlayerData) {
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
  const podiumsOf = (isOne: (name: string) => boolean) => [
    ...data.nationalPodiums.flatMap(({ year, podium }) => {
      const index = podium.findIndex(isOne);
      return index < 0 ? [] : [{ event: 'national', year, place: index + 1 } as const];
    }),
    ...data.worldPodiums.flatMap(({ year, podium }) =>
      podium
        .filter(({ name }) => isOne(name))
        .map(({ position }) => ({ event: 'world', year, place: position }) as const),
    ),
  ];
  return (nick: string) => {
    const key = playerKey(nick);
    const ranking = rankingOf(nick) ?? null;
    const isOne = (name: string): boolean => playerKey(nickOrName(name, team)) === key;
    const matches = matchesOf(nick);
    return {
      nick,
      /** Null when the ranking does not list the player. */
      ranking,
      /** Weekly ratings, oldest first. */
      weeks: data.weeksOf({ id: ranking?.player.id ?? '', nick }),
      /** Places in the groups of the running season. */
      places: placesOf(nick),
      /** Duels to play, the next one first. */
      pending: pendingDuels(matches),
      /** All duels of the running season, stage by stage. */
      story: storyOf(nick),
      /** Duels of the newest finished seasons before it. */
      pastStories: past
        .map(({ id, name, of }) => ({ id, name, stages: of(nick) }))
        .filter(({ stages }) => stages.length > 0)
        .slice(0, toldSeasons),
      /** How the last results are alike. */
      streak: streakOf(latestResults(matches)),
      /** Records against each rival, in the running season and the finished ones. */
      headToHeads: headToHeads(nick, [...matches, ...earlierOf(nick)]),
      /** Finished seasons, newest first. */
      seasons: seasonsOf(nick),
      /** Places on the podiums of seasons from before the site, newest first. */
      earlyPlaces: data.podiums.flatMap((podium) =>
        podiumPlaces(podium)
          .filter((one) => playerKey(one.nick) === key)
          .map(({ place }) => ({ title: podiumTitle(podium), year: podium.year, place })),
      ),
      /** The player's entry in the current national team; null without one. */
      member: memberOf(nick) ?? null,
      /** National teams of before, newest first. */
      pastTeams: newestYearFirst(data.pastTeams.filter((one) => one.team.some(isOne))),
      /** Newest first. */
      podiums: newestYearFirst(podiumsOf(isOne)),
    };
  };
}
