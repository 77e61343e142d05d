/** Parses the qualifiers of the national tournament (docs/product.md, «National tournament»). */
import { region, places } from '../../config/site.ts';
import { z } from '../../lib/validation.ts';
import { optionalText, linkPair, collectionParser, requiredText, timestamp } from './documents.ts';
import type { Complaint } from '../problem.ts';
import { provinceNamed, provinceOf, type Province } from './province.ts';

/** Values of `date` while the day is not known: «A confirmar», «Fecha a definir», `-`, an empty text. */
const openDate = /^\s*(?:(?:fecha\s+)?(?:a|por)\s+(?:confirmar|definir|anunciar)\.?|[-–—.…]*)\s*$/i;

/** Texts of `cancelled` that mean no. Any other text means that the qualifier is cancelled. */
const no = /^(?:no\.?|false)?$/i;

const qualifierDocument = z.object({
  id: z.string(),
  date: z.preprocess(
    (value) => (typeof value === 'string' && openDate.test(value) ? null : value),
    timestamp('va un día y hora (timestamp), o el texto «a confirmar»').nullable().optional(),
  ),
  cancelled: z
    .union([z.boolean(), optionalText], { error: 'va true o false (boolean)' })
    .transform((value) => (typeof value === 'string' ? !no.test(value) : value)),
  place: requiredText,
  city: requiredText,
  province: optionalText,
  contact: linkPair(1),
});

/** A qualifying tournament for the national one. */
export interface Qualifier {
  id: string;
  /** Null until the day is known. */
  date: Date | null;
  isCancelled: boolean;
  place: string;
  city: string;
  /** Null if neither the document nor its city says it. */
  province: Province | null;
  /** Whom to ask. `url` is null if the document's address cannot be used. */
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

const missingDate: Complaint = {
  reason: 'falta el campo; se muestra «Fecha a confirmar»',
  advice: 'agregalo: el día y la hora (timestamp) o, mientras no se sepan, el texto «a confirmar»',
};

/** Parses the collection `national-qualifiers`, in the order of its documents. */
export const parseQualifiers = collectionParser(qualifierDocument, (document, log): Qualifier => {
  const { id, place, city, date = null, cancelled: isCancelled } = document;
  if (document.date === undefined) log.reportField(id, 'date', '', missingDate);
  const named = provinceNamed(document.province);
  if (document.province !== '' && !named) {
    log.reportField(id, 'province', document.province, unknownProvince);
  }
  const province = named ?? provinceOf(city);
  if (!province) log.reportField(id, 'city', city, unknownCity);
  const { address = '', label = '' } = document.contact ?? {};
  const url = address === '' ? null : log.parseLink(id, 'contact', address);
  const contact = document.contact ? { label: label || 'Contacto', url } : null;
  return { id, place, city, date, isCancelled, province, contact };
});

/** A qualifier with a moment, not cancelled. Only these are in calendars, cards and JSON-LD. */
export type ScheduledQualifier = Qualifier & { date: Date };

/** True if the qualifier has a moment, past or not, and was not cancelled. */
export const isScheduled = (qualifier: Qualifier): qualifier is ScheduledQualifier =>
  qualifier.date !== null && !qualifier.isCancelled;

/** State of a qualifier: `cancelled`; else `past` if its moment is before `now`; else `toCome`, also if undated. */
export function qualifierState(
  { date, isCancelled }: Pick<Qualifier, 'date' | 'isCancelled'>,
  now: Date,
): 'toCome' | 'cancelled' | 'past' {
  if (isCancelled) return 'cancelled';
  return date && date.getTime() < now.getTime() ? 'past' : 'toCome';
}

/** Qualifiers whose moment is `now` or later, without cancelled and undated ones, in the given order. */
export const scheduledToCome = (
  qualifiers: readonly Qualifier[],
  now: Date,
): ScheduledQualifier[] =>
  qualifiers.filter(isScheduled).filter((qualifier) => qualifierState(qualifier, now) === 'toCome');

/** Returns a copy by moment, earliest first, past and cancelled ones too, undated ones last. Ties keep their order. */
export function qualifiersByDate(qualifiers: readonly Qualifier[]): Qualifier[] {
  const timeOf = ({ date }: Qualifier): number => date?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return qualifiers.toSorted((a, b) => timeOf(a) - timeOf(b));
}
