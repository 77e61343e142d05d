import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawn } from '../../../scripts/architecture.ts';
import { findCycle, readImports, type Import } from '../../../scripts/architecture/imports.ts';
import { floorOf } from '../../../scripts/architecture/rooms.ts';

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

test('every file of src but content.config.ts is in a room', () => {
  const outside = imports.filter(({ from }) => floorOf(from) < 0).map(({ from }) => from);
  expect([...new Set(outside)]).toEqual(['content.config.ts']);
});

test('docs/architecture.md shows the rooms as they are; else run `npm run architecture`', async () => {
  const file = 'docs/architecture.md';
  expect(await readFile(file, 'utf8')).toBe(await drawn(file));
});
