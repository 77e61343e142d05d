/** Writes the search's index: everything in it is in some file, and no file is large. */
import { sha256 } from '../snapshot/manifest.ts';
import type { Contents, Entry } from './format.ts';
import { wordsIn } from './words.ts';

/** Characters at which a file is full: about 6 KB as it travels, a tenth of a second on slow 3G. */
const fullAt = 16_000;

/** An index: its files by name, and the name of the one that names the others. */
export interface SearchIndex {
  contents: string;
  files: ReadonlyMap<string, string>;
}

/** Reads texts' words; thousands of texts have few different ones. */
function wordReader(): (text: string) => Set<string> {
  const known = new Map<string, string[]>();
  const wordsOf = (part: string): string[] => {
    let words = known.get(part);
    if (!words) known.set(part, (words = wordsIn(part).map(({ folded }) => folded)));
    return words;
  };
  return (text) => new Set([...new Set(text.split(/\s+/))].flatMap(wordsOf));
}

/** Where each word stands: see `Words`, before it is written as steps. */
function occurrences(entries: readonly Entry[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const add = (word: string, place: number): void => {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  };
  const read = wordReader();
  entries.forEach(([, title, , text], number) => {
    const inTitle = read(title);
    for (const word of inTitle) add(word, number * 2 + 1);
    for (const word of read(text)) if (!inTitle.has(word)) add(word, number * 2);
  });
  return places;
}

const steps = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** Pieces of JSON in groups of about `fullAt` characters, each with the place of its first piece. */
function groups(pieces: readonly string[]): { start: number; pieces: string[] }[] {
  const all: { start: number; pieces: string[] }[] = [];
  let size = Infinity;
  pieces.forEach((piece, index) => {
    if (size + piece.length > fullAt) {
      all.push({ start: index, pieces: [] });
      size = 0;
    }
    all.at(-1)?.pieces.push(piece);
    size += piece.length;
  });
  return all;
}

/**
 * The index of all entries; of two that fit a query equally, the later one is shown first. Files are
 * named by their content, so that one kept by a browser is never an old one.
 */
export function buildIndex(entries: readonly Entry[]): SearchIndex {
  const files = new Map<string, string>();
  const write = (content: string): string => {
    const name = `${sha256(content).slice(0, 12)}.json`;
    files.set(name, content);
    return name;
  };
  const words = [...occurrences(entries)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const wordFiles = groups(
    words.map(([word, places]) => `${JSON.stringify(word)}:${JSON.stringify(steps(places))}`),
  );
  const entryFiles = groups(entries.map((entry) => JSON.stringify(entry)));
  const contents: Contents = {
    words: wordFiles.map(({ start, pieces }) => [
      words[start]?.[0] ?? '',
      write(`{${pieces.join()}}`),
    ]),
    entries: entryFiles.map(({ start, pieces }) => [start, write(`[${pieces.join()}]`)]),
  };
  return { contents: write(JSON.stringify(contents)), files };
}
