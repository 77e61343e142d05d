/** The columns of a table of standings, as the community publishes them. */

/** Sums of a player's played duels, by the standings' column labels. */
export interface PlayerRecord {
  /** Duels won. */
  DG: number;
  /** Duels lost; a level duel is neither won nor lost. */
  DP: number;
  /** Duels played. */
  DJ: number;
  /** Games won. */
  PG: number;
  /** Games lost. */
  PP: number;
  /** Games won less games lost. */
  DifP: number;
}

/** The columns, in the order the community publishes them. */
export const recordLabels = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'] as const;
