import { describe, expect, test } from 'vitest';
import { findByNick } from '../../../src/domain/nick-search.ts';
import type { RankingLine } from '../../../src/domain/ranking.ts';
import {
  initialState,
  reduce,
  type Action,
  type State,
} from '../../../src/islands/ranking/store.ts';
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
const players = [line('Ñandú', 500, 700), line('ana', 600, 650), line('ANAHÍ', 600, 640)];
const after = (actions: readonly Action[], state: State = initialState): State =>
  actions.reduce(reduce, state);
const next: Action = { type: 'turn', step: 1, lastPage: 8 };
const previous: Action = { type: 'turn', step: -1, lastPage: 8 };

describe('the players shown', () => {
  test('have the place of the order they are shown in', () => {
    const places = (sort: 'elo' | 'maxElo') =>
      rank(players, sort).map(({ place, nick }) => [place, nick]);
    expect(places('maxElo')).toEqual([
      [1, 'Ñandú'],
      [2, 'ana'],
      [3, 'ANAHÍ'],
    ]);
    expect(places('elo')).toEqual([
      [1, 'ana'],
      [2, 'ANAHÍ'],
      [3, 'Ñandú'],
    ]);
  });

  test.each([
    ['ANA', [2, 3]],
    ['nandu', [1]],
    ['ñandú', [1]],
    ['anahi', [3]],
    [' ana ', [2, 3]],
    ['zzz', []],
    ['.*', []],
    ['   ', [1, 2, 3]],
    ['', [1, 2, 3]],
  ])('found by «%s» keep their true place', (query, places) => {
    const found = findByNick(rank(players, 'maxElo'), query, ({ nick }) => nick);
    expect(found.map(({ place }) => place)).toEqual(places);
  });
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

  test('move by one, and not past the ends', () => {
    const at = (page: number) => ({ ...firstView, page });
    expect(turnPage(at(0), 1, 8).page).toBe(1);
    expect(turnPage(at(5), -1, 8).page).toBe(4);
    expect(turnPage(at(0), -1, 8).page).toBe(0);
    expect(turnPage(at(8), 1, 8).page).toBe(8);
  });

  test('move back from the last one, even if more was asked for than there is', () => {
    expect(turnPage({ ...firstView, page: 12 }, -1, 8).page).toBe(7);
  });

  test('of a search are its own; clearing it returns to the page', () => {
    const searching = searchFor({ ...firstView, page: 3 }, 'a');
    expect(currentPage(searching)).toBe(0);
    const turned = turnPage(searching, 1, 2);
    expect(currentPage(turned)).toBe(1);
    expect(currentPage(searchFor(turned, 'an'))).toBe(0);
    expect(currentPage(searchFor(turned, ''))).toBe(3);
  });
});

describe('the island', () => {
  test('fetches when something else than the page’s rows is asked for', () => {
    expect(initialState.status).toBe('idle');
    expect(after([next]).status).toBe('loading');
    expect(after([{ type: 'sort', sort: 'elo' }]).status).toBe('loading');
    expect(after([{ type: 'search', query: 'a' }]).status).toBe('loading');
  });

  test('does not fetch again what it has', () => {
    expect(after([next, { type: 'loaded', players }, next]).status).toBe('idle');
  });

  test('counts the taps made while it waits', () => {
    expect(after([next, next, previous, next]).wanted.page).toBe(2);
  });

  test('goes to the first page when the order changes', () => {
    const state = after([next, { type: 'loaded', players }, { type: 'sort', sort: 'elo' }]);
    expect(state.wanted).toMatchObject({ sort: 'elo', page: 0 });
  });

  test('keeps what was asked for through a failure, for «Reintentar»', () => {
    const failed = after([next, next, { type: 'failed' }]);
    expect(failed).toMatchObject({ status: 'failed', players: null });
    expect(after([{ type: 'retry' }], failed)).toMatchObject({
      status: 'loading',
      wanted: { page: 2 },
    });
  });

  test('starts from what is on show when something else is asked for after a failure', () => {
    expect(after([next, { type: 'failed' }, next])).toMatchObject({
      status: 'loading',
      wanted: { page: 1 },
    });
  });

  test('does not try again with every letter typed after a failure', () => {
    const failed = after([{ type: 'search', query: 'a' }, { type: 'failed' }]);
    const typed = after([{ type: 'search', query: 'an' }], failed);
    expect(typed).toMatchObject({ status: 'failed', wanted: { query: 'an' } });
    expect(after([{ type: 'search', query: '' }], typed)).toEqual(initialState);
  });
});
