/** What a result shows of a text, with what was asked for told apart. Runs in the browser. */
import { answers, wordsIn } from './words.ts';

/** A piece of text, and whether it is what was asked for. */
export type Piece = readonly [text: string, isHit: boolean];

const before = 60;
const length = 200;

/** A text in pieces, in order. */
export function pieces(text: string, asked: readonly string[]): Piece[] {
  const all: Piece[] = [];
  let end = 0;
  for (const { folded, at } of wordsIn(text)) {
    const longest = Math.max(0, ...asked.map((word) => (answers(folded, word) ? word.length : 0)));
    if (longest === 0 || at < end) continue;
    all.push([text.slice(end, at), false], [text.slice(at, at + longest), true]);
    end = at + longest;
  }
  return [...all, [text.slice(end), false] as const].filter(([piece]) => piece !== '');
}

/** The part of a text around the first word that was asked for; its beginning where there is none. */
export function excerpt(text: string, asked: readonly string[]): string {
  const hit = wordsIn(text).find(({ folded }) => asked.some((word) => answers(folded, word)));
  const at = hit?.at ?? 0;
  const from = at > before ? Math.min(at, text.indexOf(' ', at - before) + 1) : 0;
  const rest = text.slice(from);
  const end = rest.lastIndexOf(' ', length);
  const shown =
    rest.length > length
      ? `${rest.slice(0, end > 0 ? end : length).replace(/[.,;:]+$/, '')}…`
      : rest;
  return from > 0 ? `…${shown}` : shown;
}
