/** Maps of tiles. */
import { drawGround } from './ground.ts';
import type { Placed } from './place.ts';
import { standingOn } from './standing.ts';
import type { View } from './view.ts';

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
