import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawn } from '../../../scripts/architecture.ts';
import { findCycle, readImports, type Import } from '../../../scripts/architecture/imports.ts';
import { floorOf, rooms } from '../../../scripts/architecture/rooms.ts';

const imports = await readImports();

test('no folder of src imports, by whatever way, a folder that imports it', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(findCycle(imports)).toBeNull();
});

test('a cycle is told by the imports that make it', () => {
  const cycle: Import[] = [
    { from: 'a/one.ts', to: 'b/two.ts' },
    { from: 'b/three.ts', to: 'c/deep/four.ts' },
    { from: 'c/deep/five.ts', to: 'a/six.ts' },
  ];
  expect(findCycle(cycle)).toEqual([
    'a/one.ts → b/two.ts',
    'b/three.ts → c/deep/four.ts',
    'c/deep/five.ts → a/six.ts',
  ]);
  expect(findCycle(cycle.slice(0, 2))).toBeNull();
});

/** Imports that go up: from a room to one that stands above it in the list. */
const upward = (all: readonly Import[]): string[] =>
  all
    .filter(({ from, to }) => floorOf(from) >= 0 && floorOf(to) > floorOf(from))
    .map(({ from, to }) => `${from} → ${to}`);

test('a room imports from those before it in the list, scripts/architecture/rooms.ts', () => {
  expect(upward(imports)).toEqual([]);
});

test('an import of a room above is told', () => {
  const [lower, upper] = rooms;
  const [from, to] = [`${lower?.folder ?? ''}/one.ts`, `${upper?.folder ?? ''}/two.ts`];
  expect(upward([{ from, to }])).toEqual([`${from} → ${to}`]);
  expect(upward([{ from: to, to: from }])).toEqual([]);
});

test('scripts use src, and not the other way round', () => {
  expect(imports.filter(({ to }) => to.startsWith('../scripts/'))).toEqual([]);
});

test('what a page’s script does stands in src/client, where lint knows its types', async () => {
  for await (const file of glob('src/**/*.astro')) {
    const text = await readFile(file, 'utf8');
    for (const [, script = ''] of text.matchAll(/<script>(.*?)<\/script>/gs)) {
      const lines = script.split('\n').map((line) => line.trim());
      const others = lines.filter((line) => !/^(\/\/.*|import '[^']+';|)$/.test(line));
      expect(others, file).toEqual([]);
    }
  }
});

test('every file of src but content.config.ts is in a room', () => {
  const outside = imports.filter(({ from }) => floorOf(from) < 0).map(({ from }) => from);
  expect([...new Set(outside)]).toEqual(['content.config.ts']);
});

test('docs/architecture.md shows the rooms as they are; else run `npm run architecture`', async () => {
  const file = 'docs/architecture.md';
  expect(await readFile(file, 'utf8')).toBe(await drawn(file));
});
