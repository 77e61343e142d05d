/**
 * What a duel of a group settles for its players, whatever the other duels bring (docs/product.md, «What a
 * duel decides»).
 */
import { recomputeStandings } from './checked-standings.ts';
import type { Duel } from './fixture.ts';
import { groupOutlook, type Chance, type GroupRules, type PlayerOutlook } from './outlook.ts';
import { playerKey } from './player-key.ts';
import type { Standings } from './standings.ts';
import { zoneOrder } from './zones.ts';

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
  duels: readonly Duel[];
  rules: GroupRules;
}

/** The outlook of a group once a duel ended so; null while nothing can be said for sure. */
function outlookAfter(
  { standings, duels, rules }: StakedGroup,
  duel: Duel,
  scores: Pick<Duel, 'homeScore' | 'awayScore'>,
): PlayerOutlook[] | null {
  const played = duels.map((one) => (one === duel ? { ...one, ...scores } : one));
  return groupOutlook(recomputeStandings(standings, played), played, rules);
}

/** Everything that a duel settles, of its home player first; none while nothing can be said for sure. */
export function duelStakes(group: StakedGroup, duel: Duel): Stake[] {
  const { gamesToWin } = group.rules;
  const before = groupOutlook(group.standings, group.duels, group.rules);
  if (before === null) return [];
  const lost = Array.from({ length: gamesToWin }, (_, games) => games);
  const ends = {
    home: lost.map((games) => ({ homeScore: gamesToWin, awayScore: games })),
    away: lost.map((games) => ({ homeScore: games, awayScore: gamesToWin })),
  };
  const after = {
    home: ends.home.map((scores) => outlookAfter(group, duel, scores)),
    away: ends.away.map((scores) => outlookAfter(group, duel, scores)),
  };
  return (['home', 'away'] as const).flatMap((side) => {
    const player = duel[side];
    const of = (outlook: PlayerOutlook[] | null): PlayerOutlook | undefined =>
      outlook?.find((line) => playerKey(line.player) === playerKey(player));
    const other = side === 'home' ? 'away' : 'home';
    return (['winning', 'losing'] as const).flatMap((by) =>
      goals.flatMap((goal): Stake[] => {
        if (of(before)?.[goal] !== 'possible') return [];
        const chances = new Set(
          after[by === 'winning' ? side : other].map(
            (outlook) => of(outlook)?.[goal] ?? 'possible',
          ),
        );
        const [becomes = 'possible'] = chances;
        return chances.size > 1 || becomes === 'possible' ? [] : [{ player, by, goal, becomes }];
      }),
    );
  });
}
