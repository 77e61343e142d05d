/** Finds and names competitions. Scripts without Astro use it, too, so paths lack the base path (`href` adds it). */
import { competitions, type Competition } from './site.ts';

/** Path of a competition's page, by its id: `/torneos/liga-nacional`. */
export const competitionPath = (id: string): string => `/torneos/${id}`;

/** Finds a competition by id, running or waiting. @throws Error if the community does not have it. */
export function competitionOf(id: string): Competition {
  const found = competitions.find((competition) => competition.id === id);
  if (!found) throw new Error(`No competition is called ${id}`);
  return found;
}

/** What a sentence needs to name a competition. */
type Named = Pick<Competition, 'article' | 'name'>;

/** Name with its article: `la Liga Nacional`, `el Torneo de Dobles`. */
export const withArticle = ({ article, name }: Named): string => `${article} ${name}`;

/** Name after «de»: `de la Liga Nacional`, `del Torneo de Dobles`. */
export const withDe = ({ article, name }: Named): string =>
  article === 'el' ? `del ${name}` : `de la ${name}`;

/** Text of a link to a whole competition: `Toda la Liga Nacional`, `Todo el Torneo de Dobles`. */
export const wholeCompetition = ({ article, name }: Named): string =>
  article === 'el' ? `Todo el ${name}` : `Toda la ${name}`;

/** Short name in lower case after «de», for a kind of competition: `de la liga`, `del torneo`. */
export const genericWithDe = (competition: Pick<Competition, 'article' | 'shortName'>): string =>
  withDe({ article: competition.article, name: competition.shortName.toLowerCase() });

/** A competition's permanent key in calendars, feeds and open data: `key`, or else its id. */
export const competitionKey = ({ key, id }: Pick<Competition, 'key' | 'id'>): string => key ?? id;
