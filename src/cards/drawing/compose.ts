/** A card into a drawing: pure. */
import type { Card } from '../card.ts';
import type { Composition } from '../layout/parts.ts';
import { composePoster } from '../layout/poster.ts';
import { composeSheet } from '../layout/sheet.ts';

/** Composes a card. */
export function compose(card: Card): Composition {
  return card.kind === 'poster' ? composePoster(card) : composeSheet(card);
}
