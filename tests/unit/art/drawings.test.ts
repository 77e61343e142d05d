/** The drawings' files: what the catalogue says, what pages can bear. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decorativeTiles, pieces } from '../../../src/art/catalogue.ts';
import { fileOf } from '../../../src/art/drawing.ts';
import { newsScene } from '../../../src/art/stories/news.ts';
import { tiles } from '../../../src/art/tiles.ts';

const catalogue = [
  ...decorativeTiles,
  ...Object.entries(pieces).map(([name, piece]) => ({ name, ...piece })),
];

const fileNamed = (name: string): string => readFileSync(fileOf(name), 'utf8');
const compressed = (...names: string[]): number => gzipSync(names.map(fileNamed).join('')).length;

test('what is served under /arte/ is what the catalogue names', () => {
  const names = catalogue.map(({ name }) => `${name}.svg`);
  expect(readdirSync('public/arte').toSorted()).toEqual(names.toSorted());
});

test.each(catalogue)('$name.svg has the shape that the catalogue says', ({ name, ...piece }) => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(fileNamed(name)) ?? [];
  expect([Number(width), Number(height)]).toEqual([piece.width, piece.height]);
});

// They stand in pages beside each other, where ids would clash and the CSP allows no styles.
test.each([
  ...catalogue.map(({ name }) => [name, fileNamed(name)] as const),
  ...['noticias', 'pampa', 'rutas'].map((seed) => [`story ${seed}`, newsScene(seed)] as const),
])('%s has no ids, no styles, no text and short numbers', (_, svg) => {
  expect(svg).not.toMatch(/\sid=|style|<text|NaN|undefined/);
  expect(svg).not.toMatch(/\sd="[^"]*\.\d\d/);
});

test('the drawings of the first views stay small', () => {
  const KB = 1024;
  expect(compressed(...decorativeTiles.map(({ name }) => name))).toBeLessThan(8 * KB);
  expect(compressed('portada')).toBeLessThan(9 * KB);
  expect(compressed('bienvenida')).toBeLessThan(5 * KB);
});

test('each tile joins the one before it', () => {
  const before = tiles.slice(0, -1).map(({ tile }) => tile.e ?? 'field');
  const after = tiles.slice(1).map(({ tile }) => tile.w ?? 'field');
  expect(after).toEqual(before);
});
