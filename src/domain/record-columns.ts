/** The columns of a table of standings. */

/**
 * In the order the community publishes them: duels won, lost and played, games won and lost, and their
 * difference. A level duel is neither won nor lost.
 */
export const recordLabels = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'] as const;

/** Sums of a player's played duels, by the columns' labels. */
export type PlayerRecord = Record<(typeof recordLabels)[number], number>;
