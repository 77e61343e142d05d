/** What pages say about themselves, depending on what the community has. */
import { competitions, site, type Competition } from '../config/site.ts';
import { withDe } from '../config/competitions.ts';
import { listNames } from '../lib/text.ts';
import { divisionOfTitle, type Prize } from '../season/champions.ts';

function listRuleSubjects(): string {
  const subjects: string[] = [];
  if (competitions.some(({ format }) => format === 'groups')) {
    subjects.push('puntos', 'desempates', 'ascensos');
  }
  if (competitions.length > 0) subjects.push('ausencias');
  if (site.national) subjects.push('clasificatorios');
  return listNames(subjects);
}

/** Subjects of the page of rules: `puntos, desempates, ascensos y ausencias`. Empty if the community has none. */
export const ruleSubjects = listRuleSubjects();

/** What a player's page has: `Elo, resultados…`, without competitions `Elo y títulos`; Elo only if `hasRanking`. */
export function playerFacts(hasRanking: boolean): string {
  const facts = hasRanking ? ['Elo'] : [];
  if (competitions.length === 0) facts.push('títulos');
  else facts.push('resultados', 'duelos por jugar', 'historial contra cada rival');
  return listNames(facts);
}

/** What a champion won, after «campeón»: one of several divisions, `de Oro`, or else the competition, `de la Copa`. */
export function titleWithDe(prize: Prize): string {
  const division = divisionOfTitle(prize);
  return division ? `de ${division.name}` : withDe(prize.competition);
}

/**
 * Describes a competition between editions:
 * `Copa del Litoral de Dominó: inscripción de la próxima edición, y los campeones de las anteriores.` It names only the
 * champions if `links` has no address to sign up or of rules.
 */
export function waitingDescription({ name, format, links }: Competition): string {
  const subject = `${name} de ${site.game}`;
  const [edition, editions] =
    format === 'groups' ? ['temporada', 'temporadas'] : ['edición', 'ediciones'];
  const offers: string[] = [];
  if (links.signUp !== null) offers.push('inscripción');
  if (links.rules !== null) offers.push('reglamento');
  if (offers.length === 0) return `${subject}: los campeones de las ${editions} anteriores.`;
  return `${subject}: ${listNames(offers)} de la próxima ${edition}, y los campeones de las anteriores.`;
}
