/** The national team, current and past. */
import { site } from '../config/site.ts';
import { byPosition, type PastTeam } from '../domain/team.ts';
import { newestYearFirst } from '../domain/time.ts';
import { rankedPlayers } from './ranking.ts';
import { snapshot } from './snapshot.ts';

export type RatedMember = Awaited<ReturnType<typeof currentTeam>>[number];

/** The current team by position, each with what the ranking says; null when it does not list the player. */
export async function currentTeam() {
  const ratingOf = await rankedPlayers();
  const members = (await snapshot()).currentTeam;
  return byPosition(
    members.map((member) => ({ ...member, rating: ratingOf(member.nick) ?? null })),
  );
}

/** Past teams of each competition, newest first, in the configuration's order. */
export async function pastTeams(): Promise<{ competition: string; teams: PastTeam[] }[]> {
  const all = newestYearFirst((await snapshot()).pastTeams);
  return site.team.competitions.map((competition) => ({
    competition,
    teams: all.filter((team) => team.competition === competition),
  }));
}
