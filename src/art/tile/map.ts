/** Maps of tiles. */
import { svg } from '../brush/svg.ts';
import type { Tile } from './edges.ts';
import { drawGround } from './ground.ts';
import type { Placed } from './place.ts';
import { standingOn } from './standing.ts';
import { fromAbove, type View } from './view.ts';

/** Draws a map of tiles: the ground, then all that stands, from back to front. */
export function drawMap(places: readonly Placed[], view: View): string {
  const ground = drawGround(places);
  const things = places
    .flatMap((place) => standingOn(place, view))
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ body }) => body)
    .join('');
  return (view.ground === '' ? ground : `<g transform="${view.ground}">${ground}</g>`) + things;
}

/** One tile as a picture of its own, as large as its frame. */
export function tilePicture(tile: Tile): string {
  return svg(100, 100, drawMap([{ column: 0, row: 0, tile }], fromAbove), false);
}
