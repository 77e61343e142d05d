/** Links to the forms that report duels of running competitions (docs/product.md, «Reporting a duel»). */
import { competitionOf } from '../config/competitions.ts';
import { isBetweenPlayers, isOpen, type Match } from '../season/model.ts';

/**
 * Facts of a duel that a form may ask for, in the order of their fields in the address. The division is null in a
 * bracket and in a stage that two divisions share.
 */
const factsOf = ({ stage, round, code, home, away }: Match): Record<string, string | null> => ({
  division: stage.isShared ? null : (stage.division?.name ?? null),
  round: round.name,
  code,
  home: home.nick,
  away: away.nick,
});

/** Name of the form's field, such as `entry.123456`, by the fact of `factsOf`. Facts that the form does not ask lack it. */
export type FormFields = Readonly<Record<string, string | null | undefined>>;

/**
 * The absolute address `form` with a duel's `division`, `round`, `code`, `home` and `away` (nicks) as query parameters
 * by the names in `fields`: `{ home: 'entry.12' }`. Facts without a name or value are left out; without any, `form`
 * stays as it is. Otherwise Google's parameter `usp` is added.
 */
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

/**
 * Addresses, as `formAddress` fills them in, of the forms that report an open duel's `result` and `schedule`; null for
 * a form that is missing. Null as a whole without both, for a duel that is not open, and if a side is no known player.
 */
export function duelForms(match: Match): Record<'result' | 'schedule', string | null> | null {
  if (!isOpen(match) || !isBetweenPlayers(match)) return null;
  const { links, formFields } = competitionOf(match.stage.competition.id);
  const { reportResult, reportSchedule } = links;
  if (reportResult === null && reportSchedule === null) return null;
  return {
    result: reportResult && formAddress(reportResult, formFields?.reportResult ?? {}, match),
    schedule:
      reportSchedule && formAddress(reportSchedule, formFields?.reportSchedule ?? {}, match),
  };
}
