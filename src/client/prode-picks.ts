/** El prode's picks as text, in links and in this device's book. Either may be damaged: reading keeps what is sound. */
import { cleanText, firstCharacters, oneLine } from '../lib/clean.ts';
import { stageKey, winnerOf, type ProdePick, type Picks } from '../season/prode.ts';
import type { Score } from '../sources/sheets/fixture.ts';
import { listenTo } from './events.ts';
import { bookKey, fieldsOf, parseFields, readStored, store } from './storage.ts';

/** One person's picks of a round, as a link has them. This page may not know the keys of season, stage and round. */
export interface SharedPicks {
  season: string;
  stage: string;
  round: string;
  /** Name that the person chose; shown as text. */
  name: string;
  picks: Picks;
  /** Number of items that could not be read, as after somebody cut the link. */
  unreadable: number;
}

const maxNameLength = 30;
/** More than the duels of a stage's season. */
const maxPicks = 300;

/** Makes a name's `~` and white space single spaces, and drops what is invisible or after 30 characters. May be ''. */
export const cleanName = (name: string): string =>
  firstCharacters(oneLine(cleanText(name.replaceAll('~', ' '))), maxNameLength).trim();

/** Writes a pick as `ana.beto.2-1.lm2x9k`, with the moment in base 36, or as `ana.beto.0.lm2x9k` without a score. */
function writePick(id: string, { winner, score, pickedAt }: ProdePick): string {
  const result = score === null ? `${winner}` : score.join('-');
  return `${id}.${result}.${pickedAt.toString(36)}`;
}

const writePicks = (picks: Picks): string =>
  [...picks].map(([id, pick]) => writePick(id, pick)).join('_');

/** What `writePick` writes. The result is `0` or `1`, the winner's seat, or the games of both players. */
const pickPattern =
  /^(?<id>[\p{L}\p{N}-]+\.[\p{L}\p{N}-]+(?:\.\d+)?)\.(?:(?<seat>[01])|(?<home>\d{1,2})-(?<away>\d{1,2}))\.(?<moment>[0-9a-z]{1,9})$/u;

/** Parses one item. Null if it is cut or no possible pick. */
function readPick(item: string): [id: string, ProdePick] | null {
  const { id, seat, home, away, moment } = pickPattern.exec(item)?.groups ?? {};
  if (id === undefined || moment === undefined) return null;
  const pickedAt = Number.parseInt(moment, 36);
  if (seat !== undefined) return [id, { winner: seat === '0' ? 0 : 1, score: null, pickedAt }];
  const score: Score = [Number(home), Number(away)];
  const winner = winnerOf(score);
  return winner === null ? null : [id, { winner, score, pickedAt }];
}

/** Parses what `writePicks` wrote, as far as it is sound. `unreadable` counts the other items, and those after 300. */
function readPicks(text: string): { picks: Map<string, ProdePick>; unreadable: number } {
  const picks = new Map<string, ProdePick>();
  let unreadable = 0;
  for (const item of text.split('_').filter(Boolean)) {
    const pick = picks.size < maxPicks ? readPick(item) : null;
    if (pick) picks.set(...pick);
    else unreadable += 1;
  }
  return { picks, unreadable };
}

/**
 * Writes the value, not encoded, of the address parameter `prode`: cleaned name, season, stage, round and picks, in the
 * map's order. A pick is the duel's id, games in the order of its id (or the winner's seat, 0 or 1), and its moment
 * (ms) in base 36: `Ana~2026~oroa~fecha-5~ana.beto.1-2.lm2x9k_caro.dani.0.lm2xb3`.
 */
export function writeLink(shared: Omit<SharedPicks, 'unreadable'>): string {
  const { name, season, stage, round, picks } = shared;
  return [cleanName(name), season, stage, round, writePicks(picks)].join('~');
}

/**
 * Parses the decoded text that `writeLink` wrote. Null if season, stage or round is missing or empty. Name and picks
 * may be empty. Damaged picks, also draws, and those after the 300th are left out and counted in `unreadable`.
 */
export function readLink(text: string): SharedPicks | null {
  const [name = '', season, stage, round, items = ''] = text.split('~');
  if (!season || !stage || !round) return null;
  return { name: cleanName(name), season, stage, round, ...readPicks(items) };
}

/** Picks of one person by stage, and there by duel. */
type StagePicks = ReadonlyMap<string, Picks>;

/** The picks that this device keeps. Nothing of them is sent. */
export interface Book {
  /** The name in the visitor's links. Empty until it is chosen. */
  name: string;
  /** The visitor's own picks. */
  mine: StagePicks;
  /** Picks of each friend, by the friend's name. */
  friends: ReadonlyMap<string, StagePicks>;
}

/** Somebody's picks in a stage, by duel id; empty without any. @param key The stage's `stageKey`. */
export const picksOf = (picks: StagePicks, key: string): Picks => picks.get(key) ?? new Map();

function readStages(value: unknown): StagePicks {
  const stages = new Map<string, Picks>();
  for (const [key, items] of Object.entries(fieldsOf(value))) {
    if (typeof items === 'string') stages.set(key, readPicks(items).picks);
  }
  return stages;
}

const writeStages = (stages: StagePicks): Record<string, string> =>
  Object.fromEntries([...stages].map(([key, picks]) => [key, writePicks(picks)]));

/** Parses `storedBook`'s text, without damaged picks and nameless friends. Null or no JSON object: an empty book. */
export function readBook(text: string | null): Book {
  const stored = parseFields(text);
  const friends = new Map<string, StagePicks>();
  for (const [name, stages] of Object.entries(fieldsOf(stored['friends']))) {
    if (cleanName(name) !== '') friends.set(cleanName(name), readStages(stages));
  }
  const name = typeof stored['name'] === 'string' ? cleanName(stored['name']) : '';
  return { name, mine: readStages(stored['mine']), friends };
}

const writeBook = ({ name, mine, friends }: Book): string =>
  JSON.stringify({
    name,
    mine: writeStages(mine),
    friends: Object.fromEntries(
      [...friends].map(([friend, stages]) => [friend, writeStages(stages)]),
    ),
  });

/** Returns a copy of the book with the visitor's pick for a duel (id), replacing any other. @param stage `stageKey`. */
export function withPick(book: Book, stage: string, duel: string, pick: ProdePick): Book {
  const picks = new Map(picksOf(book.mine, stage)).set(duel, pick);
  return { ...book, mine: new Map(book.mine).set(stage, picks) };
}

/**
 * Returns a copy of the book with picks of the friend `name` added. They replace those that a friend of exactly this
 * name has of the same duels.
 */
export function withFriend(book: Book, { name, season, stage, picks }: SharedPicks): Book {
  const key = stageKey(season, stage);
  const stages = book.friends.get(name) ?? new Map<string, Picks>();
  const merged = new Map([...picksOf(stages, key), ...picks]);
  return { ...book, friends: new Map(book.friends).set(name, new Map(stages).set(key, merged)) };
}

/** Returns a copy of the book without the friend of exactly this name, if any, and the friend's picks. */
export function withoutFriend(book: Book, name: string): Book {
  const friends = [...book.friends].filter(([friend]) => friend !== name);
  return { ...book, friends: new Map(friends) };
}

/** Own event, because browsers send `storage` only to other tabs. */
const changed = 'prode:changed';

/** This device's picks as text, for `readBook`. Null without any. Without storage they last as long as the page. */
export const storedBook = (): string | null => readStored(bookKey);

/**
 * Stores the picks of this device, or with null forgets them, and calls the listeners of `onBookChange`. Returns false
 * if that lasts only as long as the page.
 */
export function storeBook(book: Book | null): boolean {
  const isStored = store(bookKey, book && writeBook(book));
  dispatchEvent(new Event(changed));
  return isStored;
}

/** Calls back after `storeBook`, at `storage`, `pageshow` and `own-nicks`, not now. Returns a function to stop that. */
export const onBookChange = (callback: () => void): (() => void) =>
  listenTo([changed, 'own-nicks', 'pageshow', 'storage'], callback);
