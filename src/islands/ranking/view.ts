/** What a visitor sees of the ranking: pure functions of the players and of what was asked for. */
import { isSearch } from '../../domain/nick-search.ts';
import { sortRanking, type RankingKey, type RankingLine } from '../../domain/ranking.ts';

export interface View {
  sort: RankingKey;
  /** 0-based page of the whole ranking. */
  page: number;
  /** What nicks must contain; empty shows everybody. */
  query: string;
  /** 0-based page of the players found. */
  foundPage: number;
}

/** What the HTML of the page shows. */
export const firstView: View = { sort: 'maxElo', page: 0, query: '', foundPage: 0 };

export interface PlacedLine extends RankingLine {
  /** 1-based place in the order shown, whether or not others are hidden. */
  place: number;
}

/** Players with their places, from the first on. */
export const withPlaces = (players: readonly RankingLine[]): PlacedLine[] =>
  players.map((player, index) => ({ ...player, place: index + 1 }));

/** Players in one order, each with the place it has there. */
export const rank = (players: readonly RankingLine[], sort: RankingKey): PlacedLine[] =>
  withPlaces(sortRanking(players, sort));

/** How many pages hold `count` rows; an empty list has one, which is empty. */
export const pageCount = (count: number, pageSize: number): number =>
  Math.max(1, Math.ceil(count / pageSize));

/** The page on show: of the players found while there is a search. */
export const currentPage = ({ query, page, foundPage }: View): number =>
  isSearch(query) ? foundPage : page;

/** The view one page on (1) or back (-1), of pages 0 to `last`. */
export function turnPage(view: View, step: 1 | -1, last: number): View {
  const page = Math.max(0, Math.min(last, Math.min(last, currentPage(view)) + step));
  return isSearch(view.query) ? { ...view, foundPage: page } : { ...view, page };
}

/** The view in another order, from its first page. */
export const sortBy = (view: View, sort: RankingKey): View => ({
  ...view,
  sort,
  page: 0,
  foundPage: 0,
});

/** The view with another search; the page of the whole ranking is kept for when it is cleared. */
export const searchFor = (view: View, query: string): View => ({ ...view, query, foundPage: 0 });
