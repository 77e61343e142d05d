/** Text as it comes from sources: normalised, never interpreted. */

/**
 * What cannot be seen: soft hyphens, marks of direction as chats leave them, control characters. The
 * joiners of emoji are not among them.
 */
const invisible =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\n\t]/gu;

/**
 * Normalises a source's text (docs/product.md, «Reading a sheet»): NFC, no-break spaces to spaces,
 * invisible and control characters dropped (line breaks and tabs stay), ends trimmed.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .trim();
}

// Marked pure, so that islands leave it out: not every browser has it.
const characters = /* @__PURE__ */ new Intl.Segmenter('es', { granularity: 'grapheme' });

/** First `length` characters as readers count them: no emoji or accent is cut in half. */
export function firstCharacters(text: string, length: number): string {
  let count = 0;
  for (const { index } of characters.segment(text)) {
    if (count === length) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** White space folded to single spaces: for one-line uses such as meta descriptions. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** Orders texts character by character: keys, and moments such as `2026-11-20 21:00`. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders names as a Spanish reader expects: accents and case ignored, ñ after n. */
export function compareNames(a: string, b: string): number {
  return spanish.compare(a, b) || compareTexts(a, b);
}

/** Whether two names are the same to a reader: `Única` and `unica`. */
export function sameName(a: string, b: string): boolean {
  return spanish.compare(a, b) === 0;
}

/** Names as a sentence lists them: `Ana, Beto y Caro`. */
export function listNames(names: readonly string[]): string {
  return listParts(names)
    .map(({ value }) => value)
    .join('');
}

/** The same in pieces: the names are those of type `element`. */
export function listParts(
  names: readonly string[],
): { type: 'element' | 'literal'; value: string }[] {
  return new Intl.ListFormat('es', { type: 'conjunction' }).formatToParts(names);
}

/**
 * Key under which two spellings of a nick are equal (docs/product.md, «Players and nicks»); white space is as
 * browsers show it.
 */
export function nickKey(nick: string): string {
  return oneLine(cleanText(nick)).toLocaleLowerCase('es');
}

/** A name that is not taken yet: the next ones are numbered from 2 on. It is taken from now on. */
export function takeName(plain: string, taken: Set<string>): string {
  let name = plain;
  for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`;
  taken.add(name);
  return name;
}

/** Systems allow names of files 255 bytes. */
const longestSlug = 200;

/** Text as part of an address or file name: `1ª temporada, Fecha 3` → `1a-temporada-fecha-3`. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');
}
