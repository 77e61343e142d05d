/** The kinds of pages of a site. Pages of a kind share a layout, so a check of one page stands for all of its kind. */
import { competitionPath } from '../../src/config/competitions.ts';
import { competitions } from '../../src/config/site.ts';

const kinds: readonly RegExp[] = [
  /^\/$/,
  /^\/noticias$/,
  /^\/noticias\/[^/]+$/,
  /^\/seleccion-nacional$/,
  /^\/comunidad$/,
  /^\/torneos\/nacional$/,
  /^\/torneos\/nacional\/[^/]+$/,
  ...competitions.flatMap(({ id, divisions }) => [
    new RegExp(`^${competitionPath(id)}$`),
    ...(divisions.length > 0 ? [new RegExp(`^${competitionPath(id)}/[^/]+$`)] : []),
  ]),
  /^\/contacto$/,
  /^\/ranking$/,
  /^\/ranking\/elo$/,
  /^\/jugadores\/[^/]+$/,
  /^\/datos$/,
  /^\/404$/,
];

/** Returns the first route of each kind, in the order of the kinds. A kind without a route is left out. */
export const oneOfEachKind = (routes: readonly string[]): string[] =>
  kinds
    .map((kind) => routes.find((route) => kind.test(route)))
    .filter((route) => route !== undefined);
