/** Describes a competition between two editions. */
import { site, type Competition } from '../config/site.ts';
import { listNames } from '../lib/text.ts';

const editionWords = {
  groups: { one: 'temporada', many: 'temporadas' },
  bracket: { one: 'edición', many: 'ediciones' },
};

/** Description of a competition's page between editions, for search engines and shared links. */
export function waitingDescription({
  name,
  format,
  links,
}: Pick<Competition, 'name' | 'format' | 'links'>): string {
  const subject = `${name} de ${site.game}`;
  const words = editionWords[format];
  const offers: string[] = [];
  if (links.signUp !== null) offers.push('inscripción');
  if (links.rules !== null) offers.push('reglamento');
  if (offers.length === 0) return `${subject}: los campeones de las ${words.many} anteriores.`;
  return `${subject}: ${listNames(offers)} de la próxima ${words.one}, y los campeones de las anteriores.`;
}
