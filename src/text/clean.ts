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

/** Limits of a text and of an address, in UTF-16 units. No title, nick or cell is longer, and no server takes such an address. */
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

/** Limit of a character's length, in UTF-16 units and on an average: a character may have any number of accents. */
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
