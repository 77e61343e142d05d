/** Lists what the page of a player has. */
import { competitions } from '../config/site.ts';
import { listNames } from '../lib/text.ts';

/**
 * Lists what the page of a player has: `Elo, resultados, duelos por jugar e historial contra cada rival`. Where nothing
 * is played, the list names no duels.
 */
export const playerFacts = (
  hasRanking: boolean,
  isAnythingPlayed = competitions.length > 0,
): string =>
  listNames([
    ...(hasRanking ? ['Elo'] : []),
    ...(isAnythingPlayed
      ? ['resultados', 'duelos por jugar', 'historial contra cada rival']
      : ['títulos']),
  ]);
