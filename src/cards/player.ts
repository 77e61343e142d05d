/** The card of a player. */
import { site } from '../config/site.ts';
import { formatNumber } from '../words/numbers.ts';
import type { PlayerProfile } from '../season/player-profile.ts';
import type { Poster } from './card.ts';

/** Elo and places, as far as they are known. */
export function playerCard(
  slug: string,
  { nick, ranking, league }: Pick<PlayerProfile, 'nick' | 'ranking' | 'league'>,
): Poster {
  const facts = [
    ranking && `Elo ${formatNumber(ranking.player.maxElo ?? 0)}`,
    ranking && `${ranking.place}.º del ranking`,
    league && `${league.place}.º en ${[league.division, league.group].filter(Boolean).join(', ')}`,
  ];
  const note = facts.filter(Boolean).join(' · ');
  return {
    kind: 'poster',
    name: `jugador-${slug}`,
    alt: [nick, note].filter(Boolean).join(': '),
    emblem: 'logo',
    overline: site.community,
    title: nick,
    note,
    illustration: { kind: 'story', seed: nick },
  };
}
