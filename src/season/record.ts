/**
 * What a player's results add up to, as the columns of the standings are called, and where a sheet says
 * otherwise.
 */
import { playerKey } from '../domain/player-key.ts';
import { recordLabels, type PlayerRecord } from '../domain/record-columns.ts';
import type { Side } from '../domain/side.ts';
import type { Standings } from '../domain/standings.ts';
import { isDecided, isOfTable, winner, type Decided, type Match, type Result } from './model.ts';

/** A decided duel as one of its players tells it. */
export type DuelResult = ReturnType<typeof resultFrom>;

/** Where a player stands in a duel; null for a duel of others. */
export function sideOf({ home, away }: Result, player: string): 'home' | 'away' | null {
  const key = playerKey(player);
  if (home.key === key) return 'home';
  return away.key === key ? 'away' : null;
}

/** A player's opponent on the other side of a duel. */
export const opponentOf = ({ home, away }: Result, side: 'home' | 'away'): Side =>
  side === 'home' ? away : home;

/** A decided duel seen from one of its sides. */
export function resultFrom(match: Decided<Result>, side: 'home' | 'away') {
  const won = winner(match);
  const outcome: 'won' | 'lost' | 'level' = won === null ? 'level' : won === side ? 'won' : 'lost';
  const [home, away] = match.score;
  return {
    opponent: opponentOf(match, side),
    /** Games won, and lost. */
    own: side === 'home' ? home : away,
    other: side === 'home' ? away : home,
    outcome,
    /** Where nobody played. */
    forfeit: match.forfeit,
  };
}

/** Adds up a player's duels that are decided; duels of others do not count, nor forfeits that nobody has. */
export function recordOf(player: string, results: readonly Result[]): PlayerRecord {
  const record: PlayerRecord = { DG: 0, DP: 0, DJ: 0, PG: 0, PP: 0, DifP: 0 };
  for (const match of results) {
    const side = sideOf(match, player);
    if (side === null || !isDecided(match) || match.forfeit?.winner === null) continue;
    const { own, other, outcome } = resultFrom(match, side);
    record.DG += outcome === 'won' ? 1 : 0;
    record.DP += outcome === 'lost' ? 1 : 0;
    record.DJ += 1;
    record.PG += own;
    record.PP += other;
    record.DifP += own - other;
  }
  return record;
}

/**
 * The same table with what the duels add up to; null in a column that duels do not tell, such as
 * «Notas». Byes are no duels, also where the fixture gives them a score, and tie-breaks do not count.
 */
export function recomputeStandings(standings: Standings, duels: readonly Result[]): Standings {
  const counted = duels.filter(isOfTable);
  const rows = standings.rows.map((row) => {
    const record: Readonly<Record<string, number>> = recordOf(row.player, counted);
    return { ...row, values: standings.headings.map((label) => record[label] ?? null) };
  });
  return { headings: standings.headings, rows };
}

/** The table of a group that has no standings sheet: whoever its fixture names, in that order. */
export function recomputedTable(matches: readonly Match[]): Standings {
  const sides = matches.flatMap(({ home, away }) => [home, away]);
  const players = new Map(
    sides.filter(({ kind }) => kind === 'player').map(({ key, nick }) => [key, nick]),
  );
  const rows = Array.from(players.values(), (player, index) => ({
    row: index + 1,
    player,
    values: [],
  }));
  return recomputeStandings({ headings: [...recordLabels], rows }, matches);
}

/**
 * Every cell of the sheet that is not what the duels add up to, in the sheet's order: its row there, and its
 * column after the player, from 1. An empty cell counts as 0, as in the table's order.
 */
export function standingsDifferences(standings: Standings, duels: readonly Result[]) {
  const recomputed = recomputeStandings(standings, duels);
  return standings.rows.flatMap(({ row, player, values }, index) =>
    standings.headings.flatMap((label, position) => {
      const sheet = values[position] ?? 0;
      const computed = recomputed.rows[index]?.values[position] ?? null;
      if (computed === null || computed === sheet) return [];
      return [{ row, player, column: position + 1, label, sheet, computed }];
    }),
  );
}
