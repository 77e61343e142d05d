/** Small things that stand on a tile. */
import { paints, type PaintName } from '../brush/palette.ts';
import {
  cabildo,
  chapel,
  house,
  jacaranda,
  meeple,
  patriot,
  poplar,
  sheep,
  shield,
  tower,
  tree,
  windmill,
} from '../shapes/shapes.ts';
import { at } from '../brush/svg.ts';

/** What a prop shows. */
export type PropKind =
  | 'tree'
  | 'lilac'
  | 'poplar'
  | 'sheep'
  | 'windmill'
  | 'house'
  | 'cabildo'
  | 'chapel'
  | 'shield'
  | 'flag'
  | 'patriot'
  | PaintName;

/** A prop, where its foot is, and its size. */
export type Prop = readonly [kind: PropKind, x: number, y: number, scale?: number];

const bodies: Record<Exclude<PropKind, PaintName>, () => string> = {
  tree,
  lilac: jacaranda,
  poplar,
  sheep,
  windmill,
  house,
  cabildo,
  chapel,
  shield: () => at(0, -12, shield(), 0.5),
  flag: () => tower(true),
  patriot,
};

/** The drawing of a prop. */
export function propBody(kind: PropKind): string {
  return kind in paints
    ? meeple(paints[kind as PaintName])
    : bodies[kind as Exclude<PropKind, PaintName>]();
}

/** How large a prop of a kind is unless it says so: meeples stand at half their size. */
export function propScale(kind: PropKind): number {
  return kind in paints || kind === 'patriot' ? 0.5 : 1;
}
