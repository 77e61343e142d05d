/** Asks the index, reading no more of it than the question needs. Runs in the browser. */
import type { Contents, Entry, Read, Words } from './format.ts';
import { answers } from './words.ts';

/** Points of the entries that have a word: a title counts more than a text, a whole word than a beginning. */
async function pointsOf(
  asked: string,
  { words }: Contents,
  read: Read,
): Promise<Map<number, number>> {
  const points = new Map<number, number>();
  const files = words.filter(([first], index) => {
    const next = words[index + 1]?.[0];
    return (first <= asked || answers(first, asked)) && (next === undefined || next > asked);
  });
  const found = await Promise.all(files.map(([, file]) => read<Words>(file)));
  for (const [word, steps] of found.flatMap((file) => Object.entries(file))) {
    if (!answers(word, asked)) continue;
    let place = 0;
    for (const step of steps) {
      place += step;
      const entry = place >> 1;
      const own = 1 + (word === asked ? 1 : 0) + (place & 1) * 2;
      points.set(entry, Math.max(own, points.get(entry) ?? 0));
    }
  }
  return points;
}

/**
 * Numbers of the entries that have every word of the query, the best first.
 * @param words of `queryWords`, at least one
 */
export async function find(
  words: readonly string[],
  contents: Contents,
  read: Read,
): Promise<number[]> {
  const each = await Promise.all(words.map((word) => pointsOf(word, contents, read)));
  const sumOf = (entry: number): number =>
    each.reduce((sum, points) => sum + (points.get(entry) ?? 0), 0);
  return [...(each[0]?.keys() ?? [])]
    .filter((entry) => each.every((points) => points.has(entry)))
    .sort((a, b) => sumOf(b) - sumOf(a) || b - a);
}

/** Entries by their numbers, in that order. */
export async function entriesOf(
  numbers: readonly number[],
  { entries }: Contents,
  read: Read,
): Promise<Entry[]> {
  return Promise.all(
    numbers.map(async (number) => {
      const [first, file] = entries.findLast(([start]) => start <= number) ?? [0, ''];
      const entry = (await read<Entry[]>(file))[number - first];
      if (!entry) throw new Error(`no entry ${number} in ${file}`);
      return entry;
    }),
  );
}
