/**
 * What a duel of a group settles for its players, whatever the other duels bring (docs/product.md, «What a
 * duel decides»).
 */
import { playerKey } from '../domain/player-key.ts';
import { playersInSheet, type Standings } from '../domain/standings.ts';
import { zoneOrder } from '../domain/zones.ts';
import { winner, type Match, type Score } from './model.ts';
import {
  groupOutlook,
  isForeseeable,
  type Chance,
  type GroupRules,
  type PlayerOutlook,
} from './outlook.ts';
import { recomputeStandings } from './record.ts';
import { computeStandings, possibleScores } from './what-if.ts';

const goals = ['title', ...zoneOrder] as const;

/** A goal that is open before the duel, and no longer once it ends in one way. */
export interface Stake {
  player: string;
  by: 'winning' | 'losing';
  goal: (typeof goals)[number];
  /** Reached for sure, or out of reach. */
  becomes: Exclude<Chance, 'possible'>;
}

/** A group as its table and fixture have it. */
export interface StakedGroup {
  standings: Standings;
  duels: readonly Match[];
  rules: GroupRules;
}

/** A group's duels if one of them ended so. */
const endedWith = (duels: readonly Match[], { id }: Match, score: Score): Match[] =>
  duels.map((one) => (one.id === id ? { ...one, score } : one));

/** Everything that a duel settles, of its home player first; none while nothing can be said for sure. */
export function duelStakes({ standings, duels, rules }: StakedGroup, duel: Match): Stake[] {
  const before = groupOutlook(standings, duels, rules);
  if (before === null) return [];
  const ends = possibleScores(rules.gamesToWin).map((score) => {
    const played = endedWith(duels, duel, score);
    const outlook = groupOutlook(recomputeStandings(standings, played), played, rules);
    return { won: winner({ score }), outlook };
  });
  return (['home', 'away'] as const).flatMap((side) => {
    const { nick: player, key } = duel[side];
    const of = (outlook: PlayerOutlook[] | null): PlayerOutlook | undefined =>
      outlook?.find((line) => playerKey(line.player) === key);
    return (['winning', 'losing'] as const).flatMap((by) =>
      goals.flatMap((goal): Stake[] => {
        if (of(before)?.[goal] !== 'possible') return [];
        const chances = new Set(
          ends
            .filter(({ won }) => (won === side) === (by === 'winning'))
            .map(({ outlook }) => of(outlook)?.[goal] ?? 'possible'),
        );
        const [becomes = 'possible'] = chances;
        return chances.size > 1 || becomes === 'possible' ? [] : [{ player, by, goal, becomes }];
      }),
    );
  });
}

/** From one place of a table to another, both included. */
export type Places = readonly [first: number, last: number];

/**
 * Where one of a duel's players would stand in the table if the duel ended now and nothing else changed, by winning
 * it and by losing it; null where the table is not what the duels add up to.
 */
export function placesAfter(
  { standings, duels, rules }: StakedGroup,
  duel: Match,
  side: 'home' | 'away',
): Record<Stake['by'], Places> | null {
  if (!isForeseeable(standings, duels, rules.gamesToWin)) return null;
  const players = playersInSheet(standings.rows);
  const ends = possibleScores(rules.gamesToWin).map((score) => {
    const played = endedWith(duels, duel, score);
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
