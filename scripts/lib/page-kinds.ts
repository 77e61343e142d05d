/** The kinds of pages of a site: pages of a kind share a layout, so that one of each says it for all. */
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
  /^\/jugadores$/,
  /^\/jugadores\/[^/]+$/,
  /^\/datos$/,
  /^\/embed\/posiciones\/[^/]+$/,
  /^\/404$/,
];

/** One route of each kind: of those with many pages, the first. */
export const oneOfEachKind = (routes: readonly string[]): string[] =>
  kinds
    .map((kind) => routes.find((route) => kind.test(route)))
    .filter((route) => route !== undefined);
