/** Where the duels of the running competitions are reported. */
import { competition } from '../config/competitions.ts';
import type { Duel } from '../domain/fixture.ts';
import { isExpected, isReportable, reportAddress } from '../domain/report.ts';
import { isShared } from '../domain/season-duels.ts';
import { stageMiddle } from '../domain/stage-dates.ts';
import { calendarDate } from '../domain/time.ts';
import { builtAt } from './clock.ts';
import { once } from './once.ts';
import { stages } from './stages.ts';

/** A duel's forms. */
export interface DuelReports {
  /** «Comunicar Resultado», for this duel. */
  result: string;
  /** «Comunicar Día y Horario», for this duel. */
  schedule: string;
  /** Whether it is of the round being played, or overdue. */
  isExpected: boolean;
}

/** A look-up of a duel's forms; null for one with nothing to report, such as one of a finished season. */
export const reportsOfDuel = once(async (): Promise<(duel: Duel) => DuelReports | null> => {
  const today = calendarDate(builtAt);
  const byDuel = new Map<Duel, DuelReports>();
  for (const { competition: which, fixture, rounds, ...stage } of await stages()) {
    const division = isShared(fixture) ? null : (stage.division?.name ?? null);
    const { links, formFields } = competition(which);
    const near = stageMiddle(rounds, today);
    for (const round of rounds) {
      for (const duel of round.duels.filter(isReportable)) {
        const reported = { ...duel, division, round: round.name };
        byDuel.set(duel, {
          result: reportAddress(links.reportResult, formFields?.reportResult ?? {}, reported),
          schedule: reportAddress(links.reportSchedule, formFields?.reportSchedule ?? {}, reported),
          isExpected: isExpected(duel, { round, rounds, near }, today),
        });
      }
    }
  }
  return (duel) => byDuel.get(duel) ?? null;
});
