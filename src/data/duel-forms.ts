/** Links to the forms that report duels of running competitions (docs/product.md, «Reporting a duel»). */
import { competitionOf } from '../config/competitions.ts';
import { isExpected } from '../season/dates.ts';
import { isBetweenPlayers, isOpen, type Match } from '../season/model.ts';
import { today } from './this-build.ts';

/**
 * Facts of a duel that a form may ask for, in the order of their fields in the address. The division is null in a bracket
 * and in a stage that two divisions share.
 */
const factsOf = ({ stage, round, code, home, away }: Match): Record<string, string | null> => ({
  division: stage.isShared ? null : (stage.division?.name ?? null),
  round: round.name,
  code,
  home: home.nick,
  away: away.nick,
});

/** Name of the form's field, such as `entry.123456`, for each fact of `factsOf`. Facts that the form does not ask have none. */
export type FormFields = Readonly<Record<string, string | null | undefined>>;

/** Address of an absolute `form` with a duel's division, round, code and nicks; `form` itself if none has a field. */
export function formAddress(form: string, fields: FormFields, match: Match): string {
  const address = new URL(form);
  // Google's own links to prefilled forms have this parameter.
  address.searchParams.set('usp', 'pp_url');
  let isFilled = false;
  for (const [fact, value] of Object.entries(factsOf(match))) {
    const field = fields[fact];
    if (!field || !value) continue;
    address.searchParams.set(field, value);
    isFilled = true;
  }
  return isFilled ? address.href : form;
}

/** Links to the forms that report a duel. Null for a form that the competition does not have. */
export interface DuelForms {
  result: string | null;
  schedule: string | null;
  /** True for duels of the round being played and for overdue ones. */
  isExpected: boolean;
}

/** Links to the forms for an open duel's result and day. Null for other duels, unknown players, or no form at all. */
export function duelForms(match: Match): DuelForms | null {
  if (!isOpen(match) || !isBetweenPlayers(match)) return null;
  const { links, formFields } = competitionOf(match.stage.competition.id);
  const { reportResult, reportSchedule } = links;
  if (reportResult === null && reportSchedule === null) return null;
  return {
    result: reportResult && formAddress(reportResult, formFields?.reportResult ?? {}, match),
    schedule:
      reportSchedule && formAddress(reportSchedule, formFields?.reportSchedule ?? {}, match),
    isExpected: isExpected(match, today),
  };
}
