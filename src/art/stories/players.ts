/** Who plays. */
import { paints } from '../brush/palette.ts';

/** The paints of a story's players. */
export const players = [
  paints.celeste,
  paints.white,
  paints.gold,
  paints.terracotta,
  paints.night,
] as const;
