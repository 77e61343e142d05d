/** What somebody may have meant to write. */
import { distance } from 'fastest-levenshtein';

/** The one of `known` that is most like a word, where any is like it. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, word.length / 3) ? best.name : undefined;
}
