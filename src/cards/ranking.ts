/** The card of the ranking. */
import { site } from '../config/site.ts';
import type { RankingKey, RankingLine } from '../domain/ranking.ts';
import { formatNumber } from '../words/numbers.ts';
import { ratingNames } from '../words/ranking.ts';
import type { Card } from './card.ts';

const shown = 5;

/** The first five, by one of the ranking's orders; `players` come in that order. */
export function rankingCard(players: readonly RankingLine[], key: RankingKey): Card {
  const name = key === 'maxElo' ? 'ranking' : 'ranking-elo';
  const title = site.titles.ranking;
  const words = { name, emblem: 'logo', overline: site.platform.name, title } as const;
  if (players.length === 0) {
    return {
      ...words,
      kind: 'poster',
      alt: title,
      note: '',
      illustration: { kind: 'scene', scene: 'portada' },
    };
  }
  const first = players.slice(0, shown);
  return {
    ...words,
    kind: 'sheet',
    shape: 'preview',
    alt: `${title}, por ${ratingNames[key]}: ${first.map(({ nick }) => nick).join(', ')}`,
    note: '',
    listing: {
      kind: 'table',
      headings: [ratingNames[key]],
      rows: first.map((player, index) => ({
        place: String(index + 1),
        player: player.nick,
        values: [formatNumber(player[key])],
      })),
    },
  };
}
