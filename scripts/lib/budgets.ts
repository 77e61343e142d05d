/**
 * The speed budgets (docs/product.md, «Speed»), for tests, benchmarks and check:site. Sizes are gzipped bytes, as sent.
 */

const KB = 1024;

export const budgets = {
  /** A page with its CSS: what fits into the first round trip. */
  html: 14 * KB,
  contactHtml: 8.5 * KB,
  /** The national tournament, with the map of its qualifiers. */
  nationalHtml: 16.25 * KB,
  /** The league and the cup, which carry whole fixtures and up to 16 islands; they too aim for `html`. */
  competitionHtml: 21.5 * KB,
  /** The part of `html` that is CSS. */
  css: 5.4 * KB,
  /** Scripts that the islands of a page load until they are hydrated, React included. */
  islandScripts: 82.5 * KB,
  /** Pagefind and the parts of its index for one word and ten results. Only visitors who search load them. */
  firstSearch: 130 * KB,
  /** Pictures without lazy loading, in the size for the sharpest phone. */
  eagerPictures: 50 * KB,
  /** The heading font, which loads after the first view. */
  fonts: 25 * KB,
  /** Everything that loads without a tap or a scroll; a page of photographs may use all of it. */
  firstView: 100 * KB,
  /** Nothing hides lazy pictures from browsers, which fetch them far ahead: on the home page those of three news. */
  homeFirstView: 60 * KB,
  textFirstView: 20 * KB,
  /** League, cup and contact: React loads only at the first interaction. */
  islandFirstView: 36 * KB,
  /** Ten TCP segments, headers included. For a heavier page Lighthouse simulates one more round trip. */
  firstRoundTrip: 10 * 1460,
  /** Multiple of the floor, a bare page from the same server in the same run. */
  firstPaint: 1.15,
  /** Multiple of the floor, by the kind of the largest element: a picture needs a second round trip. */
  largestPaint: { text: 1.15, picture: 1.4 },
  /** Total blocking time in milliseconds. */
  blocking: 30,
  /** Layout shift score; above zero only to allow for rounding. */
  layoutShift: 0.001,
} as const;

/** True for the league, the cup and their divisions, in any community. */
const isCompetition = (route: string): boolean =>
  route.startsWith('/torneos/') && !/^\/torneos\/(nacional|temporadas)(\/|$)/.test(route);

/** Pages without islands and without pictures other than the icon. */
const textPages: readonly string[] = ['/404', '/ranking', '/ranking/elo'];

/** The most bytes that a route's HTML may have. */
export function htmlBudget(route: string): number {
  if (route === '/contacto') return budgets.contactHtml;
  if (route === '/torneos/nacional') return budgets.nationalHtml;
  return isCompetition(route) ? budgets.competitionHtml : budgets.html;
}

/** The most bytes that a route's first view may load, everything included. */
export function firstViewBudget(route: string): number {
  if (route === '/') return budgets.homeFirstView;
  if (textPages.includes(route)) return budgets.textFirstView;
  return isCompetition(route) || route === '/contacto'
    ? budgets.islandFirstView
    : budgets.firstView;
}

/** Formats bytes as KB of 1,024 bytes with one decimal: `14.0`. */
export const kilobytes = (bytes: number): string => (bytes / KB).toFixed(1);
