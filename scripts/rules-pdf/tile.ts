/** One tile of a diagram, from the token that says what it shows. */
import { color } from './colors.ts';
import { city, way } from './edges.ts';
import { features, house } from './features.ts';
import { figure } from './figures.ts';
import { escapeHtml } from '../../src/domain/html.ts';

/** Details that are not features of the tile. */
const marks: Readonly<Record<string, string>> = {
  separadas: '',
  nueva: frame(`stroke="${color.sun}" stroke-width="8"`),
  mal: frame(`stroke="${color.wrong}" stroke-width="8" stroke-dasharray="12 7"`),
};

/** A frame just inside a tile. */
function frame(stroke: string): string {
  return `<rect x="4" y="4" width="92" height="92" rx="4" fill="none" ${stroke}/>`;
}

/** A stack of face-down tiles with a label. */
function stack(label: string): string {
  const tiles = [10, 5, 0].map(
    (offset) =>
      `<rect x="${8 + offset}" y="${2 + offset}" width="78" height="78" rx="5" fill="${color.soft}" stroke="${color.parchment}" stroke-width="2.5"/>`,
  );
  return `${tiles.join('')}<text x="47" y="52" font-size="30" font-weight="700" fill="#fff" text-anchor="middle">${escapeHtml(label)}</text>`;
}

/** A tile's ground, with what its edges ask for: four letters, see `tile`. */
function ground(edges: string, joined: boolean): string {
  const of = (kind: string): number[] => [0, 1, 2, 3].filter((edge) => edges[edge] === kind);
  const [rivers, roads, cities] = [of('a'), of('r'), of('c')];
  return [
    `<rect width="100" height="100" fill="${color.field}"/>`,
    rivers.length > 0 ? way(rivers, color.blue, 26) + way(rivers, color.celeste, 20) : '',
    roads.length > 0 ? way(roads, color.ink, 15) + way(roads, color.road, 10) : '',
    cities.length > 0 ? city(cities, joined) : '',
    roads.length > 2 ? house(50, 50, color.terracotta) : '',
  ].join('');
}

/**
 * One tile: four letters for the edges north, east, south, west (f field, r road, c city, a water),
 * then any of `+feature`, `+separadas` (its cities are not joined), `+nueva` (just placed),
 * `+mal` (not allowed) and `@letterX,Y` (a figure: a, t standing; A, T farmer; c builder; p pig).
 * `*I` is a face-down stack; `.` is nothing.
 */
export function tile(token: string): string {
  if (token === '.') return '';
  if (token.startsWith('*')) return stack(token.slice(1));
  const [, edges, rest = ''] = /^([frca]{4})(.*)$/.exec(token) ?? [];
  if (edges === undefined) throw new Error(`Loseta desconocida: «${token}»`);
  const details = [...rest.matchAll(/\+([a-z]+)/g)].map((match) => match[1] ?? '');
  const unknown = details.find((detail) => !(detail in marks || detail in features));
  if (unknown !== undefined) throw new Error(`Detalle desconocido en «${token}»: ${unknown}`);
  const figures = [...rest.matchAll(/@([atATcp])(\d+),(\d+)/g)];
  return [
    ground(edges, !details.includes('separadas')),
    ...details.map((detail) => features[detail] ?? ''),
    `<rect x="1" y="1" width="98" height="98" fill="none" stroke="${color.ink}" stroke-opacity=".55" stroke-width="2"/>`,
    ...details.map((detail) => marks[detail] ?? ''),
    ...figures.map(([, letter = 'a', x, y]) => figure(letter, Number(x), Number(y))),
  ].join('');
}
