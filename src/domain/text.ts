/** Text as it comes from sources: normalised, never interpreted. */

/** Blanks that are no white space to Unicode, as people paste them into nicks: fillers and an empty Braille cell. */
const blanks = /[\u00a0\u2007\u202f\u2800\u3164\uffa0]/g;

/**
 * An emoji, whose joiners and selectors stay (the first group), or what cannot be seen: marks of direction as chats
 * leave them, joiners and selectors beside letters, control characters, and what is no character, which XML cannot
 * carry.
 */
const emojiOrInvisible =
  /(\p{ExtPict}(?:[\ufe0e\ufe0f\p{EMod}\u{e0020}-\u{e007f}]|\u200d(?=\p{ExtPict}))*|\ufe0f\u20e3)|[\p{DI}\ufff9-\ufffb\p{Cs}\p{NChar}]|[^\P{Cc}\n\t]/gu;

/** In UTF-16 units. No word is so long, and no server takes such an address. */
const longest = { word: 200, address: 2000 };

const limitOf = (word: string): number =>
  /^\W{0,2}https?:\/\//i.test(word) ? longest.address : longest.word;

/** Ends a word that no page could lay out. */
function cutWord(word: string): string {
  const limit = limitOf(word);
  if (word.length <= limit) return word;
  return `${word.slice(0, limit - 1).replace(/\p{Cs}$/u, '')}…`;
}

/** Whether `cleanText` had to cut a word of this text, which it made. */
export const hasCutWord = (text: string): boolean =>
  text.split(/\s+/).some((word) => word.endsWith('…') && word.length >= limitOf(word) - 1);

/**
 * Normalises a source's text (docs/product.md, «Reading a sheet»): NFC, no-break spaces to spaces,
 * invisible and control characters dropped (line breaks and tabs stay), words of a reasonable length, ends
 * trimmed.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(blanks, ' ')
    .replace(emojiOrInvisible, '$1')
    .normalize('NFC')
    .replace(/\S+/g, cutWord)
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

const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });

/** Names as a sentence lists them: `Ana, Beto y Caro`. */
export function listNames(names: readonly string[]): string {
  return conjunction.format(names);
}

/** The same in pieces: the names are those of type `element`. */
export function listParts(
  names: readonly string[],
): { type: 'element' | 'literal'; value: string }[] {
  return conjunction.formatToParts(names);
}

/**
 * Key under which two spellings of a nick are equal (docs/product.md, «Players and nicks»); white space is as
 * browsers show it, and selectors of emoji do not count.
 */
export function nickKey(nick: string): string {
  return oneLine(cleanText(nick).replace(/\p{DI}/gu, '')).toLocaleLowerCase('es');
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
