/**
 * Words of a text as the search compares them, in the build and in the browser: case and accents do
 * not count. Imports nothing, so that the page's script stays inline.
 */
const run = /[\p{L}\p{M}\p{N}]+/gu;

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A word, or the rest of one from an inner capital on: «flor» finds «JacarandáEnFlor». */
export interface Word {
  folded: string;
  /** Where it begins in the text. */
  at: number;
}

/** Every word of a text, and every rest of one that an inner capital begins. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(run)].flatMap(({ 0: word, index }) => {
    // No look-behind: Safari before 16.4 does not know it.
    const inner = [...word.matchAll(/\p{Ll}(?=\p{Lu})/gu)].map((match) => match.index + 1);
    return [0, ...inner].map((at) => ({ folded: fold(word.slice(at)), at: index + at }));
  });
}

/** What a query asks for: its words, each once. */
export function queryWords(query: string): string[] {
  return [...new Set([...query.matchAll(run)].map(([word]) => fold(word)))];
}

/** Whether a word answers a word of a query: by its beginning, and a single letter only by itself. */
export function answers(word: string, asked: string): boolean {
  return asked.length > 1 ? word.startsWith(asked) : word === asked;
}
