/**
 * A tile is a square of 100 × 100 that says what each of its edges is. From that alone follow its
 * roads, walls and water, so tiles whose edges agree always join.
 */
export type { Edge, Side, Tile } from './edges.ts';
export { drawMap } from './map.ts';
export type { Placed } from './place.ts';
export type { Prop } from './props.ts';
export { fromAbove, landscape } from './view.ts';
