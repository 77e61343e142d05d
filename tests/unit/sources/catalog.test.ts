import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Sources } from '../../../src/config/sources.ts';
import { sheetNames } from '../../../src/sources/catalog.ts';

test('the catalogue has the sheets of the demo’s sources, which are those of its competitions', () => {
  const named = parse(readFileSync('src/content/demo/sources.yaml', 'utf8')) as Sources;
  const { standings, fixtures, duels } = named.sheets;
  const configured = Object.entries({ standings, fixtures, duels }).flatMap(([group, sheets]) =>
    Object.keys(sheets).map((name) => `${group}-${name}`),
  );
  expect([...sheetNames].sort()).toEqual(['ranking', ...configured].sort());
});
