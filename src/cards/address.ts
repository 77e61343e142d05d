/** Where a card will be: asking for its address orders it to be drawn. */
import type { PreviewPicture } from './preview-picture.ts';
import { absoluteUrl, href } from '../config/addresses.ts';
import { sizeOf, type Card } from './card.ts';
import { directory } from './file-name.ts';
import { order } from './orders.ts';

/** The preview picture of a page. */
export function previewPicture(card: Card): PreviewPicture {
  return { url: absoluteUrl(`/${directory}/${order(card)}`), ...sizeOf(card), alt: card.alt };
}

/** The address of a card within this site, for a link to it. */
export function cardHref(card: Card): string {
  return href(`/${directory}/${order(card)}`);
}
