/**
 * What a player's results add up to, as the columns of the standings are called, and where a sheet says
 * otherwise.
 */
import {
  criteriaOf,
  isOfResults,
  type PlayerRecord,
  type TableRules,
} from '../config/schemas/columns.ts';
import { playerKey } from '../domain/player-key.ts';
import type { Side } from '../domain/side.ts';
import type { Standings, StandingsRow } from '../domain/standings.ts';
import {
  isDecided,
  isOfTable,
  winner,
  type Decided,
  type Forfeit,
  type Match,
  type Result,
} from './model.ts';

/** A decided duel as one of its players tells it. */
export interface DuelResult {
  opponent: Side;
  /** Games won. */
  own: number;
  /** Games lost. */
  other: number;
  outcome: 'won' | 'lost' | 'level';
  /** Present where nobody played. */
  forfeit?: Forfeit | undefined;
}

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
export function resultFrom(match: Decided<Result>, side: 'home' | 'away'): DuelResult {
  const won = winner(match);
  const outcome = won === null ? 'level' : won === side ? 'won' : 'lost';
  const [home, away] = match.score;
  return {
    opponent: opponentOf(match, side),
    own: side === 'home' ? home : away,
    other: side === 'home' ? away : home,
    outcome,
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
 * The same table with what the duels add up to, and the sheet's number in a column that duels do not tell, such as
 * «Pts». Byes are no duels, also where the fixture gives them a score, and tie-breaks do not count.
 */
export function recomputeStandings(standings: Standings, duels: readonly Result[]): Standings {
  const counted = duels.filter(isOfTable);
  const rows = standings.rows.map((row) => {
    const cells: Record<string, number | null> = { ...row.cells };
    const record = recordOf(row.player, counted);
    for (const label of standings.columns.filter(isOfResults)) cells[label] = record[label];
    return { ...row, cells };
  });
  return { ...standings, rows };
}

/** What a table shows, and what orders it. */
export type TableShape = Pick<Standings, 'columns' | 'criteria'>;

/** The columns and criteria of a table that results tell. */
export const ofResults = ({ columns, criteria }: TableShape): TableShape => ({
  columns: columns.filter(isOfResults),
  criteria: criteria.filter(({ label }) => isOfResults(label)),
});

/** The table that results make, its rows in the order of the players. */
export function tableOfResults(
  players: readonly string[],
  duels: readonly Result[],
  shape: TableShape,
): Standings {
  const rows = players.map((player, index) => ({ row: index + 1, player, cells: {} }));
  return recomputeStandings({ ...ofResults(shape), rows }, duels);
}

/** The table of a group that has no standings sheet: whoever its fixture names, in that order. */
export function tableOfFixture(matches: readonly Match[], rules: TableRules): Standings {
  const sides = matches.flatMap(({ home, away }) => [home, away]);
  const players = new Map(
    sides.filter(({ kind }) => kind === 'player').map(({ key, nick }) => [key, nick]),
  );
  const columns = rules.columns.map(({ label }) => label);
  return tableOfResults([...players.values()], matches, { columns, criteria: criteriaOf(rules) });
}

/** A cell of a sheet that is not what the duels add up to. */
export interface StandingsDifference extends Pick<StandingsRow, 'row' | 'player'> {
  label: string;
  sheet: number;
  computed: number;
}

/** Every cell of the sheet that is not what the duels add up to, in the sheet's order. */
export function standingsDifferences(
  standings: Standings,
  duels: readonly Result[],
): StandingsDifference[] {
  const recomputed = recomputeStandings(standings, duels);
  return standings.rows.flatMap(({ row, player, cells }, index) =>
    standings.columns.flatMap((label) => {
      const sheet = cells[label] ?? 0;
      const computed = recomputed.rows[index]?.cells[label] ?? 0;
      return computed === sheet ? [] : [{ row, player, label, sheet, computed }];
    }),
  );
}
