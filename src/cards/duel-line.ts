/** A duel as cards tell it. */
import { isPlayed, winner, type Match } from '../season/model.ts';
import { formatResult, sideName } from '../words/duel.ts';
import type { DuelLine } from './card.ts';

/** Players, result once played, else when it is played. */
export function duelLine(match: Match): DuelLine {
  const played = isPlayed(match);
  return {
    home: sideName(match.home),
    away: sideName(match.away),
    result: played ? formatResult(match) : '',
    winner: winner(match),
    when: played || match.schedule === '-' ? '' : match.schedule,
  };
}
