/** The national team. */
import type { SportsTeam } from 'schema-dts';
import { absoluteUrl } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import type { TeamMember } from '../domain/team.ts';

export function nationalTeam(members: readonly Pick<TeamMember, 'name' | 'nick'>[]): SportsTeam {
  return {
    '@type': 'SportsTeam',
    name: `${site.team.name} de ${site.country}`,
    sport: site.game,
    url: absoluteUrl('/seleccion-nacional'),
    athlete: members.map(({ name, nick }) => ({
      '@type': 'Person',
      name,
      alternateName: nick,
    })),
  };
}
