/** The search from end to end without a browser: the index's files, and what they answer. */
import { describe, expect, test } from 'vitest';
import { buildIndex } from '../../../src/search/build-index.ts';
import { entriesOf, find } from '../../../src/search/find.ts';
import type { Contents, Entry, Read } from '../../../src/search/format.ts';
import { queryWords } from '../../../src/search/words.ts';

const entry = (title: string, text = '', kind = 'Noticia'): Entry => [
  kind,
  title,
  `/${title.length}`,
  text,
];

/** Titles that a query finds, in order, and the files it read. */
async function ask(entries: readonly Entry[], query: string) {
  const { contents, files } = buildIndex(entries);
  const asked = new Set<string>();
  const read: Read = <Content>(file: string) => {
    asked.add(file);
    return Promise.resolve(JSON.parse(files.get(file) ?? '') as Content);
  };
  const index = await read<Contents>(contents);
  const numbers = await find(queryWords(query), index, read);
  const found = await entriesOf(numbers, index, read);
  return { titles: found.map(([, title]) => title), files, index, asked };
}

const titlesOf = async (entries: readonly Entry[], query: string): Promise<string[]> =>
  (await ask(entries, query)).titles;

test.each([
  ['nandubay', 'Ñandubay', true],
  ['ÑANDUBAY', 'ñandubay', true],
  ['eliminación', 'Eliminacion directa', true],
  ['1a', 'Liga: 1ª temporada', true],
  ['comb', 'Café con Combinación', true],
  ['flor', 'JacarandáEnFlor', true],
  ['enflor', 'JacarandáEnFlor', true],
  ['meeple_sur', 'meeple_sur', true],
  ['2026', 'Final 2026', true],
  ['constructor', 'El constructor', true],
  ['__proto__', 'proto', true],
  ['andubay', 'Ñandubay', false],
  ['ligas', 'Liga', false],
  // A single letter finds itself.
  ['l', 'Liga', false],
  ['a', 'Grupo A', true],
  ['liga copa', 'Liga Nacional', false],
])('«%s» finds «%s»: %j', async (query, title, isFound) => {
  expect(await titlesOf([entry(title), entry('Otra cosa')], query)).toEqual(isFound ? [title] : []);
});

test.each(['', '  ', '«»', '😀'])('«%s» asks for nothing', (query) => {
  expect(queryWords(query)).toEqual([]);
});

test('of no entries, nothing is found', async () => {
  expect(await titlesOf([], 'copa')).toEqual([]);
});

test.each([
  [
    'titles before texts, whole words before beginnings',
    'copa',
    ['Uno: copas', 'Dos: copa', 'Copas', 'Copa', 'Nada'],
    ['Copa', 'Copas', 'Dos', 'Uno'],
  ],
  [
    'of two alike the later one',
    'copa',
    ['Copa vieja', 'Copa nueva'],
    ['Copa nueva', 'Copa vieja'],
  ],
  [
    'only what has every word, wherever it is',
    'final copa',
    ['Copa: final', 'Copa y final', 'Copa: sorteo'],
    ['Copa y final', 'Copa'],
  ],
])('first comes %s', async (_, query, lines, titles) => {
  const entries = lines.map((line) => entry(...(line.split(': ') as [string, string?])));
  expect(await titlesOf(entries, query)).toEqual(titles);
});

describe('an index of many files', () => {
  const words = Array.from({ length: 300 }, (_, index) => `palabra${index.toString(36)}`);
  const many = Array.from({ length: 1000 }, (_, index) =>
    entry(`Número ${index}`, words.filter((_, at) => (index * 7 + at) % 3 === 0).join(' ')),
  );

  test('answers as one of few would: a beginning is found in all entries that have it', async () => {
    const word = 'palabra5';
    const has = many.filter(([, , , text]) => text.split(' ').some((own) => own.startsWith(word)));
    expect(has.length).toBeGreaterThan(100);
    expect((await titlesOf(many, word)).toSorted()).toEqual(
      has.map(([, title]) => title).toSorted(),
    );
  });

  test('is read only where the query needs it', async () => {
    const { titles, files, index, asked } = await ask(many, 'número 77');
    expect(titles).toContain('Número 77');
    // No file is so large that a slow phone waits for it.
    expect(Math.max(...[...files.values()].map(({ length }) => length))).toBeLessThan(17_000);
    expect(files.size).toBe(1 + index.words.length + index.entries.length);
    expect(index.words.length).toBeGreaterThan(5);
    const wordFiles = index.words.filter(([, file]) => asked.has(file));
    expect(wordFiles.length).toBeLessThanOrEqual(3);
    expect(asked.size).toBeLessThan(files.size / 4);
  });

  test('is the same for the same entries, and names by content what another build keeps', () => {
    expect(buildIndex(many)).toEqual(buildIndex(many));
    const { files } = buildIndex(many);
    const after = buildIndex([...many, entry('Otra', 'noticia')]).files;
    const kept = [...files.keys()].filter((name) => after.has(name));
    expect(kept.length).toBeGreaterThan(files.size / 2);
    for (const name of kept) expect(after.get(name)).toBe(files.get(name));
  });
});
