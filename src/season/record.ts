/** Results of players, added up in the columns of standings. */
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
  distinctNicks,
  isDecided,
  isDuel,
  pairOf,
  playersIn,
  winner,
  type Decided,
  type Forfeit,
  type Match,
  type Result,
} from './model.ts';

/** A decided duel, seen by one of its players. */
export interface DuelResult {
  gamesWon: number;
  gamesLost: number;
  outcome: 'won' | 'lost' | 'level';
  forfeit?: Forfeit | undefined;
}

/** The side of a player, given by nick (also a former one) or key. Null if the player is not in the duel. */
export function sideOf({ home, away }: Result, player: string): 'home' | 'away' | null {
  const key = playerKey(player);
  if (home.key === key) return 'home';
  return away.key === key ? 'away' : null;
}

/** The side opposite to `side`: a player, a placeholder or a bye. */
export const opponentOf = ({ home, away }: Result, side: 'home' | 'away'): Side =>
  side === 'home' ? away : home;

/** Games and outcome (`won`, `lost`; `level` if nobody won) of a decided duel from a side; its `forfeit` as it is. */
export function resultFrom(match: Decided<Result>, side: 'home' | 'away'): DuelResult {
  const [home, away] = match.score;
  const winningSide = winner(match);
  let outcome: DuelResult['outcome'] = 'level';
  if (winningSide !== null) outcome = winningSide === side ? 'won' : 'lost';
  return {
    gamesWon: side === 'home' ? home : away,
    gamesLost: side === 'home' ? away : home,
    outcome,
    forfeit: match.forfeit,
  };
}

/**
 * Adds up the decided duels of a player, given by nick or key: duels won (`DG`), lost (`DP`) and in all (`DJ`), games
 * won (`PG`), lost (`PP`) and their difference (`DifP`). Byes with a score and tie-breaks count; duels of others and
 * forfeits without a winner do not.
 */
export function recordOf(player: string, results: readonly Result[]): PlayerRecord {
  const record: PlayerRecord = { DG: 0, DP: 0, DJ: 0, PG: 0, PP: 0, DifP: 0 };
  for (const match of results) {
    const side = sideOf(match, player);
    if (side === null || !isDecided(match) || match.forfeit?.winner === null) continue;
    const { gamesWon, gamesLost, outcome } = resultFrom(match, side);
    if (outcome === 'won') record.DG += 1;
    if (outcome === 'lost') record.DP += 1;
    record.DJ += 1;
    record.PG += gamesWon;
    record.PP += gamesLost;
    record.DifP += gamesWon - gamesLost;
  }
  return record;
}

/**
 * Returns a copy of the table, rows in the same order, with numbers added up from the decided duels: no byes, moved
 * rows or tie-breaks (`countsInTable`). Columns that duels do not add up to, such as «Pts», keep the sheet's numbers.
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

/** Returns a table's shape without the columns and criteria that results do not add up to (`isResultColumn`). */
export const onlyResultColumns = ({ columns, criteria }: TableShape): TableShape => ({
  columns: columns.filter(isResultColumn),
  criteria: criteria.filter(({ label }) => isResultColumn(label)),
});

/** Adds up the columns of `shape` that results add up to. Rows follow `players` (nicks), not sorted by the criteria. */
export function tableOfResults(
  players: readonly string[],
  duels: readonly Result[],
  shape: TableShape,
): Standings {
  const rows = players.map((player, index) => ({ row: index + 1, player, cells: {} }));
  return recomputeStandings({ ...onlyResultColumns(shape), rows }, duels);
}

/** Makes the table of a group without a sheet, of result columns. Rows are by the players' first mention, unsorted. */
export function tableOfFixture(matches: readonly Match[], rules: TableRules): Standings {
  const players = distinctNicks(playersIn(matches).map(({ nick }) => nick));
  const columns = rules.columns.map(({ label }) => label);
  return tableOfResults(players, matches, { columns, criteria: criteriaOf(rules) });
}

/**
 * Lists, row by row, cells of result columns that differ from the duels' sum (`countsInTable`). An empty cell, or one
 * with a text, is 0. `row` is the sheet's, from 1, `sheet` the cell's number and `computed` the sum.
 */
export function standingsDifferences(
  standings: Standings,
  duels: readonly Result[],
): { row: number; player: string; label: string; sheet: number; computed: number }[] {
  const labels = standings.columns.filter(isResultColumn);
  const counted = duels.filter(countsInTable);
  const differences = [];
  for (const { row, player, cells } of standings.rows) {
    const record = recordOf(player, counted);
    for (const label of labels) {
      const sheet = numberIn(cells, label);
      const computed = record[label];
      if (computed !== sheet) differences.push({ row, player, label, sheet, computed });
    }
  }
  return differences;
}

/**
 * Makes a crosstable. Rows, and the cells in each, are in the order of `players`, which are nicks. A cell lists the
 * results of the row's player against the other, in the order of `duels`, null for an open duel; it is `[]` for a pair
 * that does not meet. The player's own cell is null. Byes and moved rows are left out; tie-breaks are not.
 */
export function crosstable(
  players: readonly string[],
  duels: readonly Result[],
): { player: string; cells: ((DuelResult | null)[] | null)[] }[] {
  const meetings = Map.groupBy(duels.filter(isDuel), pairOf);
  const resultFor = (player: string, duel: Result): DuelResult | null => {
    const side = sideOf(duel, player);
    return side && isDecided(duel) ? resultFrom(duel, side) : null;
  };
  return players.map((player) => ({
    player,
    cells: players.map((other) => {
      if (playerKey(other) === playerKey(player)) return null;
      const duelsOfPair = meetings.get(pairKey(player, other)) ?? [];
      return duelsOfPair.map((duel) => resultFor(player, duel));
    }),
  }));
}
