/** The national team, current and past (docs/product.md, «Team»). */
import { z } from '../config/schemas/validation.ts';
import { site } from '../config/site.ts';
import {
  listOf,
  optionalText,
  collectionParser,
  picture,
  requiredText,
  wholeNumber,
  year,
} from './documents.ts';
import { sameName } from './text.ts';
import { cleanLine } from '../text/clean.ts';

const memberDocument = z.object({
  id: z.string(),
  position: wholeNumber,
  name: requiredText,
  nick: requiredText,
  image: picture,
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
  competition: z.enum(site.team?.competitions ?? []),
  year,
  position: z
    .union([z.number(), z.string()], { error: 'va un número (number) o un texto (string)' })
    .transform((position) => cleanLine(String(position))),
  link: optionalText,
  team: listOf(requiredText),
});

/** A team that played a competition. */
export type PastTeam = Omit<z.output<typeof pastTeamDocument>, 'link'> & { link: string | null };

/** Reads `current-national-team`. */
export const parseCurrentTeam = collectionParser(memberDocument, (member) => member);

/** Reads `national-teams`. */
export const parsePastTeams = collectionParser(pastTeamDocument, (team, log): PastTeam => ({
  ...team,
  link: team.link === '' ? null : log.link(team.id, 'link', team.link),
}));

/** Members in the team's own order. */
export function byPosition<T extends { position: number }>(members: readonly T[]): T[] {
  return members.toSorted((a, b) => a.position - b.position);
}
