/** The drawings' files stay small and clean enough for pages, and each text has a scene. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readScene } from '../../../../src/config/art/catalogue.ts';

const files = globSync(['src/config/art/drawings/*.svg', 'src/config/art/scenes/*.svg']);
const scenes = files.filter((file) => file.includes('/scenes/'));
const read = (file: string): string => readFileSync(file, 'utf8');
const served = (name: string): string => read(`src/config/art/drawings/${name}.svg`);

// Drawings may be inlined in a page, where ids would clash and the CSP blocks styles.
test.each(files.filter((file) => !file.endsWith('papel.svg')))(
  '%s has no ids, no styles, no text and short numbers',
  (file) => {
    expect(read(file)).not.toMatch(/\sid=|style|<text/);
    expect(read(file)).not.toMatch(/\sd="[^"]*\.\d\d/);
  },
);

test('drawings of first views stay small for visitors, and scenes for the repository', () => {
  const KB = 1024;
  expect(gzipSync(served('losetas')).length).toBeLessThan(4 * KB);
  expect(gzipSync(served('portada')).length).toBeLessThan(9 * KB);
  expect(gzipSync(served('bienvenida')).length).toBeLessThan(5 * KB);
  for (const file of scenes) expect(read(file).length).toBeLessThan(40 * KB);
});

test('a scene’s name selects that scene; any other text always the same one, never the cup', () => {
  for (const file of scenes) expect(readScene(basename(file, '.svg'))).toBe(read(file));
  const nicks = Array.from({ length: 500 }, (_, index) => `Nick${index}`);
  expect(new Set(nicks.map(readScene)).size).toBe(scenes.length - 1);
  expect(nicks.map(readScene)).toEqual(nicks.map(readScene));
});
