/** Which page is of which kind: pages of a kind share a layout, and a sheet. */
import { cupPath, leaguePath } from '../../src/config/competitions.ts';

/** Kinds of which there are several pages, or whose address is no name for a file. */
const kinds: readonly (readonly [name: string, addresses: RegExp])[] = [
  ['inicio', /^\/$/],
  ['noticias', /^\/noticias(\/pagina\/.*)?$/],
  ['noticia', /^\/noticias\//],
  ['ranking', /^\/ranking(\/|$)/],
  ['liga', new RegExp(`^${leaguePath}$`)],
  ['division', new RegExp(`^${leaguePath}/`)],
  ['copa', new RegExp(`^${cupPath}$`)],
  ['temporada', /^\/torneos\/temporadas\//],
  ['jugador', /^\/jugadores\//],
  ['embed', /^\/embed\//],
];

/** The name of an address's kind, fit for a file; a page that no kind above has is a kind of its own. */
export function kindOf(address: string): string {
  const route = address.replace(/[?#].*$/, '');
  const known = kinds.find(([, addresses]) => addresses.test(route));
  return known?.[0] ?? route.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '');
}

/** How many pages of a kind are looked at. */
const examplesOfKind = 3;

/** Of each kind the pages to look at: where there are many, the shortest, one between and the longest. */
export function examplesOf(pages: readonly { route: string; bytes: number }[]): string[] {
  const bySize = pages.toSorted((a, b) => a.bytes - b.bytes).map(({ route }) => route);
  return Object.values(Object.groupBy(bySize, kindOf)).flatMap((members = []) => {
    if (members.length <= examplesOfKind) return members;
    const places = [0, Math.floor(members.length / 2), members.length - 1];
    return places.map((place) => members[place] ?? '');
  });
}
