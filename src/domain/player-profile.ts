/** All that the site knows of a player, put together from its sources. */
import type { WeeklyRating } from './elo-history.ts';
import { isUnknownPlayer } from './fixture.ts';
import type { Movement } from './movement.ts';
import {
  headToHeads,
  latestResults,
  pendingDuels,
  streakOf,
  type HeadToHead,
  type PlayerDuel,
  type Stage,
  type Streak,
} from './player-duels.ts';
import { playerKey } from './player-key.ts';
import type { Chapter, PastStory } from './player-season.ts';
import type { NationalPodium, WorldPodium } from './podiums.ts';
import { isNamed } from './ranking.ts';
import { seasonNicks, type PlayerSeason, type Season } from './season.ts';
import type { StandingsRow } from './standings.ts';
import { nickOrName, type PastTeam, type TeamMember } from './team.ts';
import { newestYearFirst } from './time.ts';

/** A league group: where its players stand. */
export interface LeagueGroup {
  division: string;
  /** Empty where the division has one group. */
  group: string;
  /** In the official order. */
  rows: readonly StandingsRow[];
}

/** What profiles are made from. */
export interface PlayerData {
  /** The ranking by best Elo, with its movement. */
  ranking: readonly Movement[];
  /** A player's weekly ratings, oldest first. */
  weeksOf: (player: { id: string; nick: string }) => WeeklyRating[];
  groups: readonly LeagueGroup[];
  /** All that is played: groups, finals, promotions and cup. */
  stages: readonly Stage[];
  /** A player's duels of all stages. */
  duelsOf: (nick: string) => PlayerDuel[];
  /** The running season, as a player's story. */
  storyOf: (nick: string) => Chapter[];
  /** The newest finished ones before it. */
  pastStoriesOf: (nick: string) => PastStory[];
  /** A player's duels of finished seasons. */
  pastDuelsOf: (nick: string) => PlayerDuel[];
  /** Finished ones, newest first. */
  seasons: readonly Season[];
  /** What finished seasons were for a player, newest first. */
  seasonsOf: (nick: string) => PlayerSeason[];
  team: readonly TeamMember[];
  pastTeams: readonly PastTeam[];
  nationalPodiums: readonly NationalPodium[];
  worldPodiums: readonly WorldPodium[];
}

/** A place on a podium, from 1. */
export interface PodiumPlace {
  event: 'national' | 'world';
  year: number;
  place: number;
}

export interface PlayerProfile {
  nick: string;
  /** Null when the ranking does not list the player. */
  ranking: Movement | null;
  /** Weekly ratings, oldest first. */
  weeks: WeeklyRating[];
  /** Null for who plays no group. */
  league: { division: string; group: string; place: number; players: number } | null;
  /** Duels to play, the next one first. */
  pending: PlayerDuel[];
  /** All duels of the running season, stage by stage. */
  story: Chapter[];
  /** Those of the newest finished seasons before it. */
  pastStories: PastStory[];
  /** How the last results are alike. */
  streak: Streak | null;
  /** Of the running season and of the finished ones. */
  headToHeads: HeadToHead[];
  /** Finished seasons, newest first. */
  seasons: PlayerSeason[];
  /** In the current national team; null for who is not. */
  member: TeamMember | null;
  /** National teams of before, newest first. */
  pastTeams: PastTeam[];
  /** Newest first. */
  podiums: PodiumPlace[];
}

/**
 * Every player of ranking, league, cup, team and finished seasons, once, as the first of them writes
 * the nick.
 */
export function allNicks({ ranking, groups, stages, team, seasons }: PlayerData): string[] {
  const rounds = stages.flatMap((stage) => stage.rounds);
  const nicks = [
    ...ranking.filter(({ player }) => isNamed(player)).map(({ player }) => player.nick),
    ...groups.flatMap(({ rows }) => rows.map(({ player }) => player)),
    ...rounds.flatMap(({ duels }) => duels.flatMap(({ home, away }) => [home, away])),
    ...team.map(({ nick }) => nick),
    ...seasons.flatMap(seasonNicks),
  ];
  const byKey = new Map<string, string>();
  for (const nick of nicks) {
    if (!isUnknownPlayer(nick) && !byKey.has(playerKey(nick))) byKey.set(playerKey(nick), nick);
  }
  return [...byKey.values()];
}

function leaguePlace(key: string, groups: readonly LeagueGroup[]): PlayerProfile['league'] {
  for (const { division, group, rows } of groups) {
    const index = rows.findIndex(({ player }) => playerKey(player) === key);
    if (index >= 0) return { division, group, place: index + 1, players: rows.length };
  }
  return null;
}

/**
 * A player's profile; empty where a source does not know the nick. Teams and podiums of before name
 * people: theirs are who goes by the nick (`nickOrName`).
 */
export function playerProfile(nick: string, data: PlayerData): PlayerProfile {
  const key = playerKey(nick);
  const ranking = data.ranking.find(({ player }) => playerKey(player.nick) === key) ?? null;
  const member = data.team.find((one) => playerKey(one.nick) === key) ?? null;
  const isPlayer = (name: string): boolean => playerKey(nickOrName(name, data.team)) === key;
  const duels = data.duelsOf(nick);
  const podiums = [
    ...data.nationalPodiums.flatMap(({ year, podium }): PodiumPlace[] => {
      const index = podium.findIndex(isPlayer);
      return index < 0 ? [] : [{ event: 'national', year, place: index + 1 }];
    }),
    ...data.worldPodiums.flatMap(({ year, podium }): PodiumPlace[] =>
      podium
        .filter(({ name }) => isPlayer(name))
        .map(({ position }) => ({ event: 'world', year, place: position })),
    ),
  ];
  return {
    nick,
    ranking,
    weeks: data.weeksOf({ id: ranking?.player.id ?? '', nick }),
    league: leaguePlace(key, data.groups),
    pending: pendingDuels(duels),
    story: data.storyOf(nick),
    pastStories: data.pastStoriesOf(nick),
    streak: streakOf(latestResults(duels)),
    headToHeads: headToHeads(nick, [...duels, ...data.pastDuelsOf(nick)]),
    seasons: data.seasonsOf(nick),
    member,
    pastTeams: newestYearFirst(data.pastTeams.filter(({ team }) => team.some(isPlayer))),
    podiums: newestYearFirst(podiums),
  };
}
