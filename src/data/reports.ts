/** Where the duels of the running competitions are reported. */
import { competition } from '../config/competitions.ts';
import { isExpected } from '../season/dates.ts';
import { isBetweenPlayers, isOpen, type Match } from '../season/model.ts';
import { reportAddress } from '../season/report.ts';
import { today } from './clock.ts';

export interface DuelReports {
  /** «Comunicar Resultado», for this duel. */
  result: string;
  /** «Comunicar Día y Horario», for this duel. */
  schedule: string;
  /** Whether it is of the round being played, or overdue. */
  isExpected: boolean;
}

/** A duel's forms; null for one that has a result, or whose players are not known. */
export function reportsOf(match: Match): DuelReports | null {
  if (!isOpen(match) || !isBetweenPlayers(match)) return null;
  const { links, formFields } = competition(match.stage.competition);
  return {
    result: reportAddress(links.reportResult, formFields?.reportResult ?? {}, match),
    schedule: reportAddress(links.reportSchedule, formFields?.reportSchedule ?? {}, match),
    isExpected: isExpected(match, today),
  };
}
