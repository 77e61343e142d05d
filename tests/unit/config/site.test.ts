/** What another community would change is in its files, and in no code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureNames, site } from '../../../src/config/site.ts';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro|css)$/.test(file))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

describe('in no code stands', () => {
  test.each([
    site.game,
    site.product,
    site.community,
    site.platform.name,
    site.timeZone,
    '://example.com',
  ])('%j', (value) => {
    expect(source.filter(([, text]) => text.includes(value)).map(([file]) => file)).toEqual([]);
  });
});

describe('the league', () => {
  test('uses every fixture of the league, and no other', () => {
    const used = site.league.divisions.flatMap(({ groups, playoffs }) =>
      [...groups, ...playoffs].map(({ fixture }) => fixture),
    );
    expect([...new Set(used)].toSorted()).toEqual(
      fixtureNames.filter((name) => name !== 'cup').toSorted(),
    );
  });

  test('has the sheet windows of the specification', () => {
    const windows = site.league.divisions.map(({ id, groups }) => [
      id,
      groups.map(({ window }) => [window.first, window.last]),
    ]);
    expect(windows).toEqual([
      ['elite', [[2, 11]]],
      [
        'platinum',
        [
          [2, 11],
          [13, 22],
        ],
      ],
      [
        'oro',
        [
          [2, 9],
          [11, 18],
          [20, 27],
          [29, 36],
        ],
      ],
    ]);
  });
});
