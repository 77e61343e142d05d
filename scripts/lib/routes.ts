/** The files and pages of a built site. */
import { relative } from 'node:path';
import { competitionPath } from '../../src/config/competitions.ts';
import { competitions } from '../../src/config/site.ts';
import { filesBelow } from '../../src/lib/files.ts';

/** Sorted relative paths of all files of a directory, with forward slashes. */
export const filesIn = (directory: string): string[] =>
  filesBelow(directory).map((path) => relative(directory, path).replaceAll('\\', '/'));

/** Sorted relative paths of the HTML files of a built site: `noticias/abc.html`. */
export const htmlFiles = (directory: string): string[] =>
  filesIn(directory).filter((name) => name.endsWith('.html'));

/** The address of a page's file: `noticias/abc.html` → `/noticias/abc`. */
export const routeOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;

/** The kinds of pages. Pages of a kind share a layout, so a check of one page stands for all of its kind. */
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
