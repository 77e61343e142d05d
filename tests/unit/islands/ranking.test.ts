import { describe, expect, test } from 'vitest';
import { findByNick } from '../../../src/domain/nick-search.ts';
import type { RankingLine } from '../../../src/domain/ranking.ts';
import { initialState, reduce, type Action } from '../../../src/islands/ranking/store.ts';
import {
  currentPage,
  firstView,
  pageCount,
  rank,
  searchFor,
  turnPage,
} from '../../../src/islands/ranking/view.ts';

const line = (nick: string, elo: number, maxElo: number): RankingLine => ({
  nick,
  elo,
  maxElo,
  link: null,
});
const players = [line('Ñandú', 500, 700), line('ana', 600, 650), line('ANA_HÍ', 600, 640)];

test.each([
  ['maxElo', '1 Ñandú, 2 ana, 3 ANA_HÍ'],
  ['elo', '1 ana, 2 ANA_HÍ, 3 Ñandú'],
] as const)('players have the place of the order they are shown in: %s', (sort, places) => {
  const shown = rank(players, sort).map(({ place, nick }) => `${place} ${nick}`);
  expect(shown.join(', ')).toBe(places);
});

test.each([
  ['ANA', [2, 3]],
  ['nandu', [1]],
  ['ñandú', [1]],
  ['anahi', [3]],
  ['a na hi', [3]],
  [' ana ', [2, 3]],
  ['zzz', []],
  ['.*', []],
  ['   ', [1, 2, 3]],
  ['', [1, 2, 3]],
])('players found by «%s» keep their true place', (query, places) => {
  const found = findByNick(rank(players, 'maxElo'), query, ({ nick }) => nick);
  expect(found.map(({ place }) => place)).toEqual(places);
});

describe('pages', () => {
  test.each([
    [0, 1],
    [1, 1],
    [15, 1],
    [16, 2],
    [30, 2],
    [130, 9],
  ])('%d players of 15 a page make %d', (count, pages) => {
    expect(pageCount(count, 15)).toBe(pages);
  });

  test.each([
    ['one on', 0, 1, 1],
    ['one back', 5, -1, 4],
    ['not before the first', 0, -1, 0],
    ['not past the last', 8, 1, 8],
    ['back from the last, even if more was asked for than there is', 12, -1, 7],
  ] as const)('turn %s', (_, page, step, expected) => {
    expect(turnPage({ ...firstView, page }, step, 8).page).toBe(expected);
  });

  test('of a search are its own; clearing it returns to the page', () => {
    const searching = searchFor({ ...firstView, page: 3 }, 'a');
    const turned = turnPage(searching, 1, 2);
    const views = [searching, turned, searchFor(turned, 'an'), searchFor(turned, '')];
    expect(views.map(currentPage)).toEqual([0, 1, 0, 3]);
  });
});

const next: Action = { type: 'turn', step: 1, lastPage: 8 };
const previous: Action = { type: 'turn', step: -1, lastPage: 8 };
const byElo: Action = { type: 'sort', sort: 'elo' };
const search = (query: string): Action => ({ type: 'search', query });
const loaded: Action = { type: 'loaded', players };
const failed: Action = { type: 'failed' };

test.each<[string, Action[], status: string, wanted: object]>([
  ['fetches nothing by itself', [], 'idle', firstView],
  ['fetches for another page', [next], 'loading', { page: 1 }],
  ['fetches for another order', [byElo], 'loading', { sort: 'elo' }],
  ['fetches for a search', [search('a')], 'loading', { query: 'a' }],
  ['does not fetch again what it has', [next, loaded, next], 'idle', { page: 2 }],
  ['counts the taps made while it waits', [next, next, previous, next], 'loading', { page: 2 }],
  [
    'goes to the first page when the order changes',
    [next, loaded, byElo],
    'idle',
    { sort: 'elo', page: 0 },
  ],
  ['keeps what was asked for through a failure', [next, next, failed], 'failed', { page: 2 }],
  [
    'tries that again with «Reintentar»',
    [next, next, failed, { type: 'retry' }],
    'loading',
    { page: 2 },
  ],
  [
    'starts from what is on show when something else is asked for after a failure',
    [next, failed, next],
    'loading',
    { page: 1 },
  ],
  [
    'does not try again with every letter typed after a failure',
    [search('a'), failed, search('an')],
    'failed',
    { query: 'an' },
  ],
  [
    'forgets the failure when the search is cleared',
    [search('a'), failed, search('')],
    'idle',
    firstView,
  ],
])('the island %s', (_, actions, status, wanted) => {
  expect(actions.reduce(reduce, initialState)).toMatchObject({ status, wanted });
});
