/** The national team, current and past. */
import { site } from '../config/site.ts';
import type { RankedPlayer } from '../sources/sheets/ranking.ts';
import { sortByPosition, type PastTeam, type TeamMember } from '../sources/documents/team.ts';
import { newestYearFirst } from '../lib/time.ts';
import { playerKey } from '../sources/player-key.ts';
import { rankedPlayers } from './ranking.ts';
import { snapshot } from './snapshot.ts';

export interface RatedMember extends TeamMember {
  /** The member's row in the ranking. Null if the ranking does not have the nick. */
  rating: RankedPlayer | null;
}

/** Members of the current team, by position. */
export async function currentTeam(): Promise<RatedMember[]> {
  const ratingOf = await rankedPlayers();
  const members = (await snapshot()).currentTeam;
  return sortByPosition(
    members.map((member) => ({ ...member, rating: ratingOf(member.nick) ?? null })),
  );
}

/** Results of all past teams, newest first, with the number of their players and the year of the first team. */
export async function teamRecord() {
  const results = newestYearFirst((await snapshot()).pastTeams);
  const players = new Set(results.flatMap(({ team }) => team.map(playerKey)));
  return { results, players: players.size, firstYear: results.at(-1)?.year ?? null };
}

/** Past teams of each competition, newest first. Competitions are in the configuration's order. */
export async function pastTeams(): Promise<{ competition: string; teams: PastTeam[] }[]> {
  const all = newestYearFirst((await snapshot()).pastTeams);
  return (site.team?.competitions ?? []).map((competition) => ({
    competition,
    teams: all.filter((team) => team.competition === competition),
  }));
}
