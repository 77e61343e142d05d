/** The national team. */
import type { SportsTeam } from 'schema-dts';
import { site } from '../config/site.ts';
import type { TeamMember } from '../domain/team.ts';

/** The team with its current members; `url` is the absolute address of its page. */
export function nationalTeam(
  members: readonly Pick<TeamMember, 'name' | 'nick'>[],
  url: string,
): SportsTeam {
  return {
    '@type': 'SportsTeam',
    name: `${site.team.name} de ${site.country}`,
    sport: site.game,
    url,
    athlete: members.map(({ name, nick }) => ({
      '@type': 'Person',
      name,
      alternateName: nick,
    })),
  };
}
