/** A duel as cards tell it. */
import { isBye, isPlayed, winner, type Duel } from '../domain/fixture.ts';
import { formatResult } from '../words/duel.ts';
import type { DuelLine } from './card.ts';

const player = (name: string): string => (isBye(name) ? 'Libre' : name);

/** Players, result once played, else when it is played. */
export function duelLine(duel: Duel): DuelLine {
  const played = isPlayed(duel);
  return {
    home: player(duel.home),
    away: player(duel.away),
    result: played ? formatResult(duel) : '',
    winner: winner(duel),
    when: played || duel.schedule === '-' ? '' : duel.schedule,
  };
}
