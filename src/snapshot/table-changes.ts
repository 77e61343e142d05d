/** Says in Spanish what changed in a table or collection (docs/product.md, «What a publication changed»). */
import { formatPublication } from '../lib/time.ts';
import { diffRows, type RowChange, type TableRow } from '../season/diff.ts';
import { counted, formatNumber } from '../words/numbers.ts';
import type { Change } from './published-changes.ts';
import type { Season } from '../season/model.ts';
import { standingsSheet, type SourceName } from '../sources/catalog/catalog.ts';
import { collections } from '../sources/catalog/collections.ts';
import { itemsOf } from '../sources/catalog/reading.ts';
import { sheetKinds } from '../sources/catalog/sheet-kinds.ts';
import { playerKey } from '../sources/player-key.ts';
import { isNamed } from '../sources/sheets/ranking.ts';
import type { StoredSource } from './version.ts';

/** A value as people read it; null for a list, and for a picture, which has the name of its content. */
function valueOf(value: unknown): string | null {
  if (value instanceof Date) return formatPublication(value);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (value === null || value === '') return 'vacío';
  return typeof value === 'string' && !value.startsWith('images/') ? value : null;
}

/** Size of a number's change: one that disappears counts as the largest, one that appears as none. */
function leapSize(was: unknown, now: unknown): number {
  if (now === null) return Infinity;
  return Math.abs(Number(now) - Number(was ?? now));
}

/** A change of a field, with its values before and after. */
function fieldChange({ was, now, field }: RowChange & { kind: 'field' }) {
  const [before, after] = [was.fields[field], now.fields[field]];
  const [from, to] = [valueOf(before), valueOf(after)];
  return {
    isNumber: typeof (before ?? after) === 'number',
    size: leapSize(before, after),
    text: `${was.name}, ${field} ${from && to ? `${from} → ${to}` : 'cambió'}`,
  };
}

/**
 * Says what changed in the rows of a table or collection, the largest leaps first.
 * @param replacementText Says that a player has the place of another one.
 */
export function tableChanges(
  before: Table,
  now: Table,
  replacementText: ReplacementText,
): Change[] {
  const { source, title } = now;
  const texts: Change[] = [];
  const add = (kind: Change['kind'], text: string, count = 1): void => {
    texts.push({ kind, source, text: `${title}: ${text}`, count });
  };
  const leaps: { size: number; text: string }[] = [];
  const rowsWithOtherNumbers = new Set<TableRow>();
  const { changes, isReordered } = diffRows(before.rows, now.rows);
  for (const change of changes) {
    switch (change.kind) {
      case 'gone':
        add('lost', `ya no figura ${change.was.name}`);
        break;
      case 'added':
        add('added', `${change.now.name} (nuevo)`);
        break;
      case 'renamed':
        add('player', replacementText(change.was.name, change.now.name));
        break;
      case 'field': {
        const { isNumber, size, text } = fieldChange(change);
        if (!isNumber) add('edited', text);
        else if (size > now.usual(change.field)) leaps.push({ size, text });
        else rowsWithOtherNumbers.add(change.now);
      }
    }
  }
  for (const { text } of leaps.toSorted((a, b) => b.size - a.size)) add('leap', text);
  const count = rowsWithOtherNumbers.size;
  const players = counted(count, 'jugador', 'jugadores');
  if (count > 0) add('detail', `cambiaron los números de ${players}`, count);
  if (changes.length === 0 && isReordered) add('detail', 'las mismas filas, en otro orden');
  return texts;
}

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

/** Says in Spanish that a player stands where another one stood, given both nicks. */
export type ReplacementText = (was: string, now: string) => string;

export const renamedText: ReplacementText = (was, now) => `${was} ahora se llama ${now}`;

/**
 * Returns how to say that a player stands where another one stood. Two nicks that a row of the ranking had one after the
 * other are of one person.
 */
export function replacementTexts(rankingBefore: Table, rankingNow: Table): ReplacementText {
  const renamed = new Map<string, string>();
  const { changes } = diffRows(rankingBefore.rows, rankingNow.rows);
  for (const { kind, was, now } of changes) {
    if (kind === 'renamed') renamed.set(was.key, now.key);
  }
  return (was, now) => {
    const isRenamed = renamed.get(playerKey(was)) === playerKey(now);
    return isRenamed ? renamedText(was, now) : `${now} en lugar de ${was}`;
  };
}
