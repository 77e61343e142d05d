/** Parses the national team, current and past (docs/product.md, «Team»). */
import { z } from '../../lib/validation.ts';
import { site } from '../../config/site.ts';
import {
  collectionParser,
  names,
  optionalText,
  picture,
  requiredText,
  wholeNumber,
  wordOf,
  year,
} from './documents.ts';
import { sameName } from '../../lib/text.ts';
import { cleanLine } from '../../lib/clean.ts';

const memberDocument = z.object({
  id: z.string(),
  position: wholeNumber,
  name: requiredText,
  nick: requiredText,
  image: picture,
  place: optionalText,
});

/** A member of the current national team. */
export type TeamMember = z.output<typeof memberDocument>;

/** The nick of the first member with this name, whose case and accents do not count; else the name as written. */
export const nickOrName = (
  name: string,
  team: readonly Pick<TeamMember, 'name' | 'nick'>[],
): string => team.find((member) => sameName(member.name, name))?.nick ?? name;

const positionNeed = 'va un número (number) o un texto (string)';

const pastTeamDocument = z.object({
  id: z.string(),
  competition: wordOf(site.team?.competitions ?? []),
  year,
  position: z
    .union([wholeNumber, z.string()], { error: positionNeed })
    .transform((text) => cleanLine(String(text)))
    .pipe(z.string().min(1, positionNeed)),
  link: optionalText,
  team: names,
});

/** A past national team in a competition. `link` is null without a usable address. */
export type PastTeam = Omit<z.output<typeof pastTeamDocument>, 'link'> & { link: string | null };

/** Parses the collection `current-national-team`, in the order of its documents. */
export const parseCurrentTeam = collectionParser(memberDocument, (member) => member);

/** Parses the collection `national-teams`, in the order of its documents. */
export const parsePastTeams = collectionParser(pastTeamDocument, (team, log): PastTeam => ({
  ...team,
  link: team.link === '' ? null : log.parseLink(team.id, 'link', team.link),
}));

/** Returns a copy sorted by position, 1 first. Members of one position keep their order. */
export function sortByPosition<T extends { position: number }>(members: readonly T[]): T[] {
  return members.toSorted((a, b) => a.position - b.position);
}
