/** What a sheet lists: a table, duels, a bracket. */
import type { Listing } from '../card.ts';
import { drawBracket } from './bracket.ts';
import { drawDuels } from './duels.ts';
import type { Box } from './parts.ts';
import { drawTable } from './table.ts';

/** Draws a listing into a box. */
export function drawListing(listing: Listing, box: Box): string {
  if (listing.kind === 'table') return drawTable(listing, box);
  return listing.kind === 'duels' ? drawDuels(listing, box) : drawBracket(listing, box);
}
