/** The card of the national team. */
import { site } from '../config/site.ts';
import type { TeamMember } from '../domain/team.ts';
import type { Poster } from './card.ts';

/** Who plays, by nick; `members` come by position. */
export function teamCard(members: readonly Pick<TeamMember, 'nick'>[]): Poster {
  const nicks = members.map(({ nick }) => nick);
  return {
    kind: 'poster',
    name: 'seleccion',
    alt: [site.team.name, nicks.join(', ')].filter(Boolean).join(': '),
    emblem: 'logo',
    overline: '',
    title: site.team.name,
    note: nicks.join(', '),
    illustration: { kind: 'scene', scene: 'seleccion' },
  };
}
