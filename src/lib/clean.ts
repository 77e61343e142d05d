/**
 * Cleans text for where it goes: pages, logs, Markdown. Only `beginsWithAddress` and `saysNothing` ask what it says.
 */

/** Spaces of any width, and what only looks blank: people paste fillers and Braille cells into nicks. */
const blanks = /[\p{Zs}\u2800\u3164\uffa0]/gu;

/**
 * The first group matches an emoji with its joiners and selectors, which stay. The rest matches what cannot be seen:
 * direction marks of chats, joiners beside letters, control characters, and noncharacters, which XML cannot carry.
 */
const emojiOrInvisible =
  /(\p{ExtPict}(?:[\ufe0e\ufe0f\p{EMod}\u{e0020}-\u{e007f}]|\u200d(?=\p{ExtPict}))*|\ufe0f\u20e3)|[\p{DI}\ufff9-\ufffb\p{Cs}\p{NChar}]|[^\P{Cc}\n\t]/gu;

/** Maximum lengths in UTF-16 units. No real title, nick or cell is longer, and no server accepts a longer address. */
const maxLength = { text: 200, address: 2000 };

/** True if a text begins with `http://` or `https://`, also in capitals, or after one or two marks or spaces. */
export const beginsWithAddress = (text: string): boolean => /^\W{0,2}https?:\/\//i.test(text);

const limitOf = (text: string): number =>
  beginsWithAddress(text) ? maxLength.address : maxLength.text;

/** Returns the first `length` UTF-16 units, without half of a surrogate pair at the end. */
const beginning = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');

/** Cuts a text of over `length` UTF-16 units (at least 1) to at most that, «…» at its end included. Others stay. */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${beginning(text, length - 1)}…`;

/** Shortens a word or line that no page could lay out to its maximum length. */
const cut = (text: string): string => shorten(text, limitOf(text));

/** True if a text looks like one that `cut` shortened. Without half of a surrogate pair it has one unit less. */
function isCut(text: string): boolean {
  const missing = limitOf(text) - text.length;
  return text.endsWith('…') && (missing === 0 || missing === 1);
}

/** True if a text, or a word in it, ends in «…» and has 199 or 200 units (an address: 1,999, 2,000) as after a cut. */
export const hasCut = (text: string): boolean => isCut(text) || text.split(/\s+/).some(isCut);

/**
 * Normalises a source's text (docs/product.md, «Reading a sheet»): NFC, blanks of any width to spaces, other line
 * breaks (Word's U+000B, a chat's U+2028) to `\n`, invisible and control characters dropped (line breaks, tabs and
 * those in emojis stay), each word cut by `shorten` to 200 units (an address: 2,000), ends trimmed. Several blanks in a
 * row stay.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(blanks, ' ')
    .replace(emojiOrInvisible, '$1')
    .normalize('NFC')
    .replace(/\S+/g, cut)
    .trim();
}

// The annotation lets the bundler drop this from islands: not every browser has Intl.Segmenter.
const segmenter = /* @__PURE__ */ new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Splits a text into characters as readers count them: an emoji, a letter with its accents, or a space is one. */
export const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Average length allowed per character, in UTF-16 units. A single character may carry any number of accents. */
const maxCharacterLength = 8;

/** A text's first `length` characters (`charactersOf`), without «…»; fewer if they average over 8 UTF-16 units each. */
export function firstCharacters(text: string, length: number): string {
  const candidate = beginning(text, length * maxCharacterLength);
  const characters = charactersOf(candidate);
  // A shortened candidate may end within its last character, which is kept only if it is the first one, too.
  if (candidate !== text && characters.length > 1) characters.pop();
  return characters.slice(0, length).join('');
}

/** Makes single spaces of all white space, line breaks included, and trims the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Makes single spaces of white space and control characters (which could rewrite a log), and trims the ends. */
export const stripControlChars = (text: string): string => oneLine(text.replace(/\p{Cc}/gu, ' '));

/**
 * Returns the text in one line (`stripControlChars`), with a backslash before each of ``\|`*_~&<>[]#``; a list's `- `
 * or `1. ` in front stays as it is. A zero-width space (U+200B) follows `@` and `#` before a letter or digit, so that
 * GitHub makes no mention (`@name`) or link to an issue (`#1`) of it. GitHub does not know an escaped `@`.
 */
export const escapeMarkdown = (text: string): string =>
  stripControlChars(text)
    .replace(/[\\|`*_~&<>[\]#]/g, (mark) => `\\${mark}`)
    .replace(/[@#](?=[\p{L}\p{N}])/gu, '$&\u200b');

/** Normalises a title, nick or cell: `cleanText`, `oneLine`, then `shorten` to 200 units (an address: 2,000). */
export const cleanLine = (text: string): string => cut(oneLine(cleanText(text)));

/** True if a trimmed text says nothing (yet): empty, only dashes and dots (`-`, `...`), `N/A`, `n.d.`; not `nd`. */
export const saysNothing = (text: string): boolean => /^(?:[-–—.…]*|n[/.][ad]\.?)$/i.test(text);
