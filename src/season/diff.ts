/** The one comparison of two versions of a season (docs/product.md, «What a publication changed»). */
import { counterparts } from '../lib/matching.ts';
import { slug } from '../lib/text.ts';
import { sides, type Side } from '../sources/sheets/side.ts';
import {
  alignSides,
  isBye,
  isDecided,
  isResult,
  matchesOf,
  pairOf,
  type Match,
  type Result,
  type Round,
  type Stage,
} from './model.ts';

/** The parts of a duel that identify it. */
interface DuelPlace extends Pick<Match, 'id' | 'home' | 'away'> {
  round: Pick<Round, 'name'>;
}

/** What changed in a duel that both versions have. */
type EditKind =
  /** A result of a duel that was open. */
  | 'played'
  /** Another result, or none any more. */
  | 'result'
  | 'players'
  /** Another round of the stage. */
  | 'moved'
  /** Another agreed day or hour, or postponed. */
  | 'schedule'
  /** The sides changed places, with their games. */
  | 'turned'
  | 'code';

/** An item that only one version has. */
type Presence<Item> =
  { kind: 'added'; was: null; now: Item } | { kind: 'gone'; was: Item; now: null };

/** One change of one duel. A duel may have several. It is `gone` if no row has it any more. */
export type DuelChange = { kind: EditKind; was: Match; now: Match } | Presence<Match>;

/** A player who has another nick in all duels. */
export interface Renaming {
  was: Side;
  now: Side;
  /** Number of duels. */
  count: number;
}

interface StageChanges {
  duels: DuelChange[];
  renamings: Renaming[];
  /** Rounds that have other days now. */
  rounds: { was: Round; now: Round }[];
}

const roundKey = ({ round }: DuelPlace): string => slug(round.name);

/** Functions that make keys of a duel, most reliable first. Two versions of a duel have a key in common. */
type Keys = readonly ((duel: DuelPlace) => string[])[];

/** Keys that two versions of a duel have in common if its players are the same. */
const keysOfPair: Keys = [
  (duel) => [`${roundKey(duel)} ${duel.id} ${pairOf(duel)}`],
  (duel) => [`${roundKey(duel)} ${pairOf(duel)}`],
  (duel) => [`${duel.id} ${pairOf(duel)}`],
  (duel) => [pairOf(duel)],
];

/**
 * Keys that decide which duel is which in two versions of a stage. Organisers renumber codes, move rows to other rounds
 * and replace players, usually one of these at a time, so each key does without some of them.
 */
const keysOfDuel: Keys = [
  ...keysOfPair,
  (duel) => sides.map((side) => `${roundKey(duel)} ${duel.id} ${duel[side].key}`),
  (duel) => sides.map((side) => `${roundKey(duel)} ${duel[side].key}`),
  (duel) => sides.map((side) => `${duel.id} ${duel[side].key}`),
  (duel) => [`${roundKey(duel)} ${duel.id}`],
];

/**
 * Lists the edits of items that both versions have, and the items that are gone, in the order of `before`; then the
 * added ones. @param same The item of now for each item of before. Items that are gone are not in the map.
 */
function changesOf<Item, Edit>(
  before: readonly Item[],
  now: readonly Item[],
  same: ReadonlyMap<Item, Item>,
  listEdits: (was: Item, now: Item) => Edit[],
): (Edit | Presence<Item>)[] {
  const changes: (Edit | Presence<Item>)[] = [];
  for (const was of before) {
    const counterpart = same.get(was);
    if (counterpart === undefined) changes.push({ kind: 'gone', was, now: null });
    else changes.push(...listEdits(was, counterpart));
  }
  const known = new Set(same.values());
  for (const item of now) {
    if (!known.has(item)) changes.push({ kind: 'added', was: null, now: item });
  }
  return changes;
}

/**
 * Maps each duel of before to a row of now with the same two players, on either side; if possible of the same round and
 * id, else of the same round, else of the same id. No row is taken twice. Duels without a row are not in the map.
 */
export const sameByPlayers = <Before extends DuelPlace>(
  duelsBefore: readonly Before[],
  rowsNow: readonly Match[],
): Map<Before, Match> => counterparts<DuelPlace, Before, Match>(duelsBefore, rowsNow, keysOfPair);

/** True if two results are the same, seen from the same side. */
const isSameResult = (a: Result, b: Result): boolean =>
  a.score?.join() === b.score?.join() && a.forfeit?.winner === b.forfeit?.winner;

/** True if a duel is decided. A score beside a bye decides nothing. */
const hasResult = (match: Match): boolean => isDecided(match) && !isBye(match);

/** True if both have the same agreed day and hour. */
const isSameSchedule = (a: Match, b: Match): boolean =>
  a.when?.date === b.when?.date && a.when?.time === b.when?.time && a.isPostponed === b.isPostponed;

/** True if a side has the same player, under the same nick or a new one. @param renamed New keys by former keys. */
const isSamePlayer = (was: Side, now: Side, renamed: ReadonlyMap<string, string>): boolean =>
  was.key === now.key || renamed.get(was.key) === now.key;

/** Lists what is different in a duel that both versions have. */
function duelEdits(was: Match, now: Match, renamed: ReadonlyMap<string, string>): DuelChange[] {
  const aligned = alignSides(was, now);
  const edits: EditKind[] = [];
  if (aligned !== was) edits.push('turned');
  if (sides.some((side) => !isSamePlayer(aligned[side], now[side], renamed))) edits.push('players');
  if (!hasResult(was) && hasResult(now)) edits.push('played');
  if (hasResult(was) && !isBye(now) && !isSameResult(aligned, now)) edits.push('result');
  if (roundKey(was) !== roundKey(now)) edits.push('moved');
  if (!isSameSchedule(was, now)) edits.push('schedule');
  if (was.code !== now.code) edits.push('code');
  return edits.map((kind) => ({ kind, was, now }));
}

/** Keys that two rows of one duel share: the same code and players, in the same round or with the same result. */
function copyKeys(duel: Match): string[] {
  const row = `${duel.code} ${pairOf(duel)}`;
  const keys = [`${row} ${roundKey(duel)}`];
  if (duel.score) keys.push(`${row} ${duel.home.key} ${duel.score.join('-')}`);
  return keys;
}

/**
 * Returns the rows that are duels of their own, and byes, in their order: not the earlier row of a duel that was moved,
 * nor a copy of another row. A copy has the same code and the same players, and either the same round, whoever is home,
 * or the same score and home player. Of several copies a decided one stays, or else the first.
 */
export function duelsIn(rows: readonly Match[]): Match[] {
  const notMoved = rows.filter((row) => !row.movedTo);
  const known = new Set<string>();
  const copies = new Set<Match>();
  const decidedFirst = notMoved.toSorted((a, b) => Number(isDecided(b)) - Number(isDecided(a)));
  for (const row of decidedFirst) {
    const keys = copyKeys(row);
    if (keys.some((key) => known.has(key))) copies.add(row);
    for (const key of keys) known.add(key);
  }
  return notMoved.filter((row) => !copies.has(row));
}

/**
 * Finds players with another nick in `duelsNow`: nobody has the former one any more, nobody had the new one, and it is
 * the only new one in the player's place, in at least two duels, one of them played. So a player whose open duels
 * somebody else takes over was not renamed. `was` and `now` are the former and the new side, `count` counts the duels.
 * @param isPlayed True if a duel of before has a result, but not by withdrawal.
 */
export function findRenamings<Before extends DuelPlace>(
  duelsBefore: readonly Before[],
  duelsNow: readonly Match[],
  isPlayed: (duel: Before) => boolean,
): Renaming[] {
  const keysIn = (duels: readonly DuelPlace[]): Set<string> =>
    new Set(duels.flatMap((duel) => sides.map((side) => duel[side].key)));
  const keysBefore = keysIn(duelsBefore);
  const keysNow = keysIn(duelsNow);
  const replaced: { was: Side; now: Side; isPlayed: boolean }[] = [];
  for (const [duelBefore, duelNow] of counterparts(duelsBefore, duelsNow, keysOfDuel)) {
    const aligned = alignSides({ ...duelBefore, score: null }, duelNow);
    for (const side of sides) {
      const was = aligned[side];
      const now = duelNow[side];
      if (was.kind !== 'player' || now.kind !== 'player') continue;
      // A player of both versions has the same nick as before.
      if (keysNow.has(was.key) || keysBefore.has(now.key)) continue;
      replaced.push({ was, now, isPlayed: isPlayed(duelBefore) });
    }
  }
  const renamings: Renaming[] = [];
  for (const duels of Map.groupBy(replaced, ({ was }) => was.key).values()) {
    const [first] = duels;
    const isByOnePlayer = new Set(duels.map(({ now }) => now.key)).size === 1;
    if (!first || !isByOnePlayer || duels.length < 2) continue;
    if (!duels.some((duel) => duel.isPlayed)) continue;
    renamings.push({ was: first.was, now: first.now, count: duels.length });
  }
  return renamings;
}

/**
 * Compares the duels of a stage, both from `duelsIn`. `duels` has a change for each kind of difference of a duel
 * (`turned`, `players`, `played`, `result`, `moved`, `schedule`, `code`), in the order of `duelsBefore` (`gone` has
 * null as `now`), then the added duels (null as `was`). `renamings` has the players' new nicks (`findRenamings`), which
 * are no change of `players`.
 */
export function diffDuels(
  duelsBefore: readonly Match[],
  duelsNow: readonly Match[],
): Omit<StageChanges, 'rounds'> {
  const same = counterparts(duelsBefore, duelsNow, keysOfDuel);
  const renamings = findRenamings(duelsBefore, duelsNow, isResult);
  const renamed = new Map(renamings.map((renaming) => [renaming.was.key, renaming.now.key]));
  const duels = changesOf(duelsBefore, duelsNow, same, (was, now) => duelEdits(was, now, renamed));
  return { duels, renamings };
}

/**
 * Compares two versions of a stage: `duels` and `renamings` as `diffDuels` finds them, and in `rounds` each round
 * (`was`, `now`) whose name stayed while its `interval` changed, in the order of `stageBefore`.
 */
export function diffStages(stageBefore: Stage, stageNow: Stage): StageChanges {
  const rounds: StageChanges['rounds'] = [];
  const nameKeys = ({ name }: Round): string[] => [slug(name)];
  for (const [was, now] of counterparts(stageBefore.rounds, stageNow.rounds, [nameKeys])) {
    if (was.interval !== now.interval) rounds.push({ was, now });
  }
  return { ...diffDuels(duelsIn(matchesOf(stageBefore)), duelsIn(matchesOf(stageNow))), rounds };
}

/** A row of a table, or a document of a collection. */
export interface TableRow {
  name: string;
  /** Key of the player, or id of the document. */
  key: string;
  /** Keys that identify the row in two versions, at most two, the most reliable first. Null if the row has none. */
  keys: readonly (string | null)[];
  fields: Readonly<Record<string, unknown>>;
}

/** One change of one row. */
export type RowChange =
  | Presence<TableRow>
  | { kind: 'renamed'; was: TableRow; now: TableRow }
  | { kind: 'field'; was: TableRow; now: TableRow; field: string };

/** Lists what is different in a row that both versions have: its key, then its fields. */
function rowEdits(was: TableRow, now: TableRow): RowChange[] {
  const changes: RowChange[] = [];
  if (was.key !== now.key) changes.push({ kind: 'renamed', was, now });
  for (const field of new Set([...Object.keys(was.fields), ...Object.keys(now.fields)])) {
    const isSame = JSON.stringify(was.fields[field]) === JSON.stringify(now.fields[field]);
    if (!isSame) changes.push({ kind: 'field', was, now, field });
  }
  return changes;
}

/**
 * Compares the rows of a table in two versions, matched by their `keys`. `changes` has each row that is gone, each with
 * another `key` (renamed), and each field with another value, in the order of `rowsBefore`, then the added rows.
 * `isReordered` is true if rows of both versions changed their order.
 */
export function diffRows(
  rowsBefore: readonly TableRow[],
  rowsNow: readonly TableRow[],
): { changes: RowChange[]; isReordered: boolean } {
  const firstKeys = ({ keys: [first] }: TableRow): string[] => (first ? [first] : []);
  const secondKeys = ({ keys: [, second] }: TableRow): string[] => (second ? [second] : []);
  const same = counterparts(rowsBefore, rowsNow, [firstKeys, secondKeys]);
  const changes = changesOf(rowsBefore, rowsNow, same, rowEdits);
  const inOrderBefore = rowsBefore.map((row) => same.get(row)).filter((row) => row !== undefined);
  const known = new Set(inOrderBefore);
  const inOrderNow = rowsNow.filter((row) => known.has(row));
  const isReordered = inOrderNow.some((row, index) => row !== inOrderBefore[index]);
  return { changes, isReordered };
}
