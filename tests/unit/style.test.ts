/** Wording rules of docs/style.md that a pattern can check. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro,mjs,css}');
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Lists matches of a pattern's first group, each with its file. */
const find = (pattern: RegExp): string[] =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => `${file}: ${found}`),
  );

test('no comment begins with a word that postpones its subject', () => {
  const opening = String.raw`(?:(?<!\/\/.*\n *)(?<![:'"])\/\/ |\/\*+\s+(?:\* )?|<!--\s+)`;
  const words = 'All that|As|None|Nobody|Of|Such|Those|What is|Whose';
  expect(find(new RegExp(`${opening}((?:${words})(?= ).*)`, 'g'))).toEqual([]);
});

test('exported names have three letters or more', () => {
  expect(
    find(
      /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w{1,2})\b/gm,
    ),
  ).toEqual([]);
});

test('only src/lib/time.ts makes a date of a written text: it knows the community’s time zone', () => {
  const places = find(/(?:new Date|Date\.parse)\(\s*(['"`].*)/g);
  expect(places.filter((place) => /^src\/(?!lib\/time\.ts)/.test(place))).toEqual([]);
});
