/**
 * Reporting a duel (docs/product.md, «Reporting a duel»): which duels have something to report, when a
 * fixture asks for it, and the address of a form that says the duel already.
 */
import { currentRound, isOpen, isUnknownPlayer, type Duel, type Round } from './fixture.ts';
import { isOverdue } from './stage-dates.ts';
import { intervalDays, isOn, type CalendarDate } from './time.ts';

/** What a form is told of a duel. */
export interface ReportedDuel {
  /** Null where there is none: in the cup, and in what two divisions share. */
  division: string | null;
  round: string;
  code: string;
  home: string;
  away: string;
}

/** The form's field for each fact, such as `entry.123456`; none for what it does not ask. */
export type ReportFields = { readonly [Fact in keyof ReportedDuel]?: string | null | undefined };

/** The address of a form with what its fields are told of a duel; the form's own where that is nothing. */
export function reportAddress(form: string, fields: ReportFields, duel: ReportedDuel): string {
  const filled = Object.entries(fields).flatMap(([fact, field]) => {
    const value = duel[fact as keyof ReportedDuel];
    return field && value ? [[field, value] as const] : [];
  });
  if (filled.length === 0) return form;
  const address = new URL(form);
  // As Google's own links to filled forms have it.
  address.searchParams.set('usp', 'pp_url');
  for (const [field, value] of filled) address.searchParams.set(field, value);
  return address.href;
}

/** Whether a duel has players who can report it: it is open, and both are known. */
export function isReportable(duel: Duel): boolean {
  return isOpen(duel) && !isUnknownPlayer(duel.home) && !isUnknownPlayer(duel.away);
}

/**
 * Whether a duel to play is expected now: its round is being played, or it is overdue. Of a fixture without
 * dates the round that people talk about is played.
 * @param near `stageMiddle` of the rounds.
 */
export function isExpected(
  duel: Duel,
  { round, rounds, near }: { round: Round; rounds: readonly Round[]; near: CalendarDate },
  today: CalendarDate,
): boolean {
  const days = intervalDays(round.interval, near);
  const isPlaying = days ? isOn(round.interval, today) : round === currentRound(rounds, today);
  return isPlaying || isOverdue({ duel, interval: round.interval, near }, today);
}
