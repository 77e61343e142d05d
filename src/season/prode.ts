/** Points of el prode (docs/product.md, «El prode»). Browsers run this code, so duels are as page files have them. */
import type { Score } from '../sources/sheets/fixture.ts';

/** One of a duel's two players, by the order in the duel's id, which stays when home and away are exchanged. */
export type Seat = 0 | 1;

/** A duel of a round, as pages know it. */
export interface ProdeDuel {
  /** The pair of players in their stage, wherever its row stands and whatever its code is: `ana.beto`, `ana.beto.2`. */
  id: string;
  /** Both nicks, in the order of the id. Scores have the same order. */
  players: readonly [string, string];
  /** The player at home. */
  home: Seat;
  /** Agreed moment of the duel in ISO 8601, when picks close. Null while no hour is agreed. */
  closesAt: string | null;
  /** Moment in ISO 8601 when the result was first published. Null without a result. */
  resultAt: string | null;
  /** Games of both players. Null until the duel is decided. */
  score: Score | null;
  /** Present if the duel was decided without a game, which counts for nobody. */
  isForfeit?: true;
  /** The player with the higher Elo. Null if both are equal, or one is not known. */
  eloFavourite: Seat | null;
  /** The player who stood higher in the table before the round. Null in brackets, and before the first result. */
  tableFavourite: Seat | null;
}

/** A round of a group, or a phase of a bracket, as pages know it. */
export interface ProdeRound {
  /** Part of links with picks, unique in the stage: `fecha-5`. */
  key: string;
  name: string;
  duels: ProdeDuel[];
}

/** Key by which devices remember a stage's picks: `liga-1a-temporada~oroa`, of a season's and a stage's id. */
export const stageKey = (season: string, stage: string): string => `${season}~${stage}`;

/** Somebody's guess of how a duel ends. */
export interface ProdePick {
  winner: Seat;
  /** Games of both players. Null if only the winner was picked. */
  score: Score | null;
  /** Moment of the pick, in milliseconds since 1970. */
  pickedAt: number;
}

/** Picks by duel id. */
export type Picks = ReadonlyMap<string, ProdePick>;

/** Somebody's points in a round. */
export interface ProdeScore {
  points: number;
  /** Number of winners that were guessed. */
  winners: number;
  /** Number of duels that count: decided by games. */
  duels: number;
}

const winnerPoints = 1;
const exactScorePoints = 1;

/** The seat, 0 or 1, of the player who won more games. Null for a draw. */
export function winnerOf([first, second]: Score): Seat | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** Turns a score from the order of the duel's id to home and away, or back. @param home Seat of the player at home. */
export const turnScore = ([first, second]: Score, home: Seat): Score =>
  home === 0 ? [first, second] : [second, first];

/** True while a duel may be picked: it has no result, and `now` (ms since 1970) is before `closesAt`, if it has one. */
export function isPickable({ score, closesAt }: ProdeDuel, now: number): boolean {
  if (score !== null) return false;
  return closesAt === null || now < Date.parse(closesAt);
}

/** Number of duels that may be picked at `now` (ms, `isPickable`) and have no pick. */
export const countMissing = (duels: readonly ProdeDuel[], picks: Picks, now: number): number =>
  duels.filter((duel) => isPickable(duel, now) && !picks.has(duel.id)).length;

/** True if a pick was made before the duel's hour and before its result was published. */
function isInTime({ closesAt, resultAt }: ProdeDuel, { pickedAt }: ProdePick): boolean {
  const limits = [closesAt, resultAt].filter((moment) => moment !== null);
  return limits.every((moment) => pickedAt < Date.parse(moment));
}

/** True if a duel counts for the prode: decided, and by games. */
const counts = (duel: ProdeDuel): duel is ProdeDuel & { score: Score } =>
  duel.score !== null && !duel.isForfeit;

/**
 * Points of a pick: 1 for the winner, 2 with the exact score. 0 if wrong, for a draw, without games, or if late: made
 * at the duel's agreed hour or when its result was published, or after either.
 */
export function pointsOf(duel: ProdeDuel, pick: ProdePick): number {
  if (!counts(duel) || !isInTime(duel, pick)) return 0;
  const winner = winnerOf(duel.score);
  if (winner === null || pick.winner !== winner) return 0;
  const isExact = pick.score?.join('-') === duel.score.join('-');
  return isExact ? winnerPoints + exactScorePoints : winnerPoints;
}

/** Adds up somebody's points and guessed winners in a round. `duels` counts those decided by games, picked or not. */
export function scoreOf(duels: readonly ProdeDuel[], picks: Picks): ProdeScore {
  const total: ProdeScore = { points: 0, winners: 0, duels: 0 };
  for (const duel of duels) {
    if (!counts(duel)) continue;
    total.duels += 1;
    const pick = picks.get(duel.id);
    const points = pick ? pointsOf(duel, pick) : 0;
    total.points += points;
    if (points > 0) total.winners += 1;
  }
  return total;
}

/**
 * Picks the favourite of each duel that has one, decided or not. The picks are always in time, and guess no score.
 * @param by `eloFavourite`: the player with the higher Elo. `tableFavourite`: with the higher place in the table.
 */
export function favouritePicks(
  duels: readonly ProdeDuel[],
  by: 'eloFavourite' | 'tableFavourite',
): Picks {
  const picks = new Map<string, ProdePick>();
  for (const duel of duels) {
    const winner = duel[by];
    if (winner !== null) picks.set(duel.id, { winner, score: null, pickedAt: 0 });
  }
  return picks;
}
