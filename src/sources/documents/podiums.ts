/** Parses the podiums of the national and world championships (docs/product.md, «National tournament»). */
import { cleanLine } from '../../lib/clean.ts';
import { z } from '../../lib/validation.ts';
import {
  collectionParser,
  listOf,
  names,
  optionalText,
  picture,
  placedName,
  requiredName,
  splitPlaces,
  wholeNumber,
  year,
} from './documents.ts';
import { sortByPosition } from './team.ts';

const nationalPodiumDocument = z.object({
  id: z.string(),
  year,
  image: picture,
  podium: names,
});

/** Podium of a national tournament: names in the order of their places. */
export type NationalPodium = z.output<typeof nationalPodiumDocument>;

/** A name and, at the end, its country: `Ana Pérez (Chile)`, `Pérez, Ana, Chile`, `Ana Pérez – Chile`. */
const nameWithCountry = /^(.*\S)\s*(?:\(([^()]+)\)|(?:,|\s[–—-])\s+(.+))$/;

/** Splits a place that is a text, `12° Ana Pérez (Chile)`, into the fields of `worldPlace`. Returns any other value. */
function readPlace(value: unknown): unknown {
  const match = typeof value === 'string' ? placedName.exec(cleanLine(value)) : null;
  if (!match) return value;
  const [, position, text = ''] = match;
  const [, name = text, inBrackets, country = inBrackets] = nameWithCountry.exec(text) ?? [];
  return { position, name, country };
}

const place = wholeNumber.refine((position) => position >= 1, 'va un puesto, desde 1 (number)');

const worldPlace = z.object(
  { position: place, name: requiredName, country: optionalText },
  'va un mapa (map)',
);

const worldPodiumDocument = z.object({
  id: z.string(),
  year,
  podium: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? splitPlaces(value) : value),
    listOf(z.preprocess(readPlace, worldPlace)),
  ),
});

/** Podium of a world championship, and the places of the community's own players. */
export type WorldPodium = z.output<typeof worldPodiumDocument>;

/** Parses the collection `national-tournaments-podiums`, in the order of its documents. */
export const parseNationalPodiums = collectionParser(nationalPodiumDocument, (podium) => podium);

/** Parses the collection `world-championships-podiums`, in the order of its documents, each sorted by position. */
export const parseWorldPodiums = collectionParser(worldPodiumDocument, (document) => ({
  ...document,
  podium: sortByPosition(document.podium),
}));
