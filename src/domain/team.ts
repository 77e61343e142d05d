/** The national team, current and past (SPEC.md §2 «National team», §3). */
import { z } from '../config/schemas/validation.ts';
import { site } from '../config/site.ts';
import { optionalText, parseDocuments, picture, requiredText, wholeNumber } from './documents.ts';
import { ordinalBefore } from './number.ts';
import { ProblemLog, type Parsed } from './problem.ts';
import { sameName } from './text.ts';
import { droppedLink, httpUrl } from './url.ts';

const memberDocument = z.object({
  id: z.string(),
  /** Place in the team's list, ascending. */
  position: wholeNumber,
  name: requiredText,
  nick: requiredText,
  /** Portrait. */
  image: picture,
  /** Province. */
  place: optionalText,
});

/** A member of the current team. */
export type TeamMember = z.output<typeof memberDocument>;

/** As much of a team as tells whose nick a name is. */
export type NamedTeam = readonly Pick<TeamMember, 'name' | 'nick'>[];

/**
 * What a person of a podium or of a team goes by: by the nick, who is in the current team under that
 * name, and everybody else as they are written there, which may be a nick. A name is one person's:
 * that of the first member who has it.
 */
export const nickOrName = (name: string, team: NamedTeam): string =>
  team.find((member) => sameName(member.name, name))?.nick ?? name;

const pastTeamDocument = z.object({
  id: z.string(),
  competition: z.enum(site.team.competitions),
  year: wholeNumber,
  /** Final position, as the organisers write it: `5` or `Semifinalista`. */
  position: z.union([z.number(), z.string()]).transform(String),
  /** Where the result can be read. */
  link: optionalText,
  /** Members in order. */
  team: z.array(requiredText),
});

/** A team that played a competition. */
export type PastTeam = Omit<z.output<typeof pastTeamDocument>, 'link'> & { link: string | null };

/** Reads `current-national-team`. */
export function parseCurrentTeam(source: string, documents: unknown): Parsed<TeamMember[]> {
  return { value: parseDocuments(source, memberDocument, documents), problems: [] };
}

/** Reads `national-teams`. */
export function parsePastTeams(source: string, documents: unknown): Parsed<PastTeam[]> {
  const log = new ProblemLog(source);
  const teams = parseDocuments(source, pastTeamDocument, documents).map((team) => {
    const link = httpUrl(team.link);
    if (team.link !== '' && link === null) {
      log.field(team.id, 'link', team.link, droppedLink);
    }
    return { ...team, link };
  });
  return { value: teams, problems: log.problems };
}

/** Members in the team's own order. */
export function byPosition<T extends { position: number }>(members: readonly T[]): T[] {
  return members.toSorted((a, b) => a.position - b.position);
}

/** The final position as a sentence shows it: `5.º puesto`, `1.er puesto`, or the organisers' words. */
export function formatPosition(position: string): string {
  return /^\d+$/.test(position) ? `${ordinalBefore(Number(position))} puesto` : position;
}
