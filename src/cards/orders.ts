/**
 * The cards that pages have asked for, by file name. Pages are bundled by Vite and the integration
 * that draws is not, so they meet in the process's global object, as Astro's own pictures do.
 */
import type { Card } from './card.ts';
import { fileName } from './file-name.ts';

declare global {
  var orderedCards: Map<string, Card> | undefined;
}

/** Every card ordered in this process. */
export const orders = (globalThis.orderedCards ??= new Map<string, Card>());

/** Orders a card to be drawn, and gives its file's name. */
export function order(card: Card): string {
  const name = fileName(card);
  orders.set(name, card);
  return name;
}
