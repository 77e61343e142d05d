/** Adds up players' results in the columns of standings, and compares sheets with them. */
import {
  criteriaOf,
  isResultColumn,
  type PlayerRecord,
  type TableRules,
} from '../config/schemas/columns.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import { numberIn, type Cell, type Standings } from '../sources/sheets/table.ts';
import {
  countsInTable,
  isDecided,
  isDuel,
  pairOf,
  winner,
  type Decided,
  type Forfeit,
  type Match,
  type Result,
} from './model.ts';

/** A decided duel, seen by one of its players. */
export interface DuelResult {
  opponent: Side;
  gamesWon: number;
  gamesLost: number;
  outcome: 'won' | 'lost' | 'level';
  forfeit?: Forfeit | undefined;
}

/** The side of a player in a duel, by `playerKey`. Null if the player is not in it. */
export function sideOf({ home, away }: Result, player: string): 'home' | 'away' | null {
  const key = playerKey(player);
  if (home.key === key) return 'home';
  return away.key === key ? 'away' : null;
}

/** The opponent of the player on a side. */
export const opponentOf = ({ home, away }: Result, side: 'home' | 'away'): Side =>
  side === 'home' ? away : home;

/** The result of a decided duel, seen from one of its sides. */
export function resultFrom(match: Decided<Result>, side: 'home' | 'away'): DuelResult {
  const won = winner(match);
  const wonOrLost = won === side ? 'won' : 'lost';
  const [home, away] = match.score;
  return {
    opponent: opponentOf(match, side),
    gamesWon: side === 'home' ? home : away,
    gamesLost: side === 'home' ? away : home,
    outcome: won === null ? 'level' : wonOrLost,
    forfeit: match.forfeit,
  };
}

/** Adds up a player's decided duels, byes included. Duels of others, and forfeits without a winner, do not count. */
export function recordOf(player: string, results: readonly Result[]): PlayerRecord {
  const record: PlayerRecord = { DG: 0, DP: 0, DJ: 0, PG: 0, PP: 0, DifP: 0 };
  for (const match of results) {
    const side = sideOf(match, player);
    if (side === null || !isDecided(match) || match.forfeit?.winner === null) continue;
    const { gamesWon, gamesLost, outcome } = resultFrom(match, side);
    record.DG += outcome === 'won' ? 1 : 0;
    record.DP += outcome === 'lost' ? 1 : 0;
    record.DJ += 1;
    record.PG += gamesWon;
    record.PP += gamesLost;
    record.DifP += gamesWon - gamesLost;
  }
  return record;
}

/**
 * Returns the table with numbers computed from the duels. Columns that duels do not tell, such as «Pts», keep the
 * sheet's numbers. Byes never count, even with a score, and neither do tie-breaks.
 */
export function recomputeStandings(standings: Standings, duels: readonly Result[]): Standings {
  const counted = duels.filter(countsInTable);
  const rows = standings.rows.map((row) => {
    const cells: Record<string, Cell> = { ...row.cells };
    const record = recordOf(row.player, counted);
    for (const label of standings.columns.filter(isResultColumn)) cells[label] = record[label];
    return { ...row, cells };
  });
  return { ...standings, rows };
}

/** Columns of a table, and the criteria that order it. */
export type TableShape = Pick<Standings, 'columns' | 'criteria'>;

/** Drops the columns and criteria that results do not tell (`isResultColumn`). */
export const onlyResultColumns = ({ columns, criteria }: TableShape): TableShape => ({
  columns: columns.filter(isResultColumn),
  criteria: criteria.filter(({ label }) => isResultColumn(label)),
});

/** Computes a table from results, with only the columns that results tell. Rows are in the order of `players`. */
export function tableOfResults(
  players: readonly string[],
  duels: readonly Result[],
  shape: TableShape,
): Standings {
  const rows = players.map((player, index) => ({ row: index + 1, player, cells: {} }));
  return recomputeStandings({ ...onlyResultColumns(shape), rows }, duels);
}

/** Computes the table of a group without a standings sheet. Its players are those of the fixture, in that order. */
export function tableOfFixture(matches: readonly Match[], rules: TableRules): Standings {
  const sides = matches.flatMap(({ home, away }) => [home, away]);
  const players = new Map(
    sides.filter(({ kind }) => kind === 'player').map(({ key, nick }) => [key, nick]),
  );
  const columns = rules.columns.map(({ label }) => label);
  return tableOfResults([...players.values()], matches, { columns, criteria: criteriaOf(rules) });
}

/** Lists the cells of result columns that differ from the sums of the duels, in sheet order. An empty cell counts as 0. */
export function standingsDifferences(standings: Standings, duels: readonly Result[]) {
  const recomputed = recomputeStandings(standings, duels);
  return standings.rows.flatMap(({ row, player, cells }, index) =>
    standings.columns.filter(isResultColumn).flatMap((label) => {
      const sheet = numberIn(cells, label);
      const computed = numberIn(recomputed.rows[index]?.cells ?? {}, label);
      return computed === sheet ? [] : [{ row, player, label, sheet, computed }];
    }),
  );
}

/**
 * Makes the rows of a crosstable, in the given order of players. A cell has the results against a player: null for an
 * open duel, and none if they do not meet. The cell of a player against themself is null.
 */
export function crosstable(players: readonly string[], duels: readonly Result[]) {
  const meetings = Map.groupBy(duels.filter(isDuel), pairOf);
  const resultOf = (player: string, duel: Result): DuelResult | null =>
    isDecided(duel) ? resultFrom(duel, sideOf(duel, player) ?? 'home') : null;
  return players.map((player) => ({
    player,
    cells: players.map((other) => {
      if (playerKey(other) === playerKey(player)) return null;
      const duelsOfPair = meetings.get(pairKey(player, other)) ?? [];
      return duelsOfPair.map((duel) => resultOf(player, duel));
    }),
  }));
}
