/** What each player of a group can still reach: the title, and the zones of the table. */
import { isOfResults } from '../config/schemas/columns.ts';
import { pairKey } from '../domain/player-key.ts';
import type { Standings } from '../domain/standings.ts';
import { rowsToEnd, type Zone, type Zones } from '../domain/zones.ts';
import { isOfTable, isOpen, isPlayed, pairOf, type Division, type Result } from './model.ts';
import { compareCells, explainOrder } from './order.ts';
import { recordOf, sideOf, standingsDifferences } from './record.ts';
import { suppose } from './what-if.ts';

/** Whether something comes in all the outcomes left, in none, or it cannot be told yet. */
export type Chance = 'certain' | 'possible' | 'impossible';

/** How a group is played. */
export interface GroupRules {
  zones: Zones;
  /** Games that win a duel: 2 for a best of three. */
  gamesToWin: number;
}

/** The rules by which a division's groups are decided. */
export const rulesOf = ({
  config: { zones },
  competition: { gamesToWin = 1 },
}: Pick<Division, 'config' | 'competition'>): GroupRules => ({ zones, gamesToWin });

/** The chance of finishing in a zone or beyond it: a play-off zone has been reached in the direct one, too. */
type ZoneChances = Record<Zone, Chance>;

/** What a player of a group can still reach. */
export interface PlayerOutlook extends ZoneChances {
  player: string;
  /** The highest place that can come, counted from 1. */
  best: number;
  /** The lowest place that can come. */
  worst: number;
  /** Chance of finishing first. */
  title: Chance;
}

const isFinal = ({ score }: Result, gamesToWin: number): boolean => {
  const [home, away] = score ?? [0, 0];
  return Math.max(home, away) === gamesToWin && Math.min(home, away) < gamesToWin;
};

/** Whether the duels are a whole round robin: each pair meets as often as any other, and nobody else. */
function isRoundRobin(players: readonly string[], duels: readonly Result[]): boolean {
  const meetings = Map.groupBy(duels, pairOf);
  const counts = players.flatMap((player, place) =>
    players.slice(place + 1).map((rival) => meetings.get(pairKey(player, rival))?.length ?? 0),
  );
  const [each = 0] = counts;
  return each > 0 && counts.every((count) => count === each) && meetings.size === counts.length;
}

/** Whether results tell all that orders a table. */
export const isOrderedByResults = ({ criteria }: Pick<Standings, 'criteria'>): boolean =>
  criteria.length > 0 && criteria.every(({ label }) => isOfResults(label));

/**
 * Whether results to come decide all that is left of a group: they order its table, the sheet agrees with its
 * fixture, the fixture lacks no duel, and each result is one a duel can end with.
 */
export function isForeseeable(
  standings: Standings,
  fixture: readonly Result[],
  gamesToWin: number,
): boolean {
  const duels = fixture.filter(isOfTable);
  return (
    isOrderedByResults(standings) &&
    standingsDifferences(standings, duels).length === 0 &&
    isRoundRobin(
      standings.rows.map(({ player }) => player),
      duels,
    ) &&
    duels.every((duel) => !isPlayed(duel) || isFinal(duel, gamesToWin))
  );
}

/** The places in which a player can finish. */
type Positions = Pick<PlayerOutlook, 'player' | 'best' | 'worst'>;

/** Where each player stands once nothing is left; who is level in everything shares those places. */
function placesOf(standings: Standings, duels: readonly Result[]): Positions[] {
  const explained = explainOrder(standings, duels);
  const isLevel = (index: number): boolean => explained[index]?.reason?.by === 'nothing';
  return explained.map(({ row: { player } }, index) => {
    let [first, last] = [index, index];
    while (isLevel(first - 1)) first -= 1;
    while (isLevel(last)) last += 1;
    return { player, best: first + 1, worst: last + 1 };
  });
}

/**
 * Where each player can still finish. Each is compared by what the table has when all the duels left are
 * won, and when all are lost, by the widest margin: whoever is behind a player even then is behind for
 * certain. Nobody is said to be out of reach who is not; that two rivals cannot both win the duel between
 * them is left out, so that some certainties are told a round later.
 */
function finalPositions(
  standings: Standings,
  fixture: readonly Result[],
  gamesToWin: number,
): Positions[] {
  const { rows, criteria } = standings;
  const duels = fixture.filter(isOfTable);
  if (!duels.some(isOpen)) return placesOf(standings, fixture);
  const [homeWin, awayWin] = [[gamesToWin, 0] as const, [0, gamesToWin] as const];
  const ends = rows.map(({ player }) => {
    const records = [true, false].map((isWon): Readonly<Record<string, number>> => {
      const end = suppose(duels, (duel) => {
        const side = sideOf(duel, player);
        return side === null ? undefined : (side === 'home') === isWon ? homeWin : awayWin;
      });
      return recordOf(player, end);
    });
    /** The best or the worst of both ends in each criterion. */
    const extreme = (isBest: boolean): Record<string, number> =>
      Object.fromEntries(
        criteria.map(({ label, direction }) => {
          const numbers = records.map((record) => record[label] ?? 0);
          return [label, Math[direction < 0 === isBest ? 'max' : 'min'](...numbers)];
        }),
      );
    return { player, highest: extreme(true), lowest: extreme(false) };
  });
  return ends.map(({ player, highest, lowest }) => ({
    player,
    best: 1 + ends.filter((rival) => compareCells(rival.lowest, highest, criteria) < 0).length,
    worst:
      rows.length -
      ends.filter((rival) => compareCells(rival.highest, lowest, criteria) > 0).length,
  }));
}

/**
 * What each player of a group can still reach, if all duels left are played to their end. Null where
 * that cannot be foreseen.
 */
export function groupOutlook(
  standings: Standings,
  fixture: readonly Result[],
  { zones, gamesToWin }: GroupRules,
): PlayerOutlook[] | null {
  if (!isForeseeable(standings, fixture, gamesToWin)) return null;
  const { length } = standings.rows;

  /** The chance of finishing within places counted from 1. */
  const chanceOf = (best: number, worst: number, first: number, last: number): Chance => {
    if (last < first || worst < first || best > last) return 'impossible';
    return best >= first && worst <= last ? 'certain' : 'possible';
  };
  const upper = (best: number, worst: number, zone: Zone): Chance =>
    chanceOf(best, worst, 1, rowsToEnd(zone, zones));
  const lower = (best: number, worst: number, zone: Zone): Chance =>
    chanceOf(best, worst, length - rowsToEnd(zone, zones) + 1, length);
  return finalPositions(standings, fixture, gamesToWin).map(({ player, best, worst }) => ({
    player,
    best,
    worst,
    title: chanceOf(best, worst, 1, 1),
    directPromotion: upper(best, worst, 'directPromotion'),
    promotion: upper(best, worst, 'promotion'),
    relegation: lower(best, worst, 'relegation'),
    directRelegation: lower(best, worst, 'directRelegation'),
  }));
}
