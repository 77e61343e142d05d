/** Which pages of a site a benchmark measures. */
import { cupPath, leaguePath } from '../../src/config/competitions.ts';

/** One of each kind; of those with many pages, the first. */
const kinds = [
  /^\/$/,
  /^\/noticias$/,
  /^\/noticias\/[^/]+$/,
  /^\/seleccion-nacional$/,
  /^\/comunidad$/,
  /^\/torneos\/nacional$/,
  new RegExp(`^${leaguePath}$`),
  new RegExp(`^${leaguePath}/[^/]+$`),
  new RegExp(`^${cupPath}$`),
  /^\/contacto$/,
  /^\/ranking$/,
  /^\/ranking\/elo$/,
  /^\/jugadores$/,
  /^\/jugadores\/[^/]+$/,
  /^\/datos$/,
  /^\/embed\/posiciones\/[^/]+$/,
  /^\/404$/,
];

/**
 * The routes of a built site to measure: all of them, those named in `only` (separated by commas),
 * or one of each kind.
 * @throws when there is nothing to measure, or a named one is not there.
 */
export function chooseRoutes(
  routes: readonly string[],
  { all, only }: { all: boolean; only?: string | undefined },
): string[] {
  if (routes.length === 0) throw new Error('no pages in dist/: run `npm run build` or add --build');
  if (all) return [...routes];
  if (only !== undefined) {
    const wanted = only.split(',');
    const missing = wanted.filter((route) => !routes.includes(route));
    if (missing.length > 0) throw new Error(`no such pages: ${missing.join(', ')}`);
    return wanted;
  }
  return kinds
    .map((kind) => routes.find((route) => kind.test(route)))
    .filter((route) => route !== undefined);
}
