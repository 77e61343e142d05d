/** Finds the word that somebody probably meant. */
import { distance } from 'fastest-levenshtein';

/** The candidate closest to a word, ignoring case. Undefined if none is near: 2 letters, or a third, may differ. */
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
