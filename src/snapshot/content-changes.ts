/** Says in Spanish what changed in the content of sources (docs/product.md, «What a publication changed»). */
import { formatPublication, formatShortDay, type CalendarDate } from '../lib/time.ts';
import {
  diffRows,
  diffStages,
  type DuelChange,
  type RowChange,
  type TableRow,
} from '../season/diff.ts';
import {
  alignSides,
  isBye,
  isDecided,
  isOpen,
  type Match,
  type Season,
  type Stage,
} from '../season/model.ts';
import { itemsOf, type SourceName } from '../sources/catalog/catalog.ts';
import { collections } from '../sources/catalog/collections.ts';
import { sheetKinds } from '../sources/catalog/sheet-kinds.ts';
import { playerKey } from '../sources/player-key.ts';
import { isNamed } from '../sources/sheets/ranking.ts';
import { sides } from '../sources/sheets/side.ts';
import { formatDuel, formatResult, sideName, stageRound } from '../words/duel.ts';
import { counted, formatNumber } from '../words/numbers.ts';
import { fixtureOfStage, tablesIn } from './rules/rule.ts';
import type { StoredSource } from './snapshot.ts';

/** Kinds of changes, most surprising first. */
export const changeKinds = [
  /** A source that began, ended, or is of another season now. */
  'source',
  'lost',
  'moved',
  'result',
  /** A number that changed by more than is usual. */
  'leap',
  'player',
  'edited',
  'played',
  'schedule',
  'added',
  /** Small, or only of form: usual numbers, sides, codes, another order of rows, and what no other kind explains. */
  'detail',
  /** A source that is kept, or fresh again: nothing that is published changes. */
  'state',
] as const;

/** One change, or several that are said together. */
export interface Change {
  kind: (typeof changeKinds)[number];
  /** The source whose data changed. Null for several, for a history, and for a first snapshot. */
  source: SourceName | null;
  /** Spanish text that begins with the place of the change: `Oro, Fecha 1: Ana 2 - 1 Beto (nuevo)`. */
  text: string;
  /** Number of changes that the text stands for. */
  count: number;
}

/** The sources of one snapshot, and the season built from them. */
export interface Moment {
  sources: ReadonlyMap<SourceName, StoredSource>;
  season: Season;
}

/** A table of a sheet, or a collection of documents. */
interface Table {
  source: SourceName;
  /** Spanish title: `posiciones de Oro`. */
  title: string;
  rows: readonly TableRow[];
  /** Returns by how much a number in a field usually changes at most. A larger change, or any if null, is a leap. */
  usualChange: (field: string) => number | null;
}

/** Larger changes of an Elo, or of a number in a table, are leaps. */
const usualEloChange = 100;
const usualNumberChange = 9;

/** Returns the table of the ranking. Two rows are of one player if they have the same id, or else the same nick. */
function rankingTable({ sources }: Moment): Table {
  const players = itemsOf(sources.get('ranking'), sheetKinds.ranking);
  const rows = players.map((player) => ({
    name: player.nick,
    key: playerKey(player.nick),
    keys: [player.id || null, isNamed(player) ? playerKey(player.nick) : null],
    fields: { ID: player.id, Elo: player.elo, 'MAX Elo': player.maxElo },
  }));
  return { source: 'ranking', title: 'ranking', rows, usualChange: () => usualEloChange };
}

/** Returns the tables that come from sheets. Other groups' tables follow from the duels. */
function standingsTables({ season }: Moment): Table[] {
  return tablesIn(season).map(({ source, standings, stage }): Table => {
    const rows = standings.rows.map(({ row, player, cells }, index) => ({
      row,
      name: player,
      key: playerKey(player),
      keys: [playerKey(player), `fila ${row}`],
      fields: { ...cells, puesto: index + 1 },
    }));
    // A result moves its players by a few places; a move by half of the table is a leap.
    const usualPlaces = Math.max(rows.length / 2, 3) - 1;
    return {
      source,
      title: `posiciones de ${stage.fullName}`,
      rows: rows.toSorted((a, b) => a.row - b.row),
      usualChange: (field) => (field === 'puesto' ? usualPlaces : usualNumberChange),
    };
  });
}

/** Fields of documents whose names in Firestore are others. */
const fieldNames: Readonly<Record<string, string>> = {
  publishedAt: 'date',
  cardImage: 'image (tarjeta)',
  mainImage: 'image (página)',
  paragraphs: 'parragraphs',
  isCancelled: 'cancelled',
};

/** `«Copa América 2025»`: the first of a document's fields that has a name, and its year. */
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
    return { source: collection.name, title: collection.title, rows, usualChange: () => null };
  });
}

/** New keys of players who have another nick, by the old keys. */
type NewKeys = ReadonlyMap<string, string>;

/** Finds the players whose row of the ranking has another nick. */
function renamedInRanking(was: Moment, now: Moment): NewKeys {
  const newKeys = new Map<string, string>();
  for (const change of diffRows(rankingTable(was).rows, rankingTable(now).rows).changes) {
    if (change.kind === 'renamed') newKeys.set(change.was.key, change.now.key);
  }
  return newKeys;
}

const renamedText = (was: string, now: string): string => `${was} ahora se llama ${now}`;

/** Says in Spanish that a nick stands where another one stood. */
function replacementText(was: string, now: string, newKeys: NewKeys): string {
  const isRenamed = newKeys.get(playerKey(was)) === playerKey(now);
  return isRenamed ? renamedText(was, now) : `${now} en lugar de ${was}`;
}

/** Says a value as people read it. Null for a list, and for a picture, whose name is a hash. */
function valueText(value: unknown): string | null {
  if (value instanceof Date) return formatPublication(value);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (value === undefined || value === null || value === '') return 'vacío';
  return typeof value === 'string' && !value.startsWith('images/') ? value : null;
}

/** Describes the change of a field: whether its values are numbers, how large it is, and the values in words. */
function fieldChange({ was, now, field }: RowChange & { kind: 'field' }) {
  const before = was.fields[field];
  const after = now.fields[field];
  const [from, to] = [valueText(before), valueText(after)];
  // A number that disappears is the largest change, and one that appears none.
  const isGone = after === undefined || after === null;
  return {
    isNumber: [before ?? after, after ?? before].every((value) => typeof value === 'number'),
    size: isGone ? Infinity : Math.abs(Number(after) - Number(before ?? after)),
    text: `${was.name}, ${field} ${from && to ? `${from} → ${to}` : 'cambió'}`,
  };
}

/** Lists what changed in the rows of a table or collection, with the leaps of numbers in the order of their size. */
function tableChanges(before: Table, now: Table, newKeys: NewKeys): Change[] {
  const { source, title } = now;
  const found: Change[] = [];
  const add = (kind: Change['kind'], text: string, count = 1): void => {
    found.push({ kind, source, text: `${title}: ${text}`, count });
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
        add('player', replacementText(change.was.name, change.now.name, newKeys));
        break;
      case 'field': {
        const { isNumber, size, text } = fieldChange(change);
        const usual = now.usualChange(change.field);
        if (!isNumber) add('edited', text);
        else if (usual === null || size > usual) leaps.push({ size, text });
        else rowsWithOtherNumbers.add(change.now);
      }
    }
  }
  for (const { text } of leaps.toSorted((a, b) => b.size - a.size)) add('leap', text);
  const count = rowsWithOtherNumbers.size;
  const players = counted(count, 'jugador', 'jugadores');
  if (count > 0) add('detail', `cambiaron los números de ${players}`, count);
  if (changes.length === 0 && isReordered) add('detail', 'las mismas filas, en otro orden');
  return found;
}

/** A sentence about a duel. Several duels with the same sentence share it. */
interface Sentence {
  kind: Change['kind'];
  /** Returns the sentence about this number of duels. */
  text: (count: number) => string;
}

/** Facts on which the sentences of a stage depend. */
interface Context {
  today: CalendarDate;
  /** Players who have another nick in the ranking. */
  inRanking: NewKeys;
  /** Players who have another nick in all their duels of the stage, which has a sentence of its own. */
  inAllDuels: NewKeys;
}

function scheduleOf({ when, isPostponed }: Match): string {
  if (!when) return isPostponed ? 'postergado' : 'sin día';
  const day = formatShortDay(when.date);
  return when.time === null ? day : `${day} ${when.time}`;
}

const duelText = (match: Match): string => `${stageRound(match)}: ${formatDuel(match)}`;

/** `Oro: 2 duelos tienen otro código`. */
const countDuels =
  (place: string, singular: string, plural: string): Sentence['text'] =>
  (count) =>
    `${place}: ${counted(count, `duelo ${singular}`, `duelos ${plural}`)}`;

/** `Oro: Eva en lugar de Ana, en 2 duelos`. */
const countDuelsOfPlayer =
  (place: string, words: string): Sentence['text'] =>
  (count) =>
    `${place}: ${words}${count > 1 ? `, en ${count} duelos` : ''}`;

function sentencesOf(
  change: DuelChange,
  { fullName: place }: Stage,
  { today, inRanking, inAllDuels }: Context,
): Sentence[] {
  const { kind, was, now } = change;
  switch (kind) {
    case 'gone':
      return [{ kind: 'lost', text: () => `${stageRound(was)}: ya no figura ${formatDuel(was)}` }];
    case 'added':
    case 'played':
      if (isBye(now)) return [{ kind: 'added', text: () => `${duelText(now)} (nuevo)` }];
      if (isDecided(now)) return [{ kind: 'played', text: () => `${duelText(now)} (nuevo)` }];
      return [{ kind: 'added', text: countDuels(stageRound(now), 'nuevo', 'nuevos') }];
    case 'result': {
      const gone = isDecided(now) ? '' : ', sin resultado';
      const before = formatResult(alignSides(was, now));
      return [{ kind: 'result', text: () => `${duelText(now)}${gone} (antes ${before})` }];
    }
    case 'moved': {
      const move = `de «${was.round.name}» a «${now.round.name}»`;
      return [{ kind: 'moved', text: countDuels(place, `pasó ${move}`, `pasaron ${move}`) }];
    }
    case 'turned':
      return [{ kind: 'detail', text: countDuels(place, 'cambió de local', 'cambiaron de local') }];
    case 'code':
      return [
        { kind: 'detail', text: countDuels(place, 'tiene otro código', 'tienen otro código') },
      ];
    case 'schedule': {
      // A row of the daily sheet disappears once its day is over, which is no change.
      const isOver = was.when !== null && was.when.date < today;
      if (isOver || !isOpen(was) || !isOpen(now)) return [];
      const days = `${scheduleOf(now)} (antes ${scheduleOf(was)})`;
      return [{ kind: 'schedule', text: () => `${duelText(now)}, ${days}` }];
    }
    case 'players': {
      const before = alignSides(was, now);
      const replaced = sides.filter(
        (side) =>
          before[side].key !== now[side].key && inAllDuels.get(before[side].key) !== now[side].key,
      );
      return replaced.map((side) => {
        const words = replacementText(sideName(before[side]), sideName(now[side]), inRanking);
        return { kind: 'player', text: countDuelsOfPlayer(place, words) };
      });
    }
  }
}

function stageChanges(
  before: Stage,
  now: Stage,
  today: CalendarDate,
  inRanking: NewKeys,
): Change[] {
  const source = fixtureOfStage(now);
  const { duels, renamings, rounds } = diffStages(before, now);
  const inAllDuels = new Map(renamings.map(({ was, now: is }) => [was.key, is.key]));
  const context = { today, inRanking, inAllDuels };
  const changes: Change[] = [];
  const sentences = duels.flatMap((change) => sentencesOf(change, now, context));
  for (const [first, ...others] of Map.groupBy(sentences, ({ text }) => text(1)).values()) {
    if (!first) continue;
    const count = 1 + others.length;
    changes.push({ kind: first.kind, source, text: first.text(count), count });
  }
  for (const { was, now: is } of rounds) {
    const days = `${is.interval || 'sin días'} (antes ${was.interval || 'sin días'})`;
    const place = stageRound({ stage: now, round: is });
    changes.push({ kind: 'schedule', source, text: `${place}: ${days}`, count: 1 });
  }
  for (const { was, now: is, count } of renamings) {
    const text = countDuelsOfPlayer(now.fullName, renamedText(was.nick, is.nick))(count);
    changes.push({ kind: 'player', source, text, count });
  }
  // Swapped sides, new codes and the like are listed only if nothing else explains the sheet's change.
  const meaningful = changes.filter(({ kind }) => kind !== 'detail');
  return meaningful.length > 0 ? meaningful : changes;
}

const tablesOf = (moment: Moment): Table[] => [
  ...standingsTables(moment),
  rankingTable(moment),
  ...documentTables(moment),
];

/**
 * Lists in Spanish what changed in the duels, tables and documents, in no particular order.
 * @param was,now Moments with the same sources of the same community, so that their stages and tables correspond.
 * @param today A change of a duel's schedule is listed only if its former day, if any, is not before today.
 */
export function contentChanges(was: Moment, now: Moment, today: CalendarDate): Change[] {
  const inRanking = renamedInRanking(was, now);
  const changes: Change[] = [];
  for (const [index, stage] of now.season.stages.entries()) {
    const before = was.season.stages[index];
    if (before) changes.push(...stageChanges(before, stage, today, inRanking));
  }
  const tables = tablesOf(was);
  for (const [index, table] of tablesOf(now).entries()) {
    const before = tables[index];
    if (before) changes.push(...tableChanges(before, table, inRanking));
  }
  return changes;
}
