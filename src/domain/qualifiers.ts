/** Qualifiers of the national tournament (docs/product.md, «National tournament»). */
import { region } from '../config/region.ts';
import { places } from '../config/site.ts';
import { z } from '../config/schemas/validation.ts';
import { optionalText, pair, collectionParser, requiredText, timestamp } from './documents.ts';
import type { Complaint } from './problem.ts';
import { provinceNamed, provinceOf, type Province } from './province.ts';

const qualifierDocument = z.object({
  id: z.string(),
  date: timestamp,
  place: requiredText,
  city: requiredText,
  province: optionalText,
  contact: pair,
});

export interface Qualifier {
  id: string;
  date: Date;
  place: string;
  city: string;
  /** Null when neither the document nor its city says it. */
  province: Province | null;
  /** Whom to ask; `url` is null when the document's address cannot be used. */
  contact: { label: string; url: string | null } | null;
}

const [exampleProvince] = places;
const example = exampleProvince ? `, por ejemplo «${exampleProvince.name}»` : '';

const unknownProvince: Complaint = {
  reason: `no es el nombre de ${region.withIndefiniteArticle}; se toma ${region.agree('el', 'la')} de la ciudad`,
  advice: `${region.agree('escribilo entero', 'escribila entera')}${example}, o borrá el campo`,
};

const unknownCity: Complaint = {
  reason: `no se sabe de qué ${region.name} es: se muestra, y no está en el mapa`,
  advice: `agregá al documento el campo «province»${example}`,
  isLoss: true,
};

/** Reads `national-qualifiers`. */
export const parseQualifiers = collectionParser(qualifierDocument, (document, log): Qualifier => {
  const { contact, province: written, ...rest } = document;
  const named = provinceNamed(written);
  if (written !== '' && !named) log.field(rest.id, 'province', written, unknownProvince);
  const province = named ?? provinceOf(rest.city);
  if (!province) log.field(rest.id, 'city', rest.city, unknownCity);
  if (!contact) return { ...rest, province, contact: null };
  const { first: label, second: address } = contact;
  const url = address === '' ? null : log.link(rest.id, 'contact', address);
  return { ...rest, province, contact: { label: label || 'Contacto', url } };
});

/** A qualifier is past when its moment is before now. */
export function isPast(qualifier: Pick<Qualifier, 'date'>, now: Date): boolean {
  return qualifier.date.getTime() < now.getTime();
}

/**
 * Qualifiers by province, or of none that is known; `qualifiers` come by date. The next one is the first that
 * is to come, else the last that was played.
 */
export function byProvince(qualifiers: readonly Qualifier[], now: Date) {
  return Map.groupBy(qualifiers, ({ province }) => province?.id)
    .values()
    .map((own) => ({
      province: own[0]?.province ?? null,
      qualifiers: own,
      next: own.find((qualifier) => !isPast(qualifier, now)) ?? own.at(-1),
    }))
    .toArray();
}
