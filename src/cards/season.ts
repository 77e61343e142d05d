/** The card of a finished season. */
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
import type { Sheet } from './card.ts';

/** Rows that a preview has room for. */
const most = 7;

/** Who won each division and the cup. */
export function seasonCard(season: ArchivedSeason): Sheet {
  const rows = season.champions.slice(0, most).map((champion) => ({
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
