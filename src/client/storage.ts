/** What this device remembers. Where storage is denied or full, it lasts as long as the page. */

/** Key of the picks of el prode. prode-picks.ts reads them; devices without picks never load it. */
export const bookKey = 'prode';

/** Texts that could not be stored; null for a text that was removed. */
const memory = new Map<string, string | null>();

/** Returns the text under a key on this device, or null. What `store` could not store is remembered by this page. */
export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or with null removes it. Returns false if that lasts only as long as the page. Never throws. */
export function store(key: string, text: string | null): boolean {
  memory.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Returns the fields of an object of unknown type, by name. Empty if the value is no object, or is an array. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Parses a stored text as JSON, and returns its object's fields by name. Empty for null, a list, and anything else. */
export function parseFields(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
