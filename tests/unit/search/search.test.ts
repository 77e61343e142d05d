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

describe('what counts as the same', () => {
  test.each([
    ['nandubay', 'Ñandubay'],
    ['ÑANDUBAY', 'ñandubay'],
    ['eliminación', 'Eliminacion directa'],
    ['1a', 'Liga: 1ª temporada'],
    ['comb', 'Café con Combinación'],
    ['flor', 'JacarandáEnFlor'],
    ['enflor', 'JacarandáEnFlor'],
    ['meeple_sur', 'meeple_sur'],
    ['2026', 'Final 2026'],
    ['constructor', 'El constructor'],
    ['__proto__', 'proto'],
  ])('«%s» finds «%s»', async (query, title) => {
    expect(await titlesOf([entry(title), entry('Otra cosa')], query)).toEqual([title]);
  });

  test.each([
    ['andubay', 'Ñandubay'],
    ['ligas', 'Liga'],
    ['l', 'Liga'],
    ['liga copa', 'Liga Nacional'],
  ])('«%s» does not find «%s»', async (query, title) => {
    expect(await titlesOf([entry(title)], query)).toEqual([]);
  });

  test('a single letter finds itself', async () => {
    expect(await titlesOf([entry('Grupo A'), entry('Grupo Azul')], 'a')).toEqual(['Grupo A']);
  });

  test.each(['', '  ', '«»', '😀'])('«%s» asks for nothing', (query) => {
    expect(queryWords(query)).toEqual([]);
  });
});

describe('order', () => {
  test('titles come before texts, whole words before beginnings', async () => {
    const entries = [
      entry('Uno', 'copas'),
      entry('Dos', 'copa'),
      entry('Copas'),
      entry('Copa'),
      entry('Nada'),
    ];
    expect(await titlesOf(entries, 'copa')).toEqual(['Copa', 'Copas', 'Dos', 'Uno']);
  });

  test('of two alike the later one comes first', async () => {
    expect(await titlesOf([entry('Copa vieja'), entry('Copa nueva')], 'copa')).toEqual([
      'Copa nueva',
      'Copa vieja',
    ]);
  });

  test('every word counts, wherever it is', async () => {
    const entries = [entry('Copa', 'final'), entry('Copa y final'), entry('Copa', 'sorteo')];
    expect(await titlesOf(entries, 'final copa')).toEqual(['Copa y final', 'Copa']);
  });
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
    expect(index.words.length).toBeGreaterThan(5);
    const wordFiles = index.words.filter(([, file]) => asked.has(file));
    expect(wordFiles.length).toBeLessThanOrEqual(3);
    expect(asked.size).toBeLessThan(files.size / 4);
  });

  test('has no file so large that a slow phone waits for it', async () => {
    const { files, index } = await ask(many, 'número');
    const sizes = [...files.values()].map(({ length }) => length);
    expect(Math.max(...sizes)).toBeLessThan(17_000);
    expect(files.size).toBe(1 + index.words.length + index.entries.length);
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

test('of no entries, nothing is found', async () => {
  expect(await titlesOf([], 'copa')).toEqual([]);
});
