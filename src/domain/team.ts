/** The national team, current and past (docs/product.md, «Team»). */
import { z } from '../config/schemas/validation.ts';
import { site } from '../config/site.ts';
import {
  listOf,
  optionalText,
  parseDocuments,
  picture,
  requiredText,
  wholeNumber,
  type ParsedCollection,
} from './documents.ts';
import { sameName } from './text.ts';
import { droppedLink, httpUrl } from './url.ts';

export const memberDocument = z.object({
  id: z.string().describe('Nombre del documento.'),
  position: wholeNumber.describe('Orden en la lista, de menor a mayor.'),
  name: requiredText.describe(
    'Nombre y apellido. Los podios lo dicen igual: de ahí se sabe su nick.',
  ),
  nick: requiredText.describe('Nick, como en el ranking: de ahí sale su Elo.'),
  image: picture.describe('Retrato.'),
  place: optionalText.describe('Provincia, debajo del nombre.'),
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

export const pastTeamDocument = z.object({
  id: z.string().describe('Nombre del documento.'),
  competition: z
    .enum(site.team.competitions)
    .describe('Competencia: una de las de «competitions» en team.yaml.'),
  year: wholeNumber.describe('Año.'),
  position: z
    .union([z.number(), z.string()], { error: 'va un número (number) o un texto (string)' })
    .transform(String)
    .describe('Puesto final, un número o en palabras: 5, Semifinalista.'),
  link: optionalText.describe('Dónde se puede leer el resultado.'),
  team: listOf(requiredText).describe('Quiénes la integraron, en orden.'),
});

/** A team that played a competition. */
export type PastTeam = Omit<z.output<typeof pastTeamDocument>, 'link'> & { link: string | null };

/** Reads `current-national-team`. */
export function parseCurrentTeam(source: string, documents: unknown): ParsedCollection<TeamMember> {
  return parseDocuments(source, documents, memberDocument, (member) => member);
}

/** Reads `national-teams`. */
export function parsePastTeams(source: string, documents: unknown): ParsedCollection<PastTeam> {
  return parseDocuments(source, documents, pastTeamDocument, (team, log) => {
    const link = httpUrl(team.link);
    if (team.link !== '' && link === null) {
      log.field(team.id, 'link', team.link, droppedLink);
    }
    return { ...team, link };
  });
}

/** Members in the team's own order. */
export function byPosition<T extends { position: number }>(members: readonly T[]): T[] {
  return members.toSorted((a, b) => a.position - b.position);
}
