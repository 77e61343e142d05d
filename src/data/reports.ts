/** Reporting the duels of the running competitions (docs/product.md, «Reporting a duel»). */
import { competitionOf } from '../config/competitions.ts';
import { isExpected } from '../season/dates.ts';
import { isBetweenPlayers, isOpen, type Match } from '../season/model.ts';
import { today } from './clock.ts';

/** What a form may ask of a duel. */
type ReportFact = 'division' | 'round' | 'code' | 'home' | 'away';

/** The facts of a duel; no division in a bracket, nor in what two divisions share. */
const factsOf = ({ stage, round, code, home, away }: Match): Record<ReportFact, string | null> => ({
  division: stage.isShared ? null : (stage.division?.name ?? null),
  round: round.name,
  code,
  home: home.nick,
  away: away.nick,
});

/** The form's field for each fact, such as `entry.123456`; none for what it does not ask. */
export type ReportFields = Readonly<Partial<Record<ReportFact, string | null | undefined>>>;

/** The address of a form with what its fields are told of a duel; the form's own where that is nothing. */
export function reportAddress(form: string, fields: ReportFields, match: Match): string {
  const facts = factsOf(match);
  const told = Object.entries(fields).flatMap(([fact, field]) => {
    const value = facts[fact as ReportFact];
    return field && value ? [[field, value] as const] : [];
  });
  if (told.length === 0) return form;
  const address = new URL(form);
  // As Google's own links to filled forms have it.
  address.searchParams.set('usp', 'pp_url');
  for (const [field, value] of told) address.searchParams.set(field, value);
  return address.href;
}

/**
 * A duel's forms, «Comunicar Resultado» and «Comunicar Día y Horario», and whether it is expected now; null for
 * one that has a result, or whose players are not known.
 */
export function reportsOf(match: Match) {
  if (!isOpen(match) || !isBetweenPlayers(match)) return null;
  const { links, formFields } = competitionOf(match.stage.competition.id);
  return {
    result: reportAddress(links.reportResult, formFields?.reportResult ?? {}, match),
    schedule: reportAddress(links.reportSchedule, formFields?.reportSchedule ?? {}, match),
    isExpected: isExpected(match, today),
  };
}
