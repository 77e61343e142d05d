/** Describes changes for a player since this device last showed the player's card (docs/product.md, «My card»). */
import { fieldsOf, parseFields } from './storage.ts';
import type { Facts } from '../data/own-card.ts';

/** Key of the visit in the device's storage. */
export const visitKey = 'visita';

/** A visit as the device remembers it. */
export interface Visit {
  /** Address of the player's page. */
  path: string;
  /** Time in ms at which a page was last opened. */
  at: number;
  /** Facts at the end of the previous visit; null at the first visit. */
  before: Facts | null;
  /** Facts that a page of this visit read last; null until a page reads facts. */
  now: Facts | null;
}

const isPlace = (place: unknown): place is Facts['places'][number] =>
  Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'number';

const isNextDuel = (next: unknown): next is NonNullable<Facts['next']> =>
  Array.isArray(next) && next.length === 2 && next.every((text) => typeof text === 'string');

/** Reads facts as a device stored them, without damaged places and duels. Null without results or a list of places. */
function readFacts(value: unknown): Facts | null {
  const { results, places, next } = fieldsOf(value);
  if (typeof results !== 'number' || !Array.isArray(places)) return null;
  return { results, places: places.filter(isPlace), next: isNextDuel(next) ? next : null };
}

/** Parses a stored visit's JSON. Null unless `path` is a text and `at` a number. Damaged facts become null. */
export function readVisit(stored: string | null): Visit | null {
  const { path, at, before, now } = parseFields(stored);
  if (typeof path !== 'string' || typeof at !== 'number') return null;
  return { path, at, before: readFacts(before), now: readFacts(now) };
}

/** A visit ends when no page is opened for this time. */
const visitGapMs = 30 * 60_000;

/**
 * Returns the visit to store when a page is opened at `at` (ms), and the visitor's player has the page `path`. It is
 * `last` with the new time if `last` has this path and is at most 30 minutes old. Otherwise it is new: its `now` is
 * null, and its `before` is the `now` of `last`, or else its `before`; null if `last` is null or has another path.
 */
export function visitAt(last: Visit | null, at: number, path: string): Visit {
  if (last?.path !== path) return { path, at, before: null, now: null };
  const isNew = at - last.at > visitGapMs;
  return isNew ? { path, at, before: last.now ?? last.before, now: null } : { ...last, at };
}

// `daysTo` of time-spans.ts does the same; importing it would load one more file on each page with the card.
const dayMs = 86_400_000;

/** Lists what is new: `3 resultados`, `pasaste de 3.º a 2.º`. A place that was not known before is no change. */
function changesBetween(before: Facts, now: Facts): string[] {
  const changes: string[] = [];
  const results = now.results - before.results;
  if (results > 0) changes.push(`${results} resultado${results > 1 ? 's' : ''}`);
  const placesBefore = new Map(before.places);
  for (const [table, place] of now.places) {
    const last = placesBefore.get(table);
    if (last !== undefined && last !== place) changes.push(`pasaste de ${last}.º a ${place}.º`);
  }
  return changes;
}

/**
 * Says in Spanish how `now` differs from `before`: `Desde tu última visita: 3 resultados; pasaste de 3.º a 2.º.`, or
 * `nada nuevo`. The next duel is added if it is today or tomorrow at `at`: `; mañana jugás contra Ana`. If `before` is
 * null (first visit) the text begins `Cuando vuelvas, acá vas a leer qué cambió` instead. Empty if `now` is null.
 */
export function describeVisit({ at, before, now }: Visit): string {
  if (!now) return '';
  const news = before ? changesBetween(before, now) : ['Cuando vuelvas, acá vas a leer qué cambió'];
  if (news.length === 0) news.push('nada nuevo');
  if (now.next) {
    const [rival, start] = now.next;
    const days = Math.ceil((Date.parse(start) - at) / dayMs);
    if (days === 0) news.push(`hoy jugás contra ${rival}`);
    if (days === 1) news.push(`mañana jugás contra ${rival}`);
  }
  return `${before ? 'Desde tu última visita: ' : ''}${news.join('; ')}.`;
}
