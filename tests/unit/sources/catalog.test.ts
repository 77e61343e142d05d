import { describe, expect, test } from 'vitest';
import sources from '../../../src/config/sources.json' with { type: 'json' };
import { sheetNames, sourceFile } from '../../../src/sources/catalog.ts';

test('the catalogue has exactly the sheets of sources.json', () => {
  const { standings, fixtures, duels } = sources.sheets;
  const configured = Object.entries({ standings, fixtures, duels }).flatMap(([group, sheets]) =>
    Object.keys(sheets).map((name) => `${group}-${name}`),
  );
  expect([...sheetNames].sort()).toEqual(['ranking', ...configured].sort());
});

describe('sourceFile', () => {
  test.each([
    ['news', 'firestore/news.json'],
    ['current-national-team', 'firestore/current-national-team.json'],
    ['ranking', 'sheets/ranking.csv'],
    ['standings-elite', 'sheets/standings-elite.csv'],
    ['fixtures-oroA', 'sheets/fixtures-oroA.csv'],
    ['duels-cup', 'sheets/duels-cup.csv'],
  ] as const)('keeps %s in %s', (name, path) => {
    expect(sourceFile(name)).toBe(path);
  });
});
