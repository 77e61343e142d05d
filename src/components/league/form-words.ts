/** A player's form in words. */
import type { DuelResult } from '../../season/record.ts';

const outcomeWords = { won: 'ganó', lost: 'perdió', level: 'empató' } as const;
const counts = ['', 'Último', 'Últimos dos', 'Últimos tres', 'Últimos cuatro', 'Últimos cinco'];

/** `Últimos cinco: ganó, perdió, perdió, ganó, ganó`. */
export function formSentence(outcomes: readonly DuelResult['outcome'][]): string {
  const told = outcomes.map((outcome) => outcomeWords[outcome]).join(', ');
  return `${counts[outcomes.length] ?? 'Últimos'}: ${told}`;
}
