import { describe, expect, test } from 'vitest';
import sources from '../../../src/config/sources.json' with { type: 'json' };
import {
  collectionNames,
  isCollection,
  sheetNames,
  sourceFile,
  sourceNames,
} from '../../../src/sources/catalog.ts';

describe('the catalogue', () => {
  test('has 25 sources, each once', () => {
    expect(new Set(sourceNames).size).toBe(25);
    expect(sourceNames).toHaveLength(25);
  });

  test('has the seven collections by upstream’s names', () => {
    expect([...collectionNames].sort()).toEqual([
      'communities',
      'current-national-team',
      'national-qualifiers',
      'national-teams',
      'national-tournaments-podiums',
      'news',
      'world-championships-podiums',
    ]);
  });

  test('has exactly the sheets of sources.json', () => {
    const { standings, fixtures, duels } = sources.sheets;
    const configured = Object.entries({ standings, fixtures, duels }).flatMap(([group, sheets]) =>
      Object.keys(sheets).map((name) => `${group}-${name}`),
    );
    expect([...sheetNames].sort()).toEqual(['ranking', ...configured].sort());
  });
});

test('isCollection tells collections from sheets', () => {
  expect(sourceNames.filter(isCollection)).toEqual(collectionNames);
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

  test('gives each source a file of its own', () => {
    expect(new Set(sourceNames.map(sourceFile)).size).toBe(sourceNames.length);
  });
});
