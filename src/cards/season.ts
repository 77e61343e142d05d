/** The card of a finished season. */
import { competitionName, seasonChampions, type Season } from '../domain/season.ts';
import type { Sheet } from './card.ts';

/** Rows that a preview has room for. */
const most = 7;

/** Who won each division and the cup. */
export function seasonCard(season: Season): Sheet {
  const rows = seasonChampions(season)
    .slice(0, most)
    .map((champion) => ({
      place: competitionName(champion),
      player: champion.player ?? 'Sin definir',
      values: [],
    }));
  return {
    kind: 'sheet',
    shape: 'preview',
    name: `temporada-${season.id}`,
    alt: `Campeones de ${season.name}: ${rows.map(({ place, player }) => `${place}, ${player}`).join('; ')}`,
    emblem: 'logo-liga',
    overline: 'Campeones',
    title: season.name,
    note: season.years.join('-'),
    listing: { kind: 'table', headings: [], rows },
  };
}
