/** Cards of the ranking and of finished seasons. */
import { site } from '../../config/site.ts';
import type { RankingKey, RankingLine } from '../../sources/sheets/ranking.ts';
import { competitionName } from '../../season/champions.ts';
import type { ArchivedSeason } from '../../season/model.ts';
import { formatNumber } from '../../words/numbers.ts';
import { ratingNames } from '../../words/ranking.ts';
import { poster, listingCard, type Card, type ListingCard } from './card.ts';

const maxPlayers = 5;
const maxChampions = 7;

/** Preview of the ranking: its first players. @param players Sorted by `key`. */
export function rankingCard(players: readonly RankingLine[], key: RankingKey): Card {
  const words = {
    name: key === 'maxElo' ? 'ranking' : 'ranking-elo',
    overline: site.platform.name,
    title: site.ranking?.title ?? '',
  } as const;
  const first = players.slice(0, maxPlayers);
  if (first.length === 0) {
    return poster({ ...words, illustration: { kind: 'scene', scene: 'portada' } });
  }
  return listingCard('preview', {
    ...words,
    alt: `${words.title}, por ${ratingNames[key]}: ${first.map(({ nick }) => nick).join(', ')}`,
    listing: {
      kind: 'table',
      headings: [ratingNames[key]],
      rows: first.map((player, index) => ({
        place: String(index + 1),
        player: player.nick,
        values: [formatNumber(player[key])],
      })),
    },
  });
}

/** Preview of a finished season: its champions. */
export function seasonCard(season: ArchivedSeason): ListingCard {
  const rows = season.champions.slice(0, maxChampions).map((champion) => ({
    place: competitionName(champion),
    player: champion.player ?? 'Sin definir',
    values: [],
  }));
  return listingCard('preview', {
    name: `temporada-${season.id}`,
    alt: `Campeones de ${season.name}: ${rows.map(({ place, player }) => `${place}, ${player}`).join('; ')}`,
    emblem: season.competitions[0]?.config.emblem ?? 'logo',
    overline: 'Campeones',
    title: season.name,
    note: season.years.join('-'),
    listing: { kind: 'table', headings: [], rows },
  });
}
