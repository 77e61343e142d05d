/** Duels for tests. */
import type { Duel } from '../../../src/domain/fixture.ts';

/** `played('Ana', 2, 1, 'Beto')`. */
export function played(home: string, homeScore: number, awayScore: number, away: string): Duel {
  return { ...unplayed(home, away), homeScore, awayScore };
}

/** A duel nobody has played yet. */
export function unplayed(home: string, away: string): Duel {
  return {
    row: 0,
    code: `${home}-${away}`,
    home,
    away,
    homeScore: null,
    awayScore: null,
    schedule: '-',
    link: null,
  };
}
