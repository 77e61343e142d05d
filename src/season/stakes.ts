/** What a group's duel decides, whatever the other duels bring (docs/product.md, «What a duel decides»). */
import { playerKey } from '../sources/player-key.ts';
import { playersInSheet, type Standings } from '../sources/sheets/table.ts';
import { goals, type Goal } from './zones.ts';
import { matchesOf, winner, type Division, type Match, type Season } from './model.ts';
import {
  groupOutlook,
  isForeseeable,
  rulesOf,
  type Chance,
  type GroupRules,
  type PlayerOutlook,
} from './outlook.ts';
import { recomputeStandings } from './record.ts';
import { computeStandings, possibleScores, suppose } from './what-if.ts';

/** A goal that is open before the duel, and decided once the duel ends one way. */
export interface Stake {
  player: string;
  by: 'winning' | 'losing';
  goal: Goal;
  /** Reached for certain, or out of reach. */
  becomes: Exclude<Chance, 'possible'>;
}

/** Table, fixture and rules of a group. */
export interface StakedGroup {
  standings: Standings;
  duels: readonly Match[];
  rules: GroupRules;
}

/** The division and group whose table counts a duel. Null for a playoff or a bracket. */
export function stakedGroupOf(
  { stage }: Match,
  { divisions }: Season,
): { config: Division['config']; group: StakedGroup } | null {
  const division = divisions.find(({ config }) => config.id === stage.division?.id);
  const group = division?.groups.find(({ id }) => id === stage.group);
  if (!division || !group) return null;
  const { config } = division;
  const { standings } = group;
  const rules = rulesOf(division, group.stage);
  return { config, group: { standings, duels: matchesOf(group.stage), rules } };
}

/** Lists everything that an open duel decides, for its home player first. Empty if nothing is certain. */
export function duelStakes({ standings, duels, rules }: StakedGroup, duel: Match): Stake[] {
  const before = groupOutlook(standings, duels, rules);
  if (before === null) return [];
  const ends = possibleScores(rules).map((score) => {
    const played = suppose(duels, ({ id }) => (id === duel.id ? score : undefined));
    const outlook = groupOutlook(recomputeStandings(standings, played), played, rules);
    return { won: winner({ score }), outlook };
  });
  return (['home', 'away'] as const).flatMap((side) => {
    const { nick: player, key } = duel[side];
    const lineIn = (outlook: PlayerOutlook[] | null): PlayerOutlook | undefined =>
      outlook?.find((line) => playerKey(line.player) === key);
    return (['winning', 'losing'] as const).flatMap((by) =>
      goals.flatMap((goal): Stake[] => {
        if (lineIn(before)?.[goal] !== 'possible') return [];
        const chances = new Set(
          ends
            .filter(({ won }) => (won === side) === (by === 'winning'))
            .map(({ outlook }) => lineIn(outlook)?.[goal] ?? 'possible'),
        );
        const [becomes = 'possible'] = chances;
        return chances.size > 1 || becomes === 'possible' ? [] : [{ player, by, goal, becomes }];
      }),
    );
  });
}

/** From one place of a table to another, both included and counted from 1. */
export type Places = readonly [first: number, last: number];

/**
 * Places that a player could have if the open duel ended now and nothing else changed, after winning and after losing it.
 * Null if the group's end cannot be foreseen (`isForeseeable`).
 */
export function placesAfter(
  { standings, duels, rules }: StakedGroup,
  duel: Match,
  side: 'home' | 'away',
): Record<Stake['by'], Places> | null {
  if (!isForeseeable(standings, duels, rules)) return null;
  const players = playersInSheet(standings.rows);
  const ends = possibleScores(rules).map((score) => {
    const played = suppose(duels, ({ id }) => (id === duel.id ? score : undefined));
    const table = computeStandings(players, played, standings);
    const place = table.findIndex(({ row }) => playerKey(row.player) === duel[side].key) + 1;
    return { isWon: winner({ score }) === side, place };
  });
  const placesOf = (won: boolean): Places => {
    const places = ends.filter(({ isWon }) => isWon === won).map(({ place }) => place);
    return [Math.min(...places), Math.max(...places)];
  };
  return { winning: placesOf(true), losing: placesOf(false) };
}
