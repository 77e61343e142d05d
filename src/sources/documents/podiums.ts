/**
 * Parses the podiums of the national tournament and of the world championship (docs/product.md, «National tournament»).
 */
import { z } from '../../lib/validation.ts';
import {
  listOf,
  optionalText,
  collectionParser,
  picture,
  requiredText,
  wholeNumber,
  year,
} from './documents.ts';
import { sortByPosition } from './team.ts';

const nationalPodiumDocument = z.object({
  id: z.string(),
  year,
  image: picture,
  podium: listOf(requiredText),
});

export type NationalPodium = z.output<typeof nationalPodiumDocument>;

const worldPodiumDocument = z.object({
  id: z.string(),
  year,
  podium: listOf(z.object({ position: wholeNumber, name: requiredText, country: optionalText })),
});

/** Podium of a world championship, with the country's own representatives. */
export type WorldPodium = z.output<typeof worldPodiumDocument>;

export const parseNationalPodiums = collectionParser(nationalPodiumDocument, (podium) => podium);

/** Parses the collection `world-championships-podiums`. Podiums are sorted by position. */
export const parseWorldPodiums = collectionParser(worldPodiumDocument, (document) => ({
  ...document,
  podium: sortByPosition(document.podium),
}));
