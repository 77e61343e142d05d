/** Brings tables and collections into one form in which two versions can be compared. */
import type { Season } from '../season/model.ts';
import type { TableRow } from '../season/diff.ts';
import { standingsSheet, type SourceName } from '../sources/catalog/catalog.ts';
import { collections } from '../sources/catalog/collections.ts';
import { itemsOf } from '../sources/catalog/reading.ts';
import { sheetKinds } from '../sources/catalog/sheet-kinds.ts';
import { playerKey } from '../sources/player-key.ts';
import { isNamed } from '../sources/sheets/ranking.ts';
import type { StoredSource } from './version.ts';

/** All sources of one snapshot, and the season built from them. */
export interface Moment {
  sources: ReadonlyMap<SourceName, StoredSource>;
  season: Season;
}

/** A table of a sheet, or a collection of documents. */
export interface Table {
  source: SourceName;
  /** Spanish title: `posiciones de Oro`. */
  title: string;
  rows: readonly TableRow[];
  /** Largest change of a number in the field that is usual. A larger one is a leap. */
  usual: (field: string) => number;
}

/** The table of the ranking. A row is the same if its id is, or else its nick. */
export function rankingTable({ sources }: Moment): Table {
  const players = itemsOf(sources.get('ranking'), sheetKinds.ranking);
  const rows = players.map((player) => ({
    name: player.nick,
    key: playerKey(player.nick),
    keys: [player.id || null, isNamed(player) ? playerKey(player.nick) : null],
    fields: { ID: player.id, Elo: player.elo, 'MAX Elo': player.maxElo },
  }));
  return { source: 'ranking', title: 'ranking', rows, usual: () => 100 };
}

function standingsTables({ season }: Moment): Table[] {
  return season.divisions.flatMap(({ competition, config, groups }) =>
    groups.map(({ stage, standings: { rows } }): Table => {
      const placed = rows.map(({ row, player, cells }, index) => ({
        row,
        name: player,
        key: playerKey(player),
        keys: [playerKey(player), `fila ${row}`],
        fields: { ...cells, puesto: index + 1 },
      }));
      // A result moves its players by a few places; a move by half of the table is a leap.
      const usualPlaces = Math.max(rows.length / 2, 3) - 1;
      return {
        source: standingsSheet(competition.id, config.id),
        title: `posiciones de ${stage.fullName}`,
        rows: placed.toSorted((a, b) => a.row - b.row),
        usual: (field) => (field === 'puesto' ? usualPlaces : 9),
      };
    }),
  );
}

/** Fields of documents whose names in Firestore are others. */
const fieldNames: Readonly<Record<string, string>> = {
  publishedAt: 'date',
  cardImage: 'image (tarjeta)',
  mainImage: 'image (página)',
  paragraphs: 'parragraphs',
  isCancelled: 'cancelled',
};

/** Names a document by the first of its fields that has a name, and by its year. */
function documentName(fields: Readonly<Record<string, unknown>>): string {
  const { title, nick, name, place, competition, year } = fields;
  const words = [title ?? nick ?? name ?? place ?? competition, year].filter(Boolean);
  return `«${words.join(' ')}»`;
}

function documentTables({ sources }: Moment): Table[] {
  return Object.values(collections).map((collection): Table => {
    const items = itemsOf<{ id: string }>(sources.get(collection.name), collection);
    const rows = items.map(({ id, ...item }) => {
      const fields: Record<string, unknown> = {};
      for (const [field, value] of Object.entries(item)) fields[fieldNames[field] ?? field] = value;
      return { name: documentName(fields), key: id, keys: [id], fields };
    });
    return { source: collection.name, title: collection.title, rows, usual: () => 0 };
  });
}

/** All tables and collections, in an order that depends on the community's files alone. */
export const tablesOf = (moment: Moment): Table[] => [
  ...standingsTables(moment),
  rankingTable(moment),
  ...documentTables(moment),
];
