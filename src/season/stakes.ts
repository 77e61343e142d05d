/** What an open duel of a group decides (docs/product.md, «What a duel decides»). */
import { playerKey } from '../sources/player-key.ts';
import { playersInSheet } from '../sources/sheets/table.ts';
import { goals, type Goal } from './zones.ts';
import { winner, type Division, type Match, type Season } from './model.ts';
import {
  groupOutlook,
  isForeseeable,
  playedGroup,
  type Chance,
  type PlayedGroup,
  type PlayerOutlook,
} from './outlook.ts';
import { recomputeStandings } from './record.ts';
import { possibleScores, suppose } from './what-if.ts';
import { computeStandings } from './order.ts';

/** A goal that is open before a duel, and certain or out of reach once the player has won, or once the player has lost. */
export interface Stake {
  player: string;
  by: 'winning' | 'losing';
  goal: Goal;
  /** Reached for certain, or out of reach. */
  becomes: Exclude<Chance, 'possible'>;
}

/** The division and group whose table counts a duel. Null for a duel of a playoff or a bracket. */
export function stakedGroupOf(
  { stage }: Match,
  { divisions }: Season,
): { config: Division['config']; group: PlayedGroup<Match> } | null {
  const division = divisions.find(({ config }) => config.id === stage.division?.id);
  const group = division?.groups.find(({ id }) => id === stage.group);
  if (!division || !group) return null;
  return { config: division.config, group: playedGroup(division, group) };
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
 * Lists the goals that an open duel decides, whatever the results of the other duels are, for its home player first.
 * Empty if it decides nothing, and if the group's end cannot be foreseen (`isForeseeable`).
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
  for (const side of ['home', 'away'] as const) {
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
 * Places that the player on a side of an open duel would have if only this duel were played: from the highest to the
 * lowest after winning it, and after losing it. Null if the group's end cannot be foreseen (`isForeseeable`).
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
