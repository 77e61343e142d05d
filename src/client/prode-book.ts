/**
 * The picks that this device keeps: the visitor's own, and those of friends' links. Nothing of it is sent. Without
 * storage the book lasts as long as the page.
 */
import { listenTo } from './events.ts';
import { bookKey, readStored, store } from './storage.ts';
import { stageKey, type Pick, type Picks } from '../season/prode.ts';
import { cleanName, readPicks, writePicks, type SharedPicks } from './prode-link.ts';

/** Picks of one person by stage, and there by duel. */
type StagePicks = ReadonlyMap<string, Picks>;

export interface Book {
  /** The name in the visitor's links. Empty until it is chosen. */
  name: string;
  mine: StagePicks;
  /** Picks of each friend, by the friend's name. */
  friends: ReadonlyMap<string, StagePicks>;
}

const noPicks: Picks = new Map();

/** Somebody's picks in a stage, by duel id; empty without any. @param key The stage's `stageKey`. */
export const picksOf = (picks: StagePicks, key: string): Picks => picks.get(key) ?? noPicks;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

function readStages(value: unknown): StagePicks {
  const stages = new Map<string, Picks>();
  for (const [key, items] of Object.entries(fieldsOf(value))) {
    if (typeof items === 'string') stages.set(key, readPicks(items).picks);
  }
  return stages;
}

const writeStages = (stages: StagePicks): Record<string, string> =>
  Object.fromEntries([...stages].map(([key, picks]) => [key, writePicks(picks)]));

/** Parses a stored book. Damaged parts are left out; null gives an empty book. */
export function readBook(text: string | null): Book {
  let stored: Fields = {};
  try {
    stored = fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    // Somebody else wrote here: the book begins anew.
  }
  const friends = new Map<string, StagePicks>();
  for (const [name, stages] of Object.entries(fieldsOf(stored['friends']))) {
    if (cleanName(name) !== '') friends.set(cleanName(name), readStages(stages));
  }
  const name = typeof stored['name'] === 'string' ? cleanName(stored['name']) : '';
  return { name, mine: readStages(stored['mine']), friends };
}

/** Text of a book, for `readBook`. */
export const writeBook = ({ name, mine, friends }: Book): string =>
  JSON.stringify({
    name,
    mine: writeStages(mine),
    friends: Object.fromEntries(
      [...friends].map(([friend, stages]) => [friend, writeStages(stages)]),
    ),
  });

/** Returns a copy of the book with the visitor's pick for a duel, or with null, without it. `stage` is a `stageKey`. */
export function withPick(book: Book, stage: string, duel: string, pick: Pick | null): Book {
  const picks = new Map(picksOf(book.mine, stage));
  if (pick) picks.set(duel, pick);
  else picks.delete(duel);
  return { ...book, mine: new Map(book.mine).set(stage, picks) };
}

/** Returns a copy of the book with a friend's picks. They replace what the friend sent before of the same duels. */
export function withFriend(book: Book, { name, season, stage, picks }: SharedPicks): Book {
  const key = stageKey(season, stage);
  const stages = book.friends.get(name) ?? new Map<string, Picks>();
  const merged = new Map([...picksOf(stages, key), ...picks]);
  return { ...book, friends: new Map(book.friends).set(name, new Map(stages).set(key, merged)) };
}

/** Returns a copy of the book without a friend. */
export function withoutFriend(book: Book, name: string): Book {
  const friends = new Map(book.friends);
  friends.delete(name);
  return { ...book, friends };
}

const changed = 'prode:changed';
/** The stored text, for `readBook`. Null without a book. */
export const storedBook = (): string | null => readStored(bookKey);

/** Stores a book, or with null forgets it. Returns false if this device does not remember it after this page. */
export function storeBook(book: Book | null): boolean {
  const isStored = store(bookKey, book && writeBook(book));
  dispatchEvent(new Event(changed));
  return isStored;
}

/** Subscribes to changes of the book, also by other tabs; returns the unsubscribe function. */
export const onBookChange = (callback: () => void): (() => void) =>
  listenTo([changed, 'storage'], callback);
