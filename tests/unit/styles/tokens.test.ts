import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contrast } from '../../../src/styles/contrast.ts';
import { colour, colours, contrastRules, measures } from '../../../src/styles/tokens.ts';

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#000000', 21],
  ['#777', '#fff', 4.48],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test('a token is a colour, for light and dark or for both, or a measure; one that is none is an error', () => {
  expect(colour('paper')).toEqual({ light: '#f8f2e4', dark: '#1a1612' });
  expect(colour('sun')).toEqual({ light: '#f2b632', dark: '#f2b632' });
  expect(measures.get('tap')).toBe('2.75rem');
  expect([...measures.values()].filter((value) => /^(#|light-dark)/.test(value))).toEqual([]);
  expect(() => colour('magenta')).toThrow('--magenta');
});

test.each(contrastRules)('--$front on --$back reaches $least : 1', ({ front, back, least }) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(colour(front)[scheme], colour(back)[scheme])).toBeGreaterThanOrEqual(least);
  }
});

const sources: string[] = [];
for await (const file of glob('src/**/*.{astro,css,tsx}')) {
  sources.push(await readFile(file, 'utf8'));
}
const all = sources.join('\n');

test('every token that is a colour of text has its contrast tested, with the ground set beside it', () => {
  const token = (property: string, declarations: string): string | undefined =>
    new RegExp(`(?<![\\w-])${property}: var\\(--([\\w-]+)\\);`).exec(declarations)?.[1];
  const pairs = all.split(/[{}]/).flatMap((declarations) => {
    const front = token('color', declarations);
    return front && colours.has(front) ? [{ front, back: token('background', declarations) }] : [];
  });
  const rules = contrastRules.filter(({ least }) => least === 4.5);
  const untested = pairs.filter(
    ({ front, back }) =>
      !rules.some((rule) => rule.front === front && (!back || rule.back === back)),
  );
  expect(pairs.length).toBeGreaterThan(10);
  expect(untested).toEqual([]);
});

test('every custom property that is used is set somewhere: a misspelt one drops its declaration', () => {
  const names = (pattern: RegExp): Set<string> =>
    new Set([...all.matchAll(pattern)].map(([, name = '']) => name));
  const used = names(/var\(--([\w-]+)/g);
  const set = names(/--([\w-]+)['"]?:/g);
  expect(used.size).toBeGreaterThan(20);
  expect([...used.difference(set)]).toEqual([]);
});
