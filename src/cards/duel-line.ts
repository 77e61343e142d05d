/** A duel as cards tell it. */
import { isPlayed, winner, type Duel } from '../domain/fixture.ts';
import { formatResult, sideName } from '../words/duel.ts';
import type { DuelLine } from './card.ts';

/** Players, result once played, else when it is played. */
export function duelLine(duel: Duel): DuelLine {
  const played = isPlayed(duel);
  return {
    home: sideName(duel.home),
    away: sideName(duel.away),
    result: played ? formatResult(duel) : '',
    winner: winner(duel),
    when: played || duel.schedule === '-' ? '' : duel.schedule,
  };
}
