/** Podiums of the national tournament and of the world championship (SPEC.md §2, §3). */
import { z } from '../config/schemas/validation.ts';
import { optionalText, parseDocuments, picture, requiredText, wholeNumber } from './documents.ts';
import type { Parsed } from './problem.ts';
import { byPosition } from './team.ts';

const nationalPodiumDocument = z.object({
  id: z.string(),
  year: wholeNumber,
  /** The winner. */
  image: picture,
  /** Names from first place down. */
  podium: z.array(requiredText),
});

/** A year's national podium. */
export type NationalPodium = z.output<typeof nationalPodiumDocument>;

const worldPodiumDocument = z.object({
  id: z.string(),
  year: wholeNumber,
  podium: z.array(z.object({ position: wholeNumber, name: requiredText, country: optionalText })),
});

/** A year's world championship, with the country's own representatives. */
export type WorldPodium = z.output<typeof worldPodiumDocument>;

/** Reads `national-tournaments-podiums`. */
export function parseNationalPodiums(source: string, documents: unknown): Parsed<NationalPodium[]> {
  return { value: parseDocuments(source, nationalPodiumDocument, documents), problems: [] };
}

/** Reads `world-championships-podiums`, each by position. */
export function parseWorldPodiums(source: string, documents: unknown): Parsed<WorldPodium[]> {
  const podiums = parseDocuments(source, worldPodiumDocument, documents).map((document) => ({
    ...document,
    podium: byPosition(document.podium),
  }));
  return { value: podiums, problems: [] };
}
