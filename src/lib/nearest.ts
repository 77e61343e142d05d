import { distance } from 'fastest-levenshtein';

/** The known name closest to a word, ignoring case. Undefined if more than 2 letters and a third of the word differ. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, word.length / 3) ? best.name : undefined;
}

/** Asks about the known name that a person probably meant: `; ¿es «reglas.md»?`. Empty if none is similar. */
export function askNearest(word: string, known: readonly string[], extension = ''): string {
  const nearest = nearestOf(word, known);
  return nearest === undefined ? '' : `; ¿es «${nearest}${extension}»?`;
}
