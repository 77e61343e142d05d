/** What each player of a group can still reach: first place, and the zones (docs/product.md, «What if»). */
import { isResultColumn } from '../config/schemas/columns.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import type { Standings, StandingsRow } from '../sources/sheets/table.ts';
import { byGoal, placesOfGoal, type Goal, type Zones } from './zones.ts';
import {
  countsInTable,
  isOpen,
  isPlayed,
  matchesOf,
  pairOf,
  type Division,
  type Group,
  type Match,
  type Result,
  type Stage,
} from './model.ts';
import { compareCells, explainOrder } from './order.ts';
import { recordOf, sideOf, standingsDifferences } from './record.ts';
import { suppose } from './what-if.ts';

/** Certainty of an event: it happens in all remaining outcomes, in some or unknown ones, or in none. */
export type Chance = 'certain' | 'possible' | 'impossible';

/** Rules of a duel. */
export interface DuelRules {
  /** Games that win a duel: 2 for a best of three. */
  gamesToWin: number;
}

/** Rules of a group that the outlook needs. */
export interface GroupRules extends DuelRules {
  zones: Zones;
}

/** Rules of a stage's duels. `gamesToWin` is 1 if the competition's file does not say it. */
export const duelRules = ({ rules: { gamesToWin = 1 } }: Pick<Stage, 'rules'>): DuelRules => ({
  gamesToWin,
});

/** A group with its table, its duels and the rules that its outlook needs. */
export interface PlayedGroup<Duel extends Result = Result> {
  standings: Standings;
  duels: readonly Duel[];
  rules: GroupRules;
}

/** Makes a group, as the outlook needs it, of a division's. `duels` are all rows of its fixture. */
export function playedGroup(
  { config: { zones } }: Pick<Division, 'config'>,
  { standings, stage }: Group,
): PlayedGroup<Match> {
  return { standings, duels: matchesOf(stage), rules: { zones, ...duelRules(stage) } };
}

/** Places and goals that a player of a group can still reach. The direct zone counts as the play-off zone, too. */
export interface PlayerOutlook extends Record<Goal, Chance> {
  player: string;
  /** Highest possible place, from 1. */
  best: number;
  worst: number;
}

const isFinal = ({ score }: Result, { gamesToWin }: DuelRules): boolean => {
  const [home, away] = score ?? [0, 0];
  return Math.max(home, away) === gamesToWin && Math.min(home, away) < gamesToWin;
};

/** True if the duels are a complete round robin: each pair meets equally often, and nobody else plays. */
function isRoundRobin(players: readonly string[], duels: readonly Result[]): boolean {
  const meetings = Map.groupBy(duels, pairOf);
  const counts = players.flatMap((player, place) =>
    players.slice(place + 1).map((rival) => meetings.get(pairKey(player, rival))?.length ?? 0),
  );
  const [each = 0] = counts;
  return each > 0 && counts.every((count) => count === each) && meetings.size === counts.length;
}

/**
 * True if the fixture lacks no duel: it is a round robin. A player who withdrew counts as one with the player who takes
 * over the duels that were left (docs/product.md, «Walkovers and who leaves»).
 */
function isWholeFixture(rows: readonly StandingsRow[], duels: readonly Result[]): boolean {
  const players = rows.map(({ player }) => player);
  if (isRoundRobin(players, duels)) return true;
  const countOf = (player: string): number => duels.filter((duel) => sideOf(duel, player)).length;
  const most = Math.max(...players.map(countOf));
  for (const { player: leaver, withdrawn } of rows) {
    if (!withdrawn) continue;
    for (const heir of players) {
      const count = countOf(heir);
      if (heir === leaver || count === 0 || countOf(leaver) + count > most) continue;
      const asHeir = (side: Side): Side =>
        side.key === playerKey(leaver) ? { ...side, key: playerKey(heir) } : side;
      const shared = duels.map((duel) => {
        return { ...duel, home: asHeir(duel.home), away: asHeir(duel.away) };
      });
      const others = rows.filter(({ player }) => player !== leaver);
      if (isWholeFixture(others, shared)) return true;
    }
  }
  return false;
}

/** True if a table has criteria, and results tell the columns of all of them (`isResultColumn`). */
export const isOrderedByResults = ({ criteria }: Pick<Standings, 'criteria'>): boolean =>
  criteria.length > 0 && criteria.every(({ label }) => isResultColumn(label));

/**
 * True if the remaining results decide everything: they order the table, the sheet agrees with its fixture, the fixture
 * lacks no duel, and each result is a possible end of a duel.
 */
export function isForeseeable({ standings, duels, rules }: PlayedGroup): boolean {
  const counted = duels.filter(countsInTable);
  return (
    isOrderedByResults(standings) &&
    standingsDifferences(standings, counted).length === 0 &&
    isWholeFixture(standings.rows, counted) &&
    counted.every((duel) => !isPlayed(duel) || isFinal(duel, rules))
  );
}

/** Places in which a player can finish. */
type Positions = Pick<PlayerOutlook, 'player' | 'best' | 'worst'>;

/** Places of players once all is played. Players who are level in everything share their places. */
function finalPlaces(standings: Standings, duels: readonly Result[]): Positions[] {
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
 * Places in which each player can still finish. A player's best and worst ends are winning and losing all remaining
 * duels by the widest margin: a rival whose best end is below a player's worst one is below for certain. The bounds are
 * never too narrow. They ignore that two rivals cannot both win the duel between them, so some certainties are found a
 * round later.
 */
function finalPositions({ standings, duels, rules: { gamesToWin } }: PlayedGroup): Positions[] {
  const { rows, criteria } = standings;
  const counted = duels.filter(countsInTable);
  if (!counted.some(isOpen)) return finalPlaces(standings, duels);
  const [homeWin, awayWin] = [[gamesToWin, 0] as const, [0, gamesToWin] as const];
  const ends = rows.map(({ player }) => {
    const records = [true, false].map((isWon): Readonly<Record<string, number>> => {
      const end = suppose(counted, (duel) => {
        const side = sideOf(duel, player);
        if (side === null) return undefined;
        return (side === 'home') === isWon ? homeWin : awayWin;
      });
      return recordOf(player, end);
    });
    /** Best or worst number of both ends, for each criterion. */
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

/** Computes what each player can still reach if a zone is a place of this table. */
function linesOf(group: PlayedGroup): PlayerOutlook[] {
  const { zones } = group.rules;
  const count = group.standings.rows.length;
  return finalPositions(group).map(({ player, best, worst }) => {
    const chances = byGoal((goal): Chance => {
      const [first, last] = placesOfGoal(goal, zones, count);
      if (last < first || worst < first || best > last) return 'impossible';
      return best >= first && worst <= last ? 'certain' : 'possible';
    });
    return { player, best, worst, ...chances };
  });
}

/** Goals of a player who withdrew. */
const outOfReach = {
  title: 'impossible',
  directPromotion: 'impossible',
  promotion: 'impossible',
} as const;

/**
 * Computes what each player of a group can still reach if all remaining duels are played. Null if that cannot be
 * foreseen (`isForeseeable`). Organisers decide whether a player who withdrew keeps the place that the table gives, so
 * what is certain is certain with that player and without.
 */
export function groupOutlook(group: PlayedGroup): PlayerOutlook[] | null {
  if (!isForeseeable(group)) return null;
  const lines = linesOf(group);
  const rows = group.standings.rows.filter(({ withdrawn }) => withdrawn === undefined);
  if (rows.length === lines.length) return lines;
  const withoutLeavers = linesOf({ ...group, standings: { ...group.standings, rows } });
  const staying = new Map(withoutLeavers.map((line) => [line.player, line]));
  return lines.map((line) => {
    const other = staying.get(line.player);
    if (!other) return { ...line, ...outOfReach };
    const chances = byGoal((goal) => (other[goal] === line[goal] ? line[goal] : 'possible'));
    return { ...line, ...chances };
  });
}
