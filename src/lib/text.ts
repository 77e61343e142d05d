/** Compares and lists names, and writes them into addresses, file names and HTML. */
import { distance } from 'fastest-levenshtein';
import { cleanText, oneLine } from './clean.ts';

// Pure constants: a browser script contains only those that it uses.
const spanish = /* @__PURE__ */ new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** Compares keys, or moments such as `2026-11-20 21:00`, for `sort`: by code units, so that capitals come first. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Compares names for `sort`, as Spanish readers expect: ñ after n, 2 before 10. Accents and case decide last. */
export function compareNames(a: string, b: string): number {
  return spanish.compare(a, b) || compareTexts(a, b);
}

/** True if two names are equal but for accents, case and zeros before numbers: `Única` and `unica`. An ñ is no n. */
export function sameName(a: string, b: string): boolean {
  return spanish.compare(a, b) === 0;
}

/** Removes accents, the tilde of ñ and case: `Ñandú` becomes `nandu`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Key, in lower case, under which two spellings of a nick are equal (docs/product.md, «Players and nicks»). Case, extra
 * white space and invisible characters do not count; accents do. A former nick is another player: see `playerKey`.
 */
export function nickKey(nick: string): string {
  return oneLine(cleanText(nick).replace(/\p{DI}/gu, '')).toLocaleLowerCase('es');
}

/** Removes case, accents, spaces, punctuation and invisible characters. */
const searchKey = (text: string): string => fold(text).replace(/[\s\p{P}\p{DI}]/gu, '');

/** True if a text to search for has a letter, digit or symbol (`+`, an emoji): not only spaces and punctuation. */
export const isSearch = (query: string): boolean => searchKey(query) !== '';

/**
 * Returns a function that is true for nicks that contain a text. Case, accents, spaces, punctuation and invisible
 * characters do not matter. A text with none but these is in every nick, as an empty one is.
 */
export function nickMatcher(query: string): (nick: string) => boolean {
  const key = searchKey(query);
  return (nick) => searchKey(nick).includes(key);
}

/** The first candidate with fewest edits to a word, ignoring case: up to 2 or a third of its length. Else undefined. */
export function nearestOf(word: string, candidates: readonly string[]): string | undefined {
  const maxDifference = Math.max(2, word.length / 3);
  let nearest: string | undefined;
  let leastDifference = Infinity;
  for (const candidate of candidates) {
    const difference = distance(word.toLowerCase(), candidate.toLowerCase());
    if (difference > maxDifference || difference >= leastDifference) continue;
    nearest = candidate;
    leastDifference = difference;
  }
  return nearest;
}

/**
 * Asks in Spanish about the closest candidate (`nearestOf`), to end a sentence: `; ¿es «reglas.md»?`. Empty if none is.
 * @param extension Follows the candidate: `.md`. Default: none.
 */
export function askNearest(word: string, candidates: readonly string[], extension = ''): string {
  const nearest = nearestOf(word, candidates);
  return nearest === undefined ? '' : `; ¿es «${nearest}${extension}»?`;
}

const conjunction = /* @__PURE__ */ new Intl.ListFormat('es', { type: 'conjunction' });

/** Lists names in a sentence, in their order: `Ana`, `Ana, Beto y Caro`, `Ana e Inés`; empty without names. */
export function listNames(names: readonly string[]): string {
  return conjunction.format(names);
}

/** Splits names that a person lists, trimmed, not empty: `Ana, Beto y Caro`, `Ana / Beto; y Caro`, `Ana e Inés`. */
export const splitNames = (text: string): string[] =>
  text
    .trim()
    .split(/\s*[,;/]\s*(?:(?:y|e(?=\s+h?[ií]))\s+)?|\s+y\s+|\s+e\s+(?=h?[ií])/i)
    .filter(Boolean);

/** Returns `wanted`, or if `taken` has it, the first free name: `oro-2`, `oro-3`… Changes `taken`: adds the name. */
export function takeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  taken.add(name);
  return name;
}

/** Maximum length of a file name in bytes. File systems allow 255, which include an extension and a number. */
const maxNameBytes = 200;

/** Cuts the end of a text that is too long for a file name. @param bytes Maximum length in UTF-8; default: 200. */
export const cutFileName = (text: string, bytes = maxNameBytes): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read);

/** Returns a text whose first character is a capital, if it is a letter: `jue 24/9` → `Jue 24/9`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Part of an address or file name: `Copa Ñandú, 3ª` → `copa-nandu-3a`. Cut to 200 bytes. May be empty: `¡!`. */
export function slug(text: string): string {
  const words = fold(text.normalize('NFKD')).replace(/[^\p{L}\p{N}]+/gu, '-');
  return cutFileName(words).replace(/^-|-$/g, '');
}

/** Escapes `&`, `<`, `>` and `"` for HTML that is written by hand. In attributes, use double quotes: `'` stays. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
