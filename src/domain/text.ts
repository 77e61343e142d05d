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

/** In UTF-16 units. No word, title, nick or cell is so long, and no server takes such an address. */
const longest = { text: 200, address: 2000 };

const limitOf = (text: string): number =>
  /^\W{0,2}https?:\/\//i.test(text) ? longest.address : longest.text;

/** The beginning of a text that a limit cuts, without half of a character. */
const beginning = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');

/** Ends a text that no page could lay out. */
function cut(text: string): string {
  const limit = limitOf(text);
  return text.length <= limit ? text : `${beginning(text, limit - 1)}…`;
}

/** Whether this text, which `cleanText` or `cleanLine` made, is one that was cut, or has a word that was. */
export const hasCut = (text: string): boolean =>
  [text, ...text.split(/\s+/)].some(
    (part) => part.endsWith('…') && [0, 1].includes(limitOf(part) - part.length),
  );

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
    .replace(/\S+/g, cut)
    .trim();
}

// Marked pure, so that islands leave it out: not every browser has it.
const characters = /* @__PURE__ */ new Intl.Segmenter('es', { granularity: 'grapheme' });

/** In UTF-16 units, on an average: a character may have any number of accents. */
const longestCharacter = 8;

/** First `length` characters as readers count them: no emoji or accent is cut in half. */
export function firstCharacters(text: string, length: number): string {
  let count = 0;
  const most = beginning(text, length * longestCharacter);
  for (const { index } of characters.segment(most)) {
    if (count === length) return text.slice(0, index);
    count += 1;
  }
  return most;
}

/** White space folded to single spaces: for one-line uses such as meta descriptions. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text of one line, such as a title, a nick or a cell: normalised by `cleanText`, and of a reasonable length. */
export const cleanLine = (text: string): string => cut(oneLine(cleanText(text)));

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

/** In bytes: systems allow names of files 255, of which an ending and a number are part. */
const longestName = 200;

/** As much of a text as the name of a file has room for. */
export const fileName = (text: string, bytes = longestName): string =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read);

/** Text as part of an address or file name: `1ª temporada, Fecha 3` → `1a-temporada-fecha-3`. */
export function slug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return fileName(words).replace(/^-|-$/g, '');
}
