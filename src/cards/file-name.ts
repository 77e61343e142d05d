/** The name of a card's file: the same while the card says the same, another when anything changes. */
import { sha256 } from '../snapshot/manifest.ts';
import type { Card } from './card.ts';

/**
 * Where cards are on the site: one flat directory, and a name never means two pictures. What shares
 * an old link still shows the card of then, so publishing keeps those of a week (src/publish/).
 */
export const directory = 'tarjetas';

/** Counted up when cards of the same words shall look different: every one gets a new name. */
const look = 2;

const nameLength = 60;

/** Letters, digits and hyphens of a text: `Única: ¡ya!` → `unica-ya`. */
function slug(text: string): string {
  const ascii = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ascii
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, nameLength)
    .replace(/^-+|-+$/g, '');
}

/**
 * `liga-elite-3f9a…c1.jpg`. The hash is of what the card says, photos included (their paths are
 * hashes too), so a page knows the address before anything is drawn.
 */
export function fileName(card: Card): string {
  return `${slug(card.name)}-${sha256(JSON.stringify([look, card])).slice(0, 16)}.jpg`;
}
