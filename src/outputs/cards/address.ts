/** Names of cards' files. */
import { site } from '../../config/site.ts';
import { slug } from '../../lib/text.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Card } from './card.ts';
import { drawingsOf } from './compose.ts';

const maxNameLength = 60;

/** Version of the design. A higher number gives all cards new names, so that no old picture is served from a cache. */
const designVersion = 4;

/** Digests of drawings, since thousands of cards show the same few. */
const digests = new Map<string, string>();

function digestOf(drawing: string): string {
  const digest = digests.get(drawing) ?? sha256(drawing);
  digests.set(drawing, digest);
  return digest;
}

/**
 * Name of a card's file: `liga-elite-3f9a…c1.jpg`. It contains a hash of all that the picture depends on: the card's
 * content, photos included (their paths are hashes too), the drawings that it shows, and the community's name and
 * colours. So a name never means two pictures, and a page knows the address before the picture is rendered. Links that
 * were shared before still request the old card, so publishing keeps cards for a week, unless they show somebody who
 * asked to be left out (src/publish/).
 */
export function fileName(card: Card): string {
  const name = slug(card.name).replace(/[^a-z0-9-]/g, '');
  const { community, colors } = site;
  const drawings = drawingsOf(card).map(digestOf);
  const digest = sha256(JSON.stringify([designVersion, community, colors, drawings, card]));
  return `${name.slice(0, maxNameLength)}-${digest.slice(0, 16)}.jpg`;
}
