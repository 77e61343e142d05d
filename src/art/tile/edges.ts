/** What a tile says of itself: its edges, and what is on it. */
import type { Point } from '../brush/geometry.ts';
import type { Prop } from './props.ts';

/** What an edge shows; tiles join where it is the same. */
export type Edge = 'field' | 'road' | 'city' | 'river';

/** A side of a tile, north at the top. */
export type Side = 'n' | 'e' | 's' | 'w';

/** What a tile shows. Edges that are not named are field. */
export interface Tile extends Partial<Record<Side, Edge>> {
  /** In the middle: a monastery, or a village where roads meet. */
  readonly feature?: 'monastery' | 'village';
  /** City edges that are not one city. */
  readonly apart?: boolean;
  readonly props?: readonly Prop[];
  /** A ripe wheat field, at its middle. */
  readonly wheat?: Point;
}

const sides = ['n', 'e', 's', 'w'] as const satisfies readonly Side[];

/** The sides of a tile whose edge is of a kind, as quarter turns from north. */
export function edgesOf(tile: Tile, kind: Edge): number[] {
  return [0, 1, 2, 3].filter((quarter) => (tile[sides[quarter] ?? 'n'] ?? 'field') === kind);
}
