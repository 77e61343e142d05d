/** What each player of a group can still reach: the title, and the zones of the table. */
import { pairKey } from '../domain/player-key.ts';
import type { Standings, StandingsRow } from '../domain/standings.ts';
import type { Zones } from '../domain/zones.ts';
import { isOfTable, isOpen, isPlayed, pairOf, type Result } from './model.ts';
import { explainOrder, hasCriteria } from './order.ts';
import { recordOf, sideOf, standingsDifferences } from './record.ts';

/** Whether something comes in all the outcomes left, in none, or it cannot be told yet. */
export type Chance = 'certain' | 'possible' | 'impossible';

/** How a group is played. */
export interface GroupRules {
  zones: Zones;
  /** Games that win a duel: 2 for a best of three. */
  gamesToWin: number;
}

export type PlayerOutlook = NonNullable<ReturnType<typeof groupOutlook>>[number];

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

/**
 * Whether results to come decide all that is left of a group: the sheet agrees with its fixture, the
 * fixture lacks no duel, and each result is one a duel can end with.
 */
export function isForeseeable(
  standings: Standings,
  fixture: readonly Result[],
  gamesToWin: number,
): boolean {
  const duels = fixture.filter(isOfTable);
  return (
    hasCriteria(standings.headings) &&
    standingsDifferences(standings, duels).length === 0 &&
    isRoundRobin(
      standings.rows.map(({ player }) => player),
      duels,
    ) &&
    duels.every((duel) => !isPlayed(duel) || isFinal(duel, gamesToWin))
  );
}

/** Duels won and lost, games difference and games won as one number, which orders as the table does. */
const valueOf = (won: number, lost: number, difference: number, games: number): number =>
  ((won * 1000 - lost) * 1000 + difference) * 1000 + games;

/** Where each player stands once nothing is left; who is level in everything shares those places. */
function placesOf(rows: readonly StandingsRow[], duels: readonly Result[]) {
  const explained = explainOrder(rows, duels);
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
  rows: readonly StandingsRow[],
  fixture: readonly Result[],
  gamesToWin: number,
) {
  const duels = fixture.filter(isOfTable);
  if (!duels.some(isOpen)) return placesOf(rows, fixture);
  const ends = rows.map(({ player }) => {
    const { DG, DP, DifP, PG } = recordOf(player, duels);
    const left = duels.filter((duel) => isOpen(duel) && sideOf(duel, player) !== null).length;
    const games = left * gamesToWin;
    return {
      player,
      highest: valueOf(DG + left, DP, DifP + games, PG + games),
      lowest: valueOf(DG, DP + left, DifP - games, PG),
    };
  });
  return ends.map(({ player, highest, lowest }) => ({
    player,
    best: 1 + ends.filter((rival) => rival.lowest > highest).length,
    worst: rows.length - ends.filter((rival) => rival.highest < lowest).length,
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
) {
  if (!isForeseeable(standings, fixture, gamesToWin)) return null;
  const { rows } = standings;

  /** The chance of finishing within places counted from 1. */
  const chanceOf = (best: number, worst: number, first: number, last: number): Chance => {
    if (last < first || worst < first || best > last) return 'impossible';
    return best >= first && worst <= last ? 'certain' : 'possible';
  };
  return finalPositions(rows, fixture, gamesToWin).map(({ player, best, worst }) => ({
    player,
    /** Places counted from 1, none beyond which can come. */
    best,
    worst,
    /** Finishing first. */
    title: chanceOf(best, worst, 1, 1),
    promotion: chanceOf(best, worst, 1, zones.promotion),
    /** Who has no chance of finishing in that zone is safe. */
    relegation: chanceOf(best, worst, rows.length - zones.relegation + 1, rows.length),
  }));
}
