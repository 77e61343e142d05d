/** Finds the word that somebody probably meant. */
import { distance } from 'fastest-levenshtein';

/**
 * The candidate that differs from a word in the fewest letters, ignoring case; the first of several. Undefined if none is
 * similar: at most two letters may differ, or a third of a longer word.
 */
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
 * Asks in Spanish about the candidate that a person probably meant, as the end of a sentence: `; ¿es «reglas.md»?`. Empty
 * if no candidate is similar. @param extension Added to the candidate: `.md`.
 */
export function askNearest(word: string, candidates: readonly string[], extension = ''): string {
  const nearest = nearestOf(word, candidates);
  return nearest === undefined ? '' : `; ¿es «${nearest}${extension}»?`;
}
