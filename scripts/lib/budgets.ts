/**
 * The speed budgets (docs/product.md, «Speed»), for tests, benchmarks and check:site. Sizes are bytes as
 * sent, gzip.
 */
import { competitionPath } from '../../src/config/competitions.ts';
import { competitions } from '../../src/config/site.ts';

const KB = 1024;

export const budgets = {
  /** A page with its CSS: what the first round trip carries. */
  html: 14 * KB,
  /** The league and the cup, which carry whole fixtures; they too aim for `html`. */
  competitionHtml: 20 * KB,
  /** The part of `html` that is CSS. */
  css: 5.75 * KB,
  /** Everything the islands of a page load until they are alive: React and themselves. */
  islandScripts: 79 * KB,
  /** Pagefind, and what it reads of its index for one word and ten results: only for who searches. */
  firstSearch: 130 * KB,
  /** Pictures that do not wait to come near the view, in the size of the sharpest phone. */
  eagerPictures: 50 * KB,
  /** Headings': for who reads on, not part of a first view. */
  fonts: 25 * KB,
  /** Everything that loads without a tap or a scroll; a page of photographs may take it all. */
  firstView: 100 * KB,
  homeFirstView: 45 * KB,
  textFirstView: 20 * KB,
  /** Of league, cup and contact: no React before it is touched. */
  islandFirstView: 30 * KB,
  /** With headers: ten segments of TCP. The simulation waits a round trip more for a page that is heavier. */
  firstRoundTrip: 10 * 1460,
  /** × the floor: a bare page from the same server, in the same run. */
  firstPaint: 1.15,
  /** × the floor, by what the largest element is: a picture needs a second round trip. */
  largestPaint: { text: 1.15, picture: 1.4 },
  /** Milliseconds. */
  blocking: 30,
  /** Score; more than zero only by rounding. */
  layoutShift: 0.001,
  /** Milliseconds from a tap to a visible answer, on slow 3G: a good INP. */
  tap: 200,
  /** × the time of a bare Astro site of as many pages. */
  buildTime: 1.5,
} as const;

const isCompetition = (route: string): boolean =>
  competitions
    .map(({ id }) => competitionPath(id))
    .some((path) => route === path || route.startsWith(`${path}/`));

/** Pages of text alone: no pictures but the icon, no islands. */
const textPages: readonly string[] = ['/404', '/ranking', '/ranking/elo'];

/** What a route's HTML may weigh. */
export const htmlBudget = (route: string): number =>
  isCompetition(route) ? budgets.competitionHtml : budgets.html;

/** What a route's first view may weigh, everything included. */
export function firstViewBudget(route: string): number {
  if (route === '/') return budgets.homeFirstView;
  if (textPages.includes(route)) return budgets.textFirstView;
  return isCompetition(route) || route === '/contacto'
    ? budgets.islandFirstView
    : budgets.firstView;
}

/** Bytes in KB of 1,024, with one decimal: `14.0`. */
export const kilobytes = (bytes: number): string => (bytes / KB).toFixed(1);
