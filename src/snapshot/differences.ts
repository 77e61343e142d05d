/** Compares two versions of sheets and documents (docs/product.md, «What a publication changed»). */
import { counterparts } from '../season/counterparts.ts';
import { playerKey } from '../sources/player-key.ts';
import { isNamed } from '../sources/sheets/ranking.ts';
import { slug } from '../lib/text.ts';
import { formatPublication, formatShortDay, type CalendarDate } from '../lib/time.ts';
import {
  isDecided,
  isOpen,
  matchesOf,
  pairOf,
  alignSides,
  type Match,
  type Season,
  type Stage,
} from '../season/model.ts';
import { standingsSheet, type SourceName } from '../sources/catalog/catalog.ts';
import { collections } from '../sources/catalog/collections.ts';
import { itemsOf } from '../sources/catalog/read.ts';
import { sheetKinds } from '../sources/catalog/sheet-kinds.ts';
import type { SourceVersion } from './version.ts';
import { formatDuel, formatResult, sideName, stageRound } from '../words/duel.ts';
import { counted, formatNumber } from '../words/numbers.ts';
import type { Change } from './published-changes.ts';
import { sides } from '../sources/sheets/side.ts';
import { sourceOf } from './rules/rule.ts';

/** A change without its source, which the caller adds. */
type Difference = Omit<Change, 'source'>;

const roundKey = ({ round }: Match): string => slug(round.name);

/**
 * Keys that identify a duel in two versions of its stage, most reliable first: codes are renumbered, rows move, nicks
 * are corrected.
 */
const sameDuel: readonly ((match: Match) => string[])[] = [
  (match) => [`${match.id} ${pairOf(match)}`],
  (match) => [`${roundKey(match)} ${pairOf(match)}`],
  (match) => [pairOf(match)],
  ({ id }) => [id],
  (match) => sides.map((side) => `${roundKey(match)} ${match[side].key}`),
];

/** Returns each distinct text with the number of its occurrences. */
const countTexts = (texts: readonly string[]): [text: string, count: number][] =>
  [...Map.groupBy(texts, (text) => text)].map(([text, copies]) => [text, copies.length]);

function scheduleOf({ when, isPostponed }: Match): string {
  if (when) return [formatShortDay(when.date), when.time].filter(Boolean).join(' ');
  return isPostponed ? 'postergado' : 'sin día';
}

function* duelDifferences(was: Match, now: Match, today: CalendarDate): Generator<Difference> {
  const duel = `${stageRound(now)}: ${formatDuel(now)}`;
  const before = formatResult(alignSides(was, now));
  if (!isDecided(was) && isDecided(now)) yield { kind: 'played', text: `${duel} (nuevo)` };
  if (isDecided(was) && before !== formatResult(now)) {
    const gone = isDecided(now) ? '' : ', sin resultado';
    yield { kind: 'result', text: `${duel}${gone} (antes ${before})` };
  }
  // A row of the daily sheet disappears once its day is over, which is no change.
  const isOver = was.when !== null && was.when.date < today;
  if (isOpen(was) && isOpen(now) && !isOver && scheduleOf(was) !== scheduleOf(now)) {
    yield { kind: 'schedule', text: `${duel}, ${scheduleOf(now)} (antes ${scheduleOf(was)})` };
  }
}

/** Returns a phrase for each side on which another player stands now. */
function newPlayers(was: Match, now: Match): string[] {
  const before = alignSides(was, now);
  return sides
    .filter((side) => before[side].key !== now[side].key)
    .map((side) => `${sideName(now[side])} en lugar de ${sideName(before[side])}`);
}

function* stageDifferences(before: Stage, now: Stage, today: CalendarDate): Generator<Difference> {
  const [old, current] = [matchesOf(before), matchesOf(now)];
  const same = counterparts(old, current, sameDuel);
  const known = new Set(same.values());
  const rowKey = (match: Match): string => `${match.code} ${pairOf(match)} ${roundKey(match)}`;
  const firstRows = new Map(current.toReversed().map((match) => [rowKey(match), match]));
  const isCopy = (match: Match): boolean => firstRows.get(rowKey(match)) !== match;
  const added = current.filter((match) => !known.has(match));
  for (const match of old.filter((match) => !same.has(match))) {
    yield { kind: 'lost', text: `${stageRound(match)}: ya no figura ${formatDuel(match)}` };
  }
  const moves = [...same]
    .filter(([was, is]) => roundKey(was) !== roundKey(is))
    .map(([was, is]) => `de «${was.round.name}» a «${is.round.name}»`);
  for (const [move, count] of countTexts(moves)) {
    const duels = counted(count, 'duelo pasó', 'duelos pasaron');
    yield { kind: 'moved', text: `${now.fullName}: ${duels} ${move}`, count };
  }
  for (const [where, count] of countTexts(added.filter(isCopy).map(() => now.fullName))) {
    const duels = counted(count, 'duelo figura', 'duelos figuran');
    yield { kind: 'moved', text: `${where}: ${duels} dos veces`, count };
  }
  for (const [was, is] of same) yield* duelDifferences(was, is, today);
  for (const [text, count] of countTexts([...same].flatMap((pair) => newPlayers(...pair)))) {
    const where = count > 1 ? `, en ${count} duelos` : '';
    yield { kind: 'player', text: `${now.fullName}: ${text}${where}`, count };
  }
  const [open = [], played = []] = [false, true].map((isPlayed) =>
    added.filter((match) => !isCopy(match) && isDecided(match) === isPlayed),
  );
  for (const match of played) {
    yield { kind: 'played', text: `${stageRound(match)}: ${formatDuel(match)} (nuevo)` };
  }
  for (const [place, count] of countTexts(open.map(stageRound))) {
    const duels = counted(count, 'duelo nuevo', 'duelos nuevos');
    yield { kind: 'added', text: `${place}: ${duels}`, count };
  }
  for (const [was, is] of counterparts(before.rounds, now.rounds, [({ name }) => [slug(name)]])) {
    const [from, to] = [was.interval || 'sin días', is.interval || 'sin días'];
    const place = stageRound({ stage: now, round: is });
    if (from !== to) yield { kind: 'schedule', text: `${place}: ${to} (antes ${from})` };
  }
}

/** Fields of documents whose names in Firestore are others. */
const fieldNames: Readonly<Record<string, string>> = {
  publishedAt: 'date',
  cardImage: 'image (tarjeta)',
  mainImage: 'image (página)',
  paragraphs: 'parragraphs',
  isCancelled: 'cancelled',
};

/** A row of a table, or a document of a collection. */
interface Row {
  name: string;
  /** Key of the player, or id of the document. */
  key: string;
  /** Keys that identify the row in two versions, surest first; empty where the row has none. */
  keys: readonly string[];
  fields: Readonly<Record<string, unknown>>;
}

interface Table {
  source: SourceName;
  title: string;
  rows: readonly Row[];
  /** Largest change of a number in the field that is usual. A larger one is a leap. */
  usual: (field: string) => number;
}

/** All sources of one snapshot, and the season built from them. */
export interface Moment {
  sources: ReadonlyMap<SourceName, SourceVersion>;
  season: Season;
}

function tablesOf({ sources, season }: Moment): Table[] {
  const standings = season.divisions.flatMap(({ competition, config, groups }) =>
    groups.map(({ stage, standings: { rows } }): Table => ({
      source: standingsSheet(competition.id, config.id),
      title: `posiciones de ${stage.fullName}`,
      rows: rows.map(({ row, player, cells }, index) => ({
        name: player,
        key: playerKey(player),
        keys: [playerKey(player), `fila ${row}`],
        fields: { ...cells, puesto: index + 1 },
      })),
      // A result moves its players by a few places; a move by half of the table is a leap.
      usual: (field) => (field === 'puesto' ? Math.max(rows.length / 2, 3) - 1 : 9),
    })),
  );
  const ranking: Table = {
    source: 'ranking',
    title: 'ranking',
    rows: itemsOf(sources.get('ranking'), sheetKinds.ranking).map((player) => ({
      name: player.nick,
      key: playerKey(player.nick),
      keys: [player.id, isNamed(player) ? playerKey(player.nick) : ''],
      fields: { ID: player.id, Elo: player.elo, 'MAX Elo': player.maxElo },
    })),
    usual: () => 100,
  };
  const documents = Object.values(collections).map((collection): Table => {
    const items = itemsOf<{ id: string }>(sources.get(collection.name), collection);
    const rows = items.map(({ id, ...item }) => {
      const fields = Object.fromEntries(
        Object.entries(item).map(([field, value]) => [fieldNames[field] ?? field, value]),
      );
      const { title, nick, name: called, place, competition, year } = fields;
      const words = [title ?? nick ?? called ?? place ?? competition, year].filter(Boolean);
      return { name: `«${words.join(' ')}»`, key: id, keys: [id], fields };
    });
    return { source: collection.name, title: collection.title, rows, usual: () => 0 };
  });
  return [...standings, ranking, ...documents];
}

/** A value as people read it; null for a list, and for a picture, which has the name of its content. */
function valueOf(value: unknown): string | null {
  if (value instanceof Date) return formatPublication(value);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (value === null || value === '') return 'vacío';
  return typeof value === 'string' && !value.startsWith('images/') ? value : null;
}

function* rowDifferences(before: Table, now: Table): Generator<Difference> {
  const rules = [0, 1].map(
    (at) =>
      ({ keys }: Row) =>
        keys[at] ? [keys[at]] : [],
  );
  const same = counterparts(before.rows, now.rows, rules);
  const known = new Set(same.values());
  const leaps: { size: number; text: string }[] = [];
  const others = new Set<Row>();
  for (const row of before.rows.filter((row) => !same.has(row))) {
    yield { kind: 'lost', text: `ya no figura ${row.name}` };
  }
  for (const [was, is] of same) {
    if (was.key !== is.key) yield { kind: 'player', text: `${is.name} en lugar de ${was.name}` };
    for (const [field, value] of Object.entries(is.fields)) {
      const old = was.fields[field];
      if (JSON.stringify(old) === JSON.stringify(value)) continue;
      const [from, to] = [old, value].map(valueOf);
      const text = `${was.name}, ${field} ${from && to ? `${from} → ${to}` : 'cambió'}`;
      if (typeof (old ?? value) !== 'number') yield { kind: 'edited', text };
      else {
        // A number that disappears counts as the largest leap; one that appears counts as none.
        const size = value === null ? Infinity : Math.abs(Number(value) - Number(old ?? value));
        if (size > now.usual(field)) leaps.push({ size, text });
        else others.add(is);
      }
    }
  }
  for (const { text } of leaps.toSorted((a, b) => b.size - a.size)) yield { kind: 'leap', text };
  for (const row of now.rows.filter((row) => !known.has(row))) {
    yield { kind: 'added', text: `${row.name} (nuevo)` };
  }
  const count = others.size;
  const text = `cambiaron los números de ${counted(count, 'jugador', 'jugadores')}`;
  if (count > 0) yield { kind: 'detail', text, count };
}

/** Compares the duels, tables and documents of two snapshots. Yields changes in no particular order. */
export function* differences(before: Moment, now: Moment, today: CalendarDate): Generator<Change> {
  for (const [index, stage] of now.season.stages.entries()) {
    const was = before.season.stages[index];
    for (const difference of was ? stageDifferences(was, stage, today) : []) {
      yield { ...difference, source: sourceOf(stage) };
    }
  }
  const tables = tablesOf(before);
  for (const [index, table] of tablesOf(now).entries()) {
    const { source, title } = table;
    for (const { text, ...difference } of rowDifferences(tables[index] ?? table, table)) {
      yield { ...difference, source, text: `${title}: ${text}` };
    }
  }
}
