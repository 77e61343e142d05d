/** Cards of the ranking and of finished seasons. */
import { site } from '../config/site.ts';
import type { RankingKey, RankingLine } from '../domain/ranking.ts';
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { formatNumber } from '../words/numbers.ts';
import { ratingNames } from '../words/ranking.ts';
import { poster, sheet, type Card, type Sheet } from './card.ts';

/** Rows that a preview has room for, with headings and without. */
const mostRanked = 5;
const mostChampions = 7;

/** The first of the ranking, by one of its orders; `players` come in that order. */
export function rankingCard(players: readonly RankingLine[], key: RankingKey): Card {
  const words = {
    name: key === 'maxElo' ? 'ranking' : 'ranking-elo',
    emblem: 'logo',
    overline: site.platform.name,
    title: site.titles.ranking,
  } as const;
  const first = players.slice(0, mostRanked);
  if (first.length === 0) {
    return poster({ ...words, illustration: { kind: 'scene', scene: 'portada' } });
  }
  return {
    ...words,
    kind: 'sheet',
    shape: 'preview',
    alt: `${words.title}, por ${ratingNames[key]}: ${first.map(({ nick }) => nick).join(', ')}`,
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

/** Who won what in a finished season. */
export function seasonCard(season: ArchivedSeason): Sheet {
  const rows = season.champions.slice(0, mostChampions).map((champion) => ({
    place: competitionName(champion),
    player: champion.player ?? 'Sin definir',
    values: [],
  }));
  return sheet('preview', {
    name: `temporada-${season.id}`,
    alt: `Campeones de ${season.name}: ${rows.map(({ place, player }) => `${place}, ${player}`).join('; ')}`,
    emblem: season.competitions[0]?.config.emblem ?? 'logo',
    overline: 'Campeones',
    title: season.name,
    note: season.years.join('-'),
    listing: { kind: 'table', headings: [], rows },
  });
}
