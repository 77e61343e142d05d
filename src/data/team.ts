/** The national team, current and past. */
import { getCollection } from 'astro:content';
import { site } from '../config/site.ts';
import type { PlayerRating } from '../domain/players.ts';
import { byPosition, type Competition, type PastTeam, type TeamMember } from '../domain/team.ts';
import { newestYearFirst } from '../domain/time.ts';
import { ratings } from './ranking.ts';

export interface RatedMember extends TeamMember {
  /** Null when the ranking does not list the player. */
  rating: PlayerRating | null;
}

/** The current team by position, each with what the ranking says. */
export async function currentTeam(): Promise<RatedMember[]> {
  const [members, ratingOf] = await Promise.all([getCollection('currentTeam'), ratings()]);
  return byPosition(members.map(({ data }) => ({ ...data, rating: ratingOf(data.nick) })));
}

/** Past teams of each competition, newest first, in the configuration's order. */
export async function pastTeams(): Promise<{ competition: Competition; teams: PastTeam[] }[]> {
  const all = newestYearFirst((await getCollection('pastTeams')).map(({ data }) => data));
  return site.team.competitions.map((competition) => ({
    competition,
    teams: all.filter((team) => team.competition === competition),
  }));
}
