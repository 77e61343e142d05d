/** What is searched of a news item and of a player besides their names. */
import { competitionNames, site } from '../config/site.ts';
import type { NewsItem } from '../domain/news.ts';
import type { PlayerProfile } from '../season/player-profile.ts';
import { oneLine } from '../domain/text.ts';

/** A news item's whole body, and what its link says. */
export function newsText({ paragraphs, link }: Pick<NewsItem, 'paragraphs' | 'link'>): string {
  const texts = paragraphs.flatMap((paragraph) => {
    if (paragraph.kind === 'text') return [paragraph.text];
    return paragraph.kind === 'duels' ? paragraph.lines : [];
  });
  return oneLine([...texts, link?.label ?? ''].join(' '));
}

/**
 * Nicks of before, the name where the team tells it, and the league's group: nothing that changes
 * with each duel, so that the index stays the same from hour to hour.
 */
export function playerText(
  { member, league }: Pick<PlayerProfile, 'member' | 'league'>,
  former: readonly string[],
): string {
  const texts = [
    ...former.map((nick) => `Antes ${nick}.`),
    member ? `${site.team.name}: ${member.name}.` : '',
    league ? `${competitionNames.league}: ${league.division} ${league.group}` : '',
  ];
  return oneLine(texts.join(' '));
}
