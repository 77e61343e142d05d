/**
 * Podiums of the national tournament and of the world championship (docs/product.md, «National
 * tournament»).
 */
import { z } from '../config/schemas/validation.ts';
import {
  listOf,
  optionalText,
  parseDocuments,
  picture,
  requiredText,
  wholeNumber,
  type ParsedCollection,
} from './documents.ts';
import { byPosition } from './team.ts';

export const nationalPodiumDocument = z.object({
  id: z.string(),
  year: wholeNumber,
  image: picture,
  podium: listOf(requiredText),
});

/** A year's national podium. */
export type NationalPodium = z.output<typeof nationalPodiumDocument>;

export const worldPodiumDocument = z.object({
  id: z.string(),
  year: wholeNumber,
  podium: listOf(z.object({ position: wholeNumber, name: requiredText, country: optionalText })),
});

/** A year's world championship, with the country's own representatives. */
export type WorldPodium = z.output<typeof worldPodiumDocument>;

/** Reads `national-tournaments-podiums`. */
export function parseNationalPodiums(
  source: string,
  documents: unknown,
): ParsedCollection<NationalPodium> {
  return parseDocuments(source, documents, nationalPodiumDocument, (podium) => podium);
}

/** Reads `world-championships-podiums`, each by position. */
export function parseWorldPodiums(
  source: string,
  documents: unknown,
): ParsedCollection<WorldPodium> {
  return parseDocuments(source, documents, worldPodiumDocument, (document) => ({
    ...document,
    podium: byPosition(document.podium),
  }));
}
