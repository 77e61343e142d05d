/**
 * A tile is a square of 100 × 100 that says what each of its edges is. From that alone follow its
 * roads, walls and water, so tiles whose edges agree always join.
 */
export type { Edge, Side, Tile } from './tile/edges.ts';
export { drawMap, tilePicture } from './tile/map.ts';
export type { Placed } from './tile/place.ts';
export type { Prop } from './tile/props.ts';
export { fromAbove, landscape } from './tile/view.ts';
