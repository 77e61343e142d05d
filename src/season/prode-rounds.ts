/** Makes the rounds of el prode from a stage of the season (docs/product.md, «El prode»). */
import { playerKey } from '../sources/player-key.ts';
import { playersInSheet, type Standings } from '../sources/sheets/table.ts';
import { compareTexts, slug } from '../lib/text.ts';
import { formatIso, momentOf } from '../lib/time.ts';
import {
  isBetweenPlayers,
  isDecided,
  isDuel,
  type Match,
  type Round,
  type Stage,
} from './model.ts';
import type { EloOf } from './elo-history.ts';
import { turned, type ProdeDuel, type ProdeRound, type Seat } from './prode.ts';
import { computeStandings } from './order.ts';

/** Facts about players and duels that a season does not have. */
interface ProdeFacts {
  eloOf: EloOf;
  /** Moment when a result was first published. */
  resultAt: (match: Match) => Date;
}

/** A round with the key by which links and devices remember it. */
export interface KeyedRound extends ProdeRound {
  key: string;
}

/** Places of a group's players before a round, by player key, from 0. Null in brackets, and before the first result. */
function placesBefore(
  standings: Standings | null,
  earlier: readonly Round[],
): ReadonlyMap<string, number> | null {
  const results = earlier.flatMap(({ matches }) => matches).filter(isDecided);
  if (!standings || results.length === 0) return null;
  const table = computeStandings(playersInSheet(standings.rows), results, standings);
  return new Map(table.map(({ row }, index) => [playerKey(row.player), index]));
}

/** The seat with the higher value. Null if a value is not known, or both are equal. */
function higherSeat(first: number | null, second: number | null): Seat | null {
  if (first === null || second === null || first === second) return null;
  return first > second ? 0 : 1;
}

/** A player's part of a duel's id. A nick of signs alone has no slug. */
const idOf = (nick: string): string => slug(nick) || 'jugador';

/** Both players' parts of a duel's id, in alphabetical order. */
function pairOfIds({ home, away }: Match): [first: string, second: string] {
  const [homeId, awayId] = [idOf(home.nick), idOf(away.nick)];
  return compareTexts(homeId, awayId) <= 0 ? [homeId, awayId] : [awayId, homeId];
}

/**
 * Ids of a stage's duels between known players, by match: both players in alphabetical order, `ana.beto`, with a number
 * from the pair's second duel on, `ana.beto.2`.
 */
export function prodeIds(rounds: readonly Round[]): ReadonlyMap<Match, string> {
  const meetings = new Map<string, number>();
  const ids = new Map<Match, string>();
  for (const match of rounds.flatMap(({ matches }) => matches)) {
    if (!isDuel(match) || !isBetweenPlayers(match)) continue;
    const pair = pairOfIds(match).join('.');
    const meeting = (meetings.get(pair) ?? 0) + 1;
    meetings.set(pair, meeting);
    ids.set(match, meeting === 1 ? pair : `${pair}.${meeting}`);
  }
  return ids;
}

/** The seat of the player at home: 0 if that player comes first in the duel's id, otherwise 1. */
export const homeSeat = (match: Match): Seat =>
  idOf(match.home.nick) === pairOfIds(match)[0] ? 0 : 1;

function prodeDuel(
  match: Match,
  id: string,
  places: ReadonlyMap<string, number> | null,
  { eloOf, resultAt }: ProdeFacts,
): ProdeDuel {
  const home = homeSeat(match);
  const [first, second] = home === 0 ? [match.home, match.away] : [match.away, match.home];
  const { when, score, forfeit } = match;
  return {
    id,
    players: [first.nick, second.nick],
    home,
    closesAt: when?.time ? formatIso(momentOf(when.date, when.time)) : null,
    resultAt: score === null ? null : formatIso(resultAt(match)),
    score: score && turned(score, home),
    ...(forfeit && { isForfeit: true }),
    eloFavourite: higherSeat(eloOf(first.nick), eloOf(second.nick)),
    // The first place of a table is the lowest number.
    tableFavourite: higherSeat(places?.get(second.key) ?? null, places?.get(first.key) ?? null),
  };
}

/**
 * Lists the rounds of a stage with their duels between known players. Rounds without such duels are left out.
 * @param standings The stage's table. Null in brackets and playoffs.
 */
export function prodeRounds(
  { rounds }: Stage,
  standings: Standings | null,
  facts: ProdeFacts,
): KeyedRound[] {
  const ids = prodeIds(rounds);
  const listed: KeyedRound[] = [];
  for (const [index, round] of rounds.entries()) {
    const places = placesBefore(standings, rounds.slice(0, index));
    const duels: ProdeDuel[] = [];
    for (const match of round.matches) {
      const id = ids.get(match);
      if (id !== undefined) duels.push(prodeDuel(match, id, places, facts));
    }
    if (duels.length > 0) listed.push({ key: slug(round.name), name: round.name, duels });
  }
  return listed;
}
