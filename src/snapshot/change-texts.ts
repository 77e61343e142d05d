/** Says in Spanish what differs between two snapshots (docs/product.md, «What a publication changed»). */
import { playerKey } from '../sources/player-key.ts';
import { isNamed } from '../sources/sheets/ranking.ts';
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
  isDecided,
  isOpen,
  type Match,
  type Season,
  type Stage,
} from '../season/model.ts';
import { standingsSheet, type SourceName } from '../sources/catalog/catalog.ts';
import { collections } from '../sources/catalog/collections.ts';
import { itemsOf } from '../sources/catalog/reading.ts';
import { sheetKinds } from '../sources/catalog/sheet-kinds.ts';
import { sides } from '../sources/sheets/side.ts';
import type { StoredSource } from './version.ts';
import { formatDuel, formatResult, sideName, stageRound } from '../words/duel.ts';
import { counted, formatNumber } from '../words/numbers.ts';
import type { Change } from './published-changes.ts';
import { sourceOf } from './rules/rule.ts';

/** A change without its source, which the caller adds. */
type ChangeText = Omit<Change, 'source'>;

/** All sources of one snapshot, and the season built from them. */
export interface Moment {
  sources: ReadonlyMap<SourceName, StoredSource>;
  season: Season;
}

/** Says which player another one replaces. */
type ReplacementText = (was: string, now: string) => string;

function scheduleOf({ when, isPostponed }: Match): string {
  if (when) return [formatShortDay(when.date), when.time].filter(Boolean).join(' ');
  return isPostponed ? 'postergado' : 'sin día';
}

const duelText = (match: Match): string => `${stageRound(match)}: ${formatDuel(match)}`;

/** Text about a change. Changes that have the same text for one duel are said together, with their number. */
interface Sentence {
  kind: Change['kind'];
  text: (count: number) => string;
}

const sentence = (kind: Change['kind'], text: string): Sentence => ({ kind, text: () => text });

const duelsSentence = (
  kind: Change['kind'],
  place: string,
  one: string,
  many: string,
): Sentence => ({
  kind,
  text: (count) => `${place}: ${counted(count, `duelo ${one}`, `duelos ${many}`)}`,
});

const playerSentence = (place: string, words: string): Sentence => ({
  kind: 'player',
  text: (count) => `${place}: ${words}${count > 1 ? `, en ${count} duelos` : ''}`,
});

/** Facts on which the sentences of a stage depend. */
interface Context {
  today: CalendarDate;
  replacementText: ReplacementText;
  /** Keys of players who have another nick in all their duels. */
  renamed: ReadonlySet<string>;
}

/** Says a change of a duel. */
function sentencesOf(
  change: DuelChange,
  { fullName: place }: Stage,
  { today, replacementText, renamed }: Context,
): Sentence[] {
  const { kind, was, now } = change;
  switch (kind) {
    case 'gone':
      return [sentence('lost', `${stageRound(was)}: ya no figura ${formatDuel(was)}`)];
    case 'added':
    case 'played':
      if (!isDecided(now)) return [duelsSentence('added', stageRound(now), 'nuevo', 'nuevos')];
      return [sentence('played', `${duelText(now)} (nuevo)`)];
    case 'result': {
      const gone = isDecided(now) ? '' : ', sin resultado';
      const before = formatResult(alignSides(was, now));
      return [sentence('result', `${duelText(now)}${gone} (antes ${before})`)];
    }
    case 'moved': {
      const move = `de «${was.round.name}» a «${now.round.name}»`;
      return [duelsSentence('moved', place, `pasó ${move}`, `pasaron ${move}`)];
    }
    case 'turned':
      return [duelsSentence('detail', place, 'cambió de local', 'cambiaron de local')];
    case 'code':
      return [duelsSentence('detail', place, 'tiene otro código', 'tienen otro código')];
    case 'schedule': {
      // A row of the daily sheet disappears once its day is over, which is no change.
      const isOver = was.when !== null && was.when.date < today;
      if (isOver || !isOpen(was) || !isOpen(now)) return [];
      const days = `${scheduleOf(now)} (antes ${scheduleOf(was)})`;
      return [sentence('schedule', `${duelText(now)}, ${days}`)];
    }
    case 'players': {
      const before = alignSides(was, now);
      const others = sides.filter(
        (side) => before[side].key !== now[side].key && !renamed.has(now[side].key),
      );
      return others.map((side) =>
        playerSentence(place, replacementText(sideName(before[side]), sideName(now[side]))),
      );
    }
  }
}

function stageTexts(
  before: Stage,
  now: Stage,
  today: CalendarDate,
  replacementText: ReplacementText,
): ChangeText[] {
  const { duels, renamings, rounds } = diffStages(before, now);
  const renamed = new Set(renamings.map((renaming) => renaming.now.key));
  const context = { today, replacementText, renamed };
  const sentences = duels.flatMap((change) => sentencesOf(change, now, context));
  const texts: ChangeText[] = [];
  for (const alike of Map.groupBy(sentences, ({ text }) => text(1)).values()) {
    const count = alike.length;
    for (const { kind, text } of alike.slice(0, 1)) texts.push({ kind, text: text(count), count });
  }
  for (const { was, now: is } of rounds) {
    const [from, to] = [was.interval || 'sin días', is.interval || 'sin días'];
    const place = stageRound({ stage: now, round: is });
    texts.push({ kind: 'schedule', text: `${place}: ${to} (antes ${from})` });
  }
  for (const { was, now: is, count } of renamings) {
    const { kind, text } = playerSentence(now.fullName, renamedText(was.nick, is.nick));
    texts.push({ kind, text: text(count), count });
  }
  // Other codes and sides change no page's meaning: they only explain why the sheet is another.
  const meaningful = texts.filter(({ kind }) => kind !== 'detail');
  return meaningful.length > 0 ? meaningful : texts;
}

/** Fields of documents whose names in Firestore are others. */
const fieldNames: Readonly<Record<string, string>> = {
  publishedAt: 'date',
  cardImage: 'image (tarjeta)',
  mainImage: 'image (página)',
  paragraphs: 'parragraphs',
  isCancelled: 'cancelled',
};

interface Table {
  source: SourceName;
  title: string;
  rows: readonly TableRow[];
  /** Largest change of a number in the field that is usual. A larger one is a leap. */
  usual: (field: string) => number;
}

function rankingTable({ sources }: Moment): Table {
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
      return {
        source: standingsSheet(competition.id, config.id),
        title: `posiciones de ${stage.fullName}`,
        rows: placed.toSorted((a, b) => a.row - b.row),
        // A result moves its players by a few places; a move by half of the table is a leap.
        usual: (field) => (field === 'puesto' ? Math.max(rows.length / 2, 3) - 1 : 9),
      };
    }),
  );
}

function documentTables({ sources }: Moment): Table[] {
  return Object.values(collections).map((collection): Table => {
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
}

const tablesOf = (moment: Moment): Table[] => [
  ...standingsTables(moment),
  rankingTable(moment),
  ...documentTables(moment),
];

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

function fieldText(
  { was, field }: RowChange & { kind: 'field' },
  old: unknown,
  value: unknown,
): string {
  const [from, to] = [valueOf(old), valueOf(value)];
  return `${was.name}, ${field} ${from && to ? `${from} → ${to}` : 'cambió'}`;
}

function tableTexts(before: Table, now: Table, replacementText: ReplacementText): ChangeText[] {
  const texts: ChangeText[] = [];
  const leaps: { size: number; text: string }[] = [];
  const others = new Set<TableRow>();
  const { changes, isReordered } = diffRows(before.rows, now.rows);
  for (const change of changes) {
    if (change.kind === 'gone')
      texts.push({ kind: 'lost', text: `ya no figura ${change.was.name}` });
    else if (change.kind === 'added')
      texts.push({ kind: 'added', text: `${change.now.name} (nuevo)` });
    else if (change.kind === 'renamed') {
      texts.push({ kind: 'player', text: replacementText(change.was.name, change.now.name) });
    } else {
      const [old, value] = [change.was.fields[change.field], change.now.fields[change.field]];
      const text = fieldText(change, old, value);
      const size = leapSize(old, value);
      if (typeof (old ?? value) !== 'number') texts.push({ kind: 'edited', text });
      else if (size > now.usual(change.field)) leaps.push({ size, text });
      else others.add(change.now);
    }
  }
  for (const { text } of leaps.toSorted((a, b) => b.size - a.size))
    texts.push({ kind: 'leap', text });
  const count = others.size;
  const numbers = `cambiaron los números de ${counted(count, 'jugador', 'jugadores')}`;
  if (count > 0) texts.push({ kind: 'detail', text: numbers, count });
  if (changes.length === 0 && isReordered) {
    texts.push({ kind: 'detail', text: 'las mismas filas, en otro orden' });
  }
  return texts;
}

const renamedText: ReplacementText = (was, now) => `${was} ahora se llama ${now}`;

/** Returns how to say that a player has another's place: a row of the ranking with the same id is the same person. */
function replacementTexts(before: Moment, now: Moment): ReplacementText {
  const renamed = new Map<string, string>();
  const { changes } = diffRows(rankingTable(before).rows, rankingTable(now).rows);
  for (const { kind, was, now: is } of changes) {
    if (kind === 'renamed') renamed.set(was.key, is.key);
  }
  return (was, is) => {
    const isRenamed = renamed.get(playerKey(was)) === playerKey(is);
    return isRenamed ? renamedText(was, is) : `${is} en lugar de ${was}`;
  };
}

/**
 * Says what changed in the duels, tables and documents of two snapshots with the same sources, in no particular order.
 * @param today A change of schedule is told only of duels whose day is not over.
 */
export function changeTexts(before: Moment, now: Moment, today: CalendarDate): Change[] {
  const texts: Change[] = [];
  const replacementText = replacementTexts(before, now);
  for (const [index, stage] of now.season.stages.entries()) {
    const was = before.season.stages[index];
    if (!was) continue;
    for (const text of stageTexts(was, stage, today, replacementText)) {
      texts.push({ ...text, source: sourceOf(stage) });
    }
  }
  const tables = tablesOf(before);
  for (const [index, table] of tablesOf(now).entries()) {
    const { source, title } = table;
    for (const { text, ...change } of tableTexts(tables[index] ?? table, table, replacementText)) {
      texts.push({ ...change, source, text: `${title}: ${text}` });
    }
  }
  return texts;
}
