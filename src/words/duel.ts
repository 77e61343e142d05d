/** A duel's sides, result, place, deadline and corrections as pages write them. */
import type { Side } from '../sources/sheets/side.ts';
import { sameName } from '../lib/text.ts';
import {
  isDecided,
  type DailyDuel,
  type Forfeit,
  type Match,
  type Result,
  type Round,
  type Correction,
} from '../season/model.ts';
import { daysBetween, formatDayMonth, formatShortDay, type CalendarDate } from '../lib/time.ts';
import { deadlineOf } from '../season/dates.ts';
import { dayDistance } from './time-spans.ts';

/** Name of a duel's side: the player's nick, the text of a placeholder (`Ganador SF1`), or `Libre` for a bye. */
export function sideName({ kind, nick }: Side): string {
  return kind === 'bye' ? 'Libre' : nick;
}

/** True if a withdrawal annulled the duel. It is no walkover: nobody stayed away. */
const isAnnulled = ({ by, winner }: Forfeit): boolean => by === 'withdrawal' && winner === null;

/** The word in place of the games that nobody played: `W.O.`, or `No va` if a withdrawal annulled the duel. */
export const forfeitWord = (forfeit: Forfeit): string => (isAnnulled(forfeit) ? 'No va' : 'W.O.');

/**
 * Formats a duel's result, home first: `2 - 1`, `2 - 0 W.O.` for a forfeit with games, `-` for an open duel. A forfeit
 * without games is `W.O. - 0` if home won, `0 - W.O.` if away did, `W.O.` if both lost, and `No va` if it was annulled.
 */
export function formatResult(match: Result): string {
  if (!isDecided(match)) return '-';
  const { score, forfeit } = match;
  if (!forfeit) return score.join(' - ');
  const word = forfeitWord(forfeit);
  if (score.some(Boolean)) return `${score.join('\u00a0-\u00a0')} ${word}`;
  if (forfeit.winner === null) return word;
  return forfeit.winner === 'home' ? `${word} - 0` : `0 - ${word}`;
}

/**
 * Formats a decided duel: `Ana 2 - 1 Beto`, `Ana vs Beto: ganó Ana por W.O.`, `Ana vs Beto: W.O. de los dos`; `Ana vs
 * Beto: no va` if it was annulled. An open duel is `Ana - Beto`.
 */
export function formatDuel(match: Result): string {
  const [home, away] = [sideName(match.home), sideName(match.away)];
  const { forfeit } = match;
  if (!forfeit) return `${home} ${formatResult(match)} ${away}`;
  const duel = `${home} vs ${away}`;
  if (isAnnulled(forfeit)) return `${duel}: no va`;
  if (forfeit.winner === null) return `${duel}: W.O. de los dos`;
  return `${duel}: ganó ${sideName(match[forfeit.winner])} por W.O.`;
}

/** Names a daily duel's division, `Oro`, or competition and phase, `Copa, Final`; without these, its competition. */
export function duelCategory({ competition, category }: DailyDuel): string {
  if (competition.divisions.length > 0) return category || competition.name;
  return [competition.name, category].filter(Boolean).join(', ');
}

/** Names the stage and round of a duel: `Primera, Fecha 3`. Only the stage if both names are the same (`sameName`). */
export function stageRound({ stage, round }: Record<'stage' | 'round', { name: string }>): string {
  return sameName(stage.name, round.name) ? stage.name : `${stage.name}, ${round.name}`;
}

/** Says until when a duel may be played: `hasta el dom 29/11`, also on that day; then `venció ayer` and the like. */
export function deadlineWords(lastDay: CalendarDate, today: CalendarDate): string {
  if (lastDay >= today) return `hasta el ${formatShortDay(lastDay)}`;
  return `venció ${dayDistance(daysBetween(today, lastDay))}`;
}

/** Says until when an open duel may be played (`deadlineWords`), else its round's `interval`. Empty if postponed. */
export function timeLeft(match: Match, today: CalendarDate): string {
  if (match.isPostponed) return '';
  const lastDay = deadlineOf(match);
  return lastDay === null ? match.round.interval : deadlineWords(lastDay, today);
}

/**
 * Formats a round's days: its `interval`, `16/11 al 29/11` or the sheet's words, maybe empty. If any duel is open and
 * not postponed, it is `desde el 16/11, hasta el dom 29/11` from the round's first day on, or only `hasta el dom 29/11`
 * in a round of one day, and `2/11 al 15/11, venció hace 3 días` after its last day. Before the first day, and without
 * `days`, it is the `interval` in any case.
 */
export function roundDays({ days, interval, matches }: Round, today: CalendarDate): string {
  if (!days || days[0] > today || !matches.some(deadlineOf)) return interval;
  const words = deadlineWords(days[1], today);
  if (days[1] < today) return `${interval}, ${words}`;
  if (days[0] === days[1]) return words;
  return `desde el ${formatDayMonth(days[0])}, ${words}`;
}

/** Swaps the sides of a formatted result: `2 - 1` to `1 - 2`, `W.O. - 0` to `0 - W.O.`. Other texts stay. */
export const turnedResult = (result: string): string =>
  result.replace(/^(\S+)(\s-\s)(\S+)/, '$3$2$1');

/** Returns a formatted result, such as `2 - 1`, with spaces that do not break a line. */
export const unbreakableResult = (result: string): string =>
  result.replaceAll(' - ', '\u00a0-\u00a0');

/**
 * Says what was corrected: `corregido el mar 24/11: antes 2 - 1`. `before` is the earlier result already in words,
 * `2 - 1` or `sin resultado`; the caller has turned it to the side that the reader sees first.
 */
export const correctionNote = ({ day, before }: Pick<Correction, 'day' | 'before'>): string =>
  `corregido el ${formatShortDay(day)}: antes\u00a0${unbreakableResult(before)}`;
