/** What the remaining duels of a group can still decide (docs/product.md, «What if», «What a duel decides»). */
import { isResultColumn, type Criterion } from '../config/schemas/columns.ts';
import { duelRules, singleGame, type DuelRules } from '../config/stages.ts';
import { pairKey, playerKey } from '../sources/player-key.ts';
import { sides, type Side } from '../sources/sheets/side.ts';
import {
  numberIn,
  playersInSheet,
  type Standings,
  type StandingsRow,
} from '../sources/sheets/table.ts';
import { byGoal, goals, placesOfGoal, type Goal, type Zones } from './zones.ts';
import {
  countsInTable,
  isOpen,
  isPlayed,
  isPossibleScore,
  matchesOf,
  pairOf,
  possibleScores,
  suppose,
  winner,
  type Match,
  type Result,
  type Stage,
} from './model.ts';
import { compareCells, computeStandings, explainOrder } from './order.ts';
import { recomputeStandings, recordOf, sideOf, standingsDifferences } from './record.ts';

/** Certainty of an event: it happens in all remaining outcomes, in some or unknown ones, or in none. */
export type Chance = 'certain' | 'possible' | 'impossible';

/** Certainty of an event that no remaining duel can change. */
export type ProvenChance = Exclude<Chance, 'possible'>;

/** Rules of a group: those of its duels, and the zones of its table. */
export interface GroupRules extends DuelRules {
  zones: Zones;
}

/** A group with its table, its duels and the rules that its outlook needs. */
export interface PlayedGroup<Duel extends Result = Result> {
  standings: Standings;
  duels: readonly Duel[];
  rules: GroupRules;
}

/**
 * Combines a group's table, all rows of its fixture, and its rules: a single game if they lack `gamesToWin`. Null for
 * the stage of a playoff or a bracket.
 */
export function playedGroup(stage: Stage): PlayedGroup<Match> | null {
  const { standings, division, rules } = stage;
  if (!standings || !division) return null;
  return {
    standings,
    duels: matchesOf(stage),
    rules: { zones: division.zones, ...(duelRules(rules) ?? singleGame) },
  };
}

/** What a player of a group can still reach: places and goals. A play-off zone includes the direct zone beyond it. */
export interface PlayerOutlook extends Record<Goal, Chance> {
  player: string;
  /** Highest possible place, from 1. */
  best: number;
  /** Lowest possible place. */
  worst: number;
}

/** True if the duels are a complete round robin: each pair meets equally often, and nobody else plays. */
function isRoundRobin(players: readonly string[], duels: readonly Result[]): boolean {
  const meetings = Map.groupBy(duels, pairOf);
  const counts = players.flatMap((player, index) =>
    players.slice(index + 1).map((rival) => meetings.get(pairKey(player, rival))?.length ?? 0),
  );
  const [first = 0] = counts;
  return first > 0 && counts.every((count) => count === first) && meetings.size === counts.length;
}

/** Returns the duels with one player in place of another. */
function replacePlayer(duels: readonly Result[], player: string, successor: string): Result[] {
  const replaced = (side: Side): Side =>
    side.key === playerKey(player) ? { ...side, key: playerKey(successor) } : side;
  return duels.map((duel) => ({ ...duel, home: replaced(duel.home), away: replaced(duel.away) }));
}

/**
 * True if the fixture lacks no duel: it is a round robin. A player who withdrew counts as one with the player who took
 * over the remaining duels, if somebody did (docs/product.md, «Walkovers and who leaves»).
 */
function isWholeFixture(rows: readonly StandingsRow[], duels: readonly Result[]): boolean {
  const players = rows.map(({ player }) => player);
  if (isRoundRobin(players, duels)) return true;
  const countOf = (player: string): number => duels.filter((duel) => sideOf(duel, player)).length;
  const mostDuels = Math.max(...players.map(countOf));
  for (const { player: leaver, withdrawn } of rows) {
    if (!withdrawn) continue;
    const others = rows.filter(({ player }) => player !== leaver);
    for (const { player: successor } of others) {
      const count = countOf(successor);
      if (count === 0 || countOf(leaver) + count > mostDuels) continue;
      if (isWholeFixture(others, replacePlayer(duels, leaver, successor))) return true;
    }
  }
  return false;
}

/** True if a table has criteria, all of them columns that duels add up to: `DG`, `DP`, `DJ`, `PG`, `PP` or `DifP`. */
export const isOrderedByResults = ({ criteria }: Pick<Standings, 'criteria'>): boolean =>
  criteria.length > 0 && criteria.every(({ label }) => isResultColumn(label));

/**
 * True if the results to come, if any, decide a group's final table: results order it, the sheet agrees with its
 * fixture, each pair meets equally often (a successor counts as who left), and each result is a possible end of a duel.
 */
export function isForeseeable({ standings, duels, rules }: PlayedGroup): boolean {
  const counted = duels.filter(countsInTable);
  return (
    isOrderedByResults(standings) &&
    standingsDifferences(standings, counted).length === 0 &&
    isWholeFixture(standings.rows, counted) &&
    counted.filter(isPlayed).every(({ score }) => isPossibleScore(score, rules))
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

/** Numbers in the columns of the criteria, by label. */
type Numbers = Readonly<Record<string, number>>;

/**
 * The best (`highest`) and the worst (`lowest`) number that a player can end with in each criterion: those after all of
 * the player's open duels end with the same score, whichever possible one is best or worst for that criterion.
 */
function extremeNumbers(
  player: string,
  duels: readonly Result[],
  criteria: readonly Criterion[],
  rules: DuelRules,
): { player: string; highest: Numbers; lowest: Numbers } {
  const ends = possibleScores(rules).map(([won, lost]): Numbers => {
    const ended = suppose(duels, (duel) => {
      const side = sideOf(duel, player);
      if (side === null) return undefined;
      return side === 'home' ? [won, lost] : [lost, won];
    });
    return recordOf(player, ended);
  });
  const highest: Record<string, number> = {};
  const lowest: Record<string, number> = {};
  for (const { label, direction } of criteria) {
    const numbers = ends.map((end) => numberIn(end, label));
    const [smaller, larger] = [Math.min(...numbers), Math.max(...numbers)];
    highest[label] = direction < 0 ? larger : smaller;
    lowest[label] = direction < 0 ? smaller : larger;
  }
  return { player, highest, lowest };
}

/**
 * Places in which each player can still finish: a rival whose best end (`extremeNumbers`) is below a player's worst end
 * is below for certain. The bounds are never too narrow. They ignore that two rivals cannot both win the duel between
 * them, so some certainties are found a round later.
 */
function finalPositions({ standings, duels, rules }: PlayedGroup): Positions[] {
  const { rows, criteria } = standings;
  const counted = duels.filter(countsInTable);
  // A tie-break that has begun may still turn round, so it separates nobody while one of its duels is open.
  if (!counted.some(isOpen)) return finalPlaces(standings, duels.some(isOpen) ? counted : duels);
  const ends = rows.map(({ player }) => extremeNumbers(player, counted, criteria, rules));
  return ends.map(({ player, highest, lowest }) => {
    const above = ends.filter((rival) => compareCells(rival.lowest, highest, criteria) < 0);
    const below = ends.filter((rival) => compareCells(rival.highest, lowest, criteria) > 0);
    return { player, best: 1 + above.length, worst: rows.length - below.length };
  });
}

/** What each player can still reach, in the table's order, as if the place alone decided who reaches a zone. */
function outlookByPlaces(group: PlayedGroup): PlayerOutlook[] {
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

/** Goals that a player who withdrew cannot reach. */
const outOfReach = {
  title: 'impossible',
  directPromotion: 'impossible',
  promotion: 'impossible',
} as const;

/**
 * Computes what each player of a group can still reach if all remaining duels are played: `best` and `worst` place,
 * from 1, among all players of the table, shared by players who end level, and whether each goal is certain, possible
 * or impossible. Players are in the table's order; once no duel is open, in the official one. Null if the end cannot be
 * foreseen (`isForeseeable`). Organisers decide whether players who withdrew keep the places that the table gives, so a
 * goal of another player is certain or impossible only if it is so with them and without; they reach no promotion.
 */
export function groupOutlook(group: PlayedGroup): PlayerOutlook[] | null {
  if (!isForeseeable(group)) return null;
  const lines = outlookByPlaces(group);
  const rows = group.standings.rows.filter(({ withdrawn }) => withdrawn === undefined);
  if (rows.length === lines.length) return lines;
  const withoutLeavers = outlookByPlaces({ ...group, standings: { ...group.standings, rows } });
  const staying = new Map(withoutLeavers.map((line) => [line.player, line]));
  return lines.map((line) => {
    const other = staying.get(line.player);
    if (!other) return { ...line, ...outOfReach };
    const chances = byGoal((goal) => (other[goal] === line[goal] ? line[goal] : 'possible'));
    return { ...line, ...chances };
  });
}

/** A goal that is open before a duel, and certain or out of reach once the player has won it, or once lost it. */
export interface Stake {
  player: string;
  by: 'winning' | 'losing';
  goal: Goal;
  /** Reached for certain, or out of reach. */
  becomes: ProvenChance;
}

/** The possible ends of an open duel: who wins, and the group's duels with that result. */
const endsOf = ({ duels, rules }: PlayedGroup<Match>, duel: Match) =>
  possibleScores(rules)
    .map((score) => ({
      winner: winner({ score }),
      played: suppose(duels, ({ id }) => (id === duel.id ? score : undefined)),
    }))
    .filter((end) => end.winner !== null);

/**
 * Lists the goals that an open duel decides, whatever the other results are: which player reaches, or can no longer
 * reach, a goal by winning or losing. The home player's are first, and of each player those by winning. Empty if it
 * decides nothing, or the group is not `isForeseeable`.
 */
export function duelStakes(group: PlayedGroup<Match>, duel: Match): Stake[] {
  const { standings, rules } = group;
  const before = groupOutlook(group);
  if (before === null) return [];
  const ends = endsOf(group, duel).map((end) => ({
    winner: end.winner,
    outlook: groupOutlook({
      standings: recomputeStandings(standings, end.played),
      duels: end.played,
      rules,
    }),
  }));
  const stakes: Stake[] = [];
  for (const side of sides) {
    const { nick: player, key } = duel[side];
    const chanceIn = (outlook: PlayerOutlook[] | null, goal: Goal): Chance =>
      outlook?.find((line) => playerKey(line.player) === key)?.[goal] ?? 'possible';
    for (const by of ['winning', 'losing'] as const) {
      const after = ends.filter((end) => (end.winner === side) === (by === 'winning'));
      for (const goal of goals) {
        const chances = new Set(after.map(({ outlook }) => chanceIn(outlook, goal)));
        const [becomes = 'possible'] = chances;
        const isOpenGoal = chanceIn(before, goal) === 'possible';
        if (!isOpenGoal || chances.size > 1 || becomes === 'possible') continue;
        stakes.push({ player, by, goal, becomes });
      }
    }
  }
  return stakes;
}

/** A range of places in a table, counted from 1. */
export type Places = readonly [first: number, last: number];

/**
 * First and last place, from 1, of the player on a side of an open duel in the current table with this duel added, by
 * its possible scores: after `winning` and after `losing` it. Null if the group is not `isForeseeable`.
 */
export function placesAfter(
  group: PlayedGroup<Match>,
  duel: Match,
  side: 'home' | 'away',
): Record<Stake['by'], Places> | null {
  const { standings } = group;
  if (!isForeseeable(group)) return null;
  const players = playersInSheet(standings.rows);
  const won: number[] = [];
  const lost: number[] = [];
  for (const end of endsOf(group, duel)) {
    const table = computeStandings(players, end.played, standings);
    const place = table.findIndex(({ row }) => playerKey(row.player) === duel[side].key) + 1;
    if (end.winner === side) won.push(place);
    else lost.push(place);
  }
  return {
    winning: [Math.min(...won), Math.max(...won)],
    losing: [Math.min(...lost), Math.max(...lost)],
  };
}
