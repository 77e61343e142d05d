/** What the edges of a diagram's tile ask for: cities, roads, rivers. */
import { color } from './colors.ts';

/** Where each edge (0 north, 1 east, 2 south, 3 west) of a tile of side 100 has its middle. */
const middles = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;

/** A drawing for the north edge, turned to another. */
const turned = (edge: number, inner: string): string =>
  edge === 0 ? inner : `<g transform="rotate(${edge * 90} 50 50)">${inner}</g>`;

/** Cities at the given edges, joined into one or not. */
export function city(edges: readonly number[], joined: boolean): string {
  const wall = `fill="${color.city}" stroke="${color.ink}" stroke-width="3"`;
  const lens = `<path ${wall} d="M0 0Q50 62 100 0Z"/>`;
  if (!joined || edges.length === 1) return edges.map((edge) => turned(edge, lens)).join('');
  const [a = 0, b = 0] = edges;
  if (edges.length === 4) return `<path ${wall} d="M0 0H100V100H0Z"/>`;
  if (edges.length === 3) {
    const open = [0, 1, 2, 3].find((edge) => !edges.includes(edge)) ?? 2;
    return turned((open + 2) % 4, `<path ${wall} d="M0 0H100V100Q50 52 0 100Z"/>`);
  }
  if (b - a === 2) return turned(a, `<path ${wall} d="M0 0Q38 50 0 100H100Q62 50 100 0Z"/>`);
  // Two adjacent edges: drawn for north and east, then turned.
  return turned(a === 0 && b === 3 ? 3 : a, `<path ${wall} d="M0 0Q34 66 100 100V0Z"/>`);
}

/** Roads or rivers of one colour and width: two edges are joined, more meet in the middle. */
export function way(edges: readonly number[], stroke: string, width: number): string {
  const [a, b] = edges.map((edge) => middles[edge]);
  const line = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="butt"/>`;
  if (edges.length === 2 && a && b) return line(`M${a.join(' ')}Q50 50 ${b.join(' ')}`);
  return edges.map((edge) => line(`M${(middles[edge] ?? [50, 50]).join(' ')}L50 50`)).join('');
}
