/** Qualifiers of the national tournament (SPEC.md §2 «National tournament», §3, §4). */
import { z } from '../validation.ts';
import { pair, parseDocuments, requiredText, timestamp } from './documents.ts';
import { ProblemLog, type Parsed } from './problem.ts';
import { droppedLink, httpUrl } from './url.ts';

const qualifierDocument = z.object({
  id: z.string(),
  date: timestamp,
  /** Shop or venue. */
  place: requiredText,
  city: requiredText,
  /** `[label, url]`: the other way round than a news item's link. */
  contact: pair,
});

export interface Qualifier {
  id: string;
  date: Date;
  place: string;
  city: string;
  /** Whom to ask; `url` is null when the document's address cannot be used. */
  contact: { label: string; url: string | null } | null;
}

/** Reads `national-qualifiers`. */
export function parseQualifiers(source: string, documents: unknown): Parsed<Qualifier[]> {
  const log = new ProblemLog(source);
  const qualifiers = parseDocuments(source, qualifierDocument, documents).map(
    ({ contact, ...rest }): Qualifier => {
      if (!contact) return { ...rest, contact: null };
      const url = httpUrl(contact.second);
      if (contact.second !== '' && url === null) {
        log.field(rest.id, 'contact', contact.second, droppedLink);
      }
      return { ...rest, contact: { label: contact.first || 'Contacto', url } };
    },
  );
  return { value: qualifiers, problems: log.problems };
}

/** Qualifiers, earliest first. */
export function byDate(qualifiers: readonly Qualifier[]): Qualifier[] {
  return qualifiers.toSorted((a, b) => a.date.getTime() - b.date.getTime());
}

/** A qualifier is past when its moment is before now (SPEC.md §4). */
export function isPast(qualifier: Pick<Qualifier, 'date'>, now: Date): boolean {
  return qualifier.date.getTime() < now.getTime();
}
