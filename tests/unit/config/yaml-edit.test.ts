import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { setInYaml } from '../../../src/config/yaml-edit.ts';

test.each([
  ['a: 1 # hoy\n\n# fin\n', ['a'], 'dos', 'a: dos # hoy\n\n# fin\n'],
  ['a: "1ª: hoy"\n', ['a'], '2ª: hoy', "a: '2ª: hoy'\n"],
  ['a: 1', ['a'], '2026', "a: '2026'"],
  ['a:\n  b:\n  c: 1\n', ['a', 'b'], 'z', 'a:\n  b: z\n  c: 1\n'],
  ['a: >-\n  uno\n  dos\nb: 1\n', ['a'], 'z', 'a: z\nb: 1\n'],
  ['a: { b: null, c: 1 } # así\n', ['a', 'b'], 'x, y', "a: { b: 'x, y', c: 1 } # así\n"],
  ['a: https://x/?a=1\n', ['a'], null, 'a: null\n'],
])('in %j, %j becomes %j, and nothing else changes', (text, path, value, changed) => {
  expect(setInYaml(text, path, value)).toBe(changed);
});

test.each([
  ['a:\n  b: 1 # uno\n  # otro\nc: 2\n', ['a', 'd'], 'a:\n  b: 1 # uno\n  d: z\n  # otro\nc: 2\n'],
  ['a:\n  b: 1', ['a', 'd'], 'a:\n  b: 1\n  d: z'],
  ['a: { b: 1 }\n', ['a', 'd'], 'a: { b: 1, d: z }\n'],
  ['a: {}\n', ['a', 'd'], 'a: { d: z }\n'],
])('in %j, %j is added at the end of its map', (text, path, changed) => {
  expect(setInYaml(text, path, 'z')).toBe(changed);
});

test('an address is put into a file of sources, whose other lines all stay', () => {
  const text = readFileSync('src/content/demo/sources.yaml', 'utf8');
  const address = 'https://docs.google.com/spreadsheets/d/e/2PACX/pub?gid=1&single=true&output=csv';
  const changed = setInYaml(text, ['sheets', 'fixtures', 'oroA'], address);
  const before = text.split('\n');
  const different = changed.split('\n').filter((line, index) => line !== before[index]);
  expect(different).toEqual([`    oroA: ${address}`]);
  expect(parse(changed)).toMatchObject({ sheets: { fixtures: { oroA: address, oroB: null } } });
});

test('what is no single value is not replaced', () => {
  expect(() => setInYaml('a: { b: 1 }', ['a'], 'x')).toThrow('No value at a');
  expect(() => setInYaml('a: 1', ['b', 'c'], 'x')).toThrow('No value at b.c');
});
