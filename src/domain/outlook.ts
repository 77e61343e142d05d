/** What each player of a group can still reach: the title, and the zones of the table. */
import { standingsDifferences } from './checked-standings.ts';
import { finalPositions, type FinalPositions } from './final-positions.ts';
import { hasBye, isPlayed, type Duel } from './fixture.ts';
import { pairKey } from './player-key.ts';
import { hasCriteria } from './standings-order.ts';
import type { Standings } from './standings.ts';
import type { Zones } from './zones.ts';

/** Whether something comes in all the outcomes left, in none, or it cannot be told yet. */
export type Chance = 'certain' | 'possible' | 'impossible';

/** How a group is played. */
export interface GroupRules {
  zones: Zones;
  /** Games that win a duel: 2 for a best of three. */
  gamesToWin: number;
}

export interface PlayerOutlook extends FinalPositions {
  /** Finishing first. */
  title: Chance;
  /** Finishing in the promotion zone. */
  promotion: Chance;
  /** Finishing in the relegation zone; who has no chance of it is safe. */
  relegation: Chance;
}

const isFinal = (duel: Duel, gamesToWin: number): boolean => {
  const scores = [duel.homeScore ?? 0, duel.awayScore ?? 0];
  return Math.max(...scores) === gamesToWin && Math.min(...scores) < gamesToWin;
};

/** Whether the duels are a whole round robin: each pair meets as often as any other, and nobody else. */
function isRoundRobin(players: readonly string[], duels: readonly Duel[]): boolean {
  const meetings = new Map<string, number>();
  for (const { home, away } of duels) {
    const pair = pairKey(home, away);
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  const counts = players.flatMap((player, place) =>
    players.slice(place + 1).map((other) => meetings.get(pairKey(player, other)) ?? 0),
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
  fixture: readonly Duel[],
  gamesToWin: number,
): boolean {
  const duels = fixture.filter((duel) => !hasBye(duel));
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

/**
 * What each player of a group can still reach, in the rows' order, if all duels left are played to
 * their end. Null where that cannot be foreseen.
 */
export function groupOutlook(
  standings: Standings,
  fixture: readonly Duel[],
  { zones, gamesToWin }: GroupRules,
): PlayerOutlook[] | null {
  const players = standings.rows.map(({ player }) => player);
  const duels = fixture.filter((duel) => !hasBye(duel));
  if (!isForeseeable(standings, fixture, gamesToWin)) return null;

  /** The chance of finishing within places counted from 1. */
  const chanceOf = ({ best, worst }: FinalPositions, first: number, last: number): Chance => {
    if (last < first || worst < first || best > last) return 'impossible';
    return best >= first && worst <= last ? 'certain' : 'possible';
  };
  return finalPositions(players, duels, gamesToWin).map((positions) => ({
    ...positions,
    title: chanceOf(positions, 1, 1),
    promotion: chanceOf(positions, 1, zones.promotion),
    relegation: chanceOf(positions, players.length - zones.relegation + 1, players.length),
  }));
}
