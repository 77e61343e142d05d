/** Lists what the page of a player has. */
import { competitions } from '../config/site.ts';
import { listNames } from '../lib/text.ts';

/** What a player's page has: `Elo, resultados, duelos por jugar…`. No duels where nothing is played. */
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
