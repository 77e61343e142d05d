/**
 * The places in which each player of a group can still finish, over every outcome of the duels left.
 *
 * Trying all outcomes is out of the question: 28 duels of four results each are 10^16. For one
 * player's best place (the worst one is its mirror):
 *
 * 1. The player wins all that is left by the widest margin. That is best for the player and worst
 *    for the opponents in every column: who ends ahead even then, ends ahead anyway.
 * 2. The question is how many rivals can all end behind. In a duel between one of those and anybody
 *    else, the first loses by the widest margin. Left are the duels among those rivals, and somebody
 *    wins each. A rival may win a number of them, and one more at the price of being level in duels.
 * 3. Duels can be handed out so that nobody gets more than their limit if, and only if, no set of
 *    players has more duels among themselves than their limits add up to (Hakimi 1965; Hall's
 *    theorem). Groups are small: all sets are looked at.
 * 4. Whether a rival may win one more and be level in duels is asked of each rival alone: how many
 *    duels that rival then wins and loses is fixed, so difference and games won are lowest when winning
 *    by the narrowest margin and losing by the widest. Who is ahead even so is ahead by any margins.
 * 5. That gives a bound. It may not be reached: margins depend on each other, and level in games won
 *    too, what counts is the duels among the tied, in which losing may help. So outcomes are tried one
 *    by one until one reaches it, cutting off those that cannot improve.
 *
 * Step 3 looks at 2^n sets of n rivals. Step 5 is given up after a fixed number of outcomes, and the bound
 * is given: a place is then said to be possible that may not be. What is said to be impossible always is.
 */
import { isPlayed, type Duel } from './fixture.ts';
import { playerKey } from './player-key.ts';
import { recordOf } from './record.ts';
import { explainOrder } from './standings-order.ts';

/** Places counted from 1, none beyond which can come. Players level in everything share theirs. */
export interface FinalPositions {
  player: string;
  best: number;
  worst: number;
}

/** Behind the player, for the best place; ahead, for the worst. */
type Side = 'behind' | 'ahead';

/** Duels won and lost, games difference and games won. */
interface Totals {
  won: number;
  lost: number;
  difference: number;
  games: number;
}

/** A duel left, by its players' places in the list of players. */
type Pairing = readonly [number, number];

/** Players by their place in a list, the duels they have played and those left. */
interface Group {
  players: readonly string[];
  played: readonly Duel[];
  left: readonly Pairing[];
  gamesToWin: number;
}

/** A set of players as bits, by their places in the list. */
type PlayerSet = number;

/** Beyond, sets of players are too many to look at. */
const mostPlayers = 12;
/** Outcomes tried for one place of one player before the bound is given instead. */
const mostTries = 20_000;

const totalsOf = (player: string, duels: readonly Duel[]): Totals => {
  const { DG, DP, DifP, PG } = recordOf(player, duels);
  return { won: DG, lost: DP, difference: DifP, games: PG };
};

/** A number that orders totals as the table does; it adds up as they do. */
const scoreOf = ({ won, lost, difference, games }: Totals): number =>
  ((won * 1000 - lost) * 1000 + difference) * 1000 + games;

const lowestOf = (set: PlayerSet): number => 31 - Math.clz32(set & -set);
const sizeOf = (set: PlayerSet): number => (set === 0 ? 0 : 1 + sizeOf(set & (set - 1)));

/** How many pairings each set of players has among its members. */
function pairingsWithin(players: number, pairings: readonly Pairing[]): Int32Array {
  const within = new Int32Array(1 << players);
  for (let set = 1; set < within.length; set++) {
    const first = lowestOf(set);
    const others = set & (set - 1);
    const withFirst = pairings.filter(
      ([a, b]) => (a === first && (others >> b) & 1) || (b === first && (others >> a) & 1),
    );
    within[set] = (within[others] ?? 0) + withFirst.length;
  }
  return within;
}

/**
 * For each set of players, whether its pairings can be handed out, each to one of its two players,
 * so that nobody gets more than their limit (step 3).
 */
function fittingSets(within: Int32Array, limits: readonly number[]): Uint8Array {
  const fits = new Uint8Array(within.length).fill(1, 0, 1);
  const room = new Int32Array(within.length);
  for (let set = 1; set < within.length; set++) {
    room[set] = (room[set & (set - 1)] ?? 0) + (limits[lowestOf(set)] ?? 0);
    let fit = (within[set] ?? 0) <= (room[set] ?? 0);
    for (let rest = set; fit && rest > 0; rest &= rest - 1) {
      fit = fits[set ^ (rest & -rest)] === 1;
    }
    fits[set] = fit ? 1 : 0;
  }
  return fits;
}

/** A player's opponent in the table, with the duels left against that player already decided. */
interface Rival {
  name: string;
  totals: Totals;
  /** Duels left against other rivals. */
  left: number;
}

/** How many rivals of a player can all end on one side? */
interface Question {
  side: Side;
  player: string;
  /** What the player ends with. */
  goal: Totals;
  rivals: readonly Rival[];
  /** Duels left among rivals, by their places in the list of rivals. */
  left: readonly Pairing[];
  gamesToWin: number;
  /** All duels whose result is settled. */
  decided: readonly Duel[];
}

/**
 * How many of the duels left a rival may win and still be behind, or lose and still be ahead, by the
 * margins that help most (step 4); level in everything is good enough.
 */
function limitOf({ totals, left }: Rival, { side, goal, gamesToWin }: Question): number {
  const isBehind = side === 'behind';
  /** With these many the rival is level in duels won. */
  const level = isBehind ? goal.won - totals.won : totals.won + left - goal.won;
  const won = isBehind ? level : left - level;
  const lost = left - won;
  /** Games that the opponent wins in a duel won, and the rival in one lost. */
  const [conceded, taken] = isBehind ? [gamesToWin - 1, 0] : [0, gamesToWin - 1];
  const end = scoreOf({
    won: totals.won + won,
    lost: totals.lost + lost,
    difference: totals.difference + won * (gamesToWin - conceded) - lost * (gamesToWin - taken),
    games: totals.games + won * gamesToWin + lost * taken,
  });
  const canBeLevel = isBehind ? end <= scoreOf(goal) : end >= scoreOf(goal);
  return canBeLevel ? level : level - 1;
}

/** Steps 2–4: no more rivals than these can all be on the side. */
function boundOf(question: Question): number {
  const { rivals, left } = question;
  const limits = rivals.map((rival) => limitOf(rival, question));
  return fittingSets(pairingsWithin(rivals.length, left), limits).reduce(
    (most, fit, set) => (fit === 1 ? Math.max(most, sizeOf(set)) : most),
    0,
  );
}

/** A settled result. */
const resultOf = (home: string, homeScore: number, awayScore: number, away: string): Duel => ({
  row: 0,
  code: '',
  home,
  away,
  homeScore,
  awayScore,
  schedule: '-',
  link: null,
});

/** Step 5 at its end: of rivals level with the player in the table, those on the side or level. */
function onSideAmongTied(
  { player, side }: Question,
  tied: readonly string[],
  duels: readonly Duel[],
): number {
  const rows = [player, ...tied].map((name) => ({ row: 0, player: name, values: [] }));
  const order = explainOrder(rows, duels);
  const place = order.findIndex(({ row }) => row.player === player);
  /** Borders between places decided by something, before and after the player. */
  const isBorder = (index: number): boolean => order[index]?.reason?.by !== 'nothing';
  if (side === 'behind') {
    let first = place;
    while (first > 0 && !isBorder(first - 1)) first--;
    return order.length - 1 - first;
  }
  let last = place;
  while (last < order.length - 1 && !isBorder(last)) last++;
  return last;
}

/**
 * The most rivals that can all end on the side of a player, or level in everything, by trying outcomes
 * (step 5); the bound when these are too many.
 */
function mostRivals(question: Question): number {
  const bound = boundOf(question);
  const { side, rivals, left, gamesToWin, decided } = question;
  const sign = side === 'behind' ? 1 : -1;
  const goal = scoreOf(question.goal);
  const results = Array.from({ length: gamesToWin }, (_, games) => [
    [gamesToWin, games],
    [games, gamesToWin],
  ]).flat() as [number, number][];
  const gain = (own: number, other: number): number =>
    scoreOf({
      won: own > other ? 1 : 0,
      lost: own < other ? 1 : 0,
      difference: own - other,
      games: own,
    });
  const scores = rivals.map(({ totals }) => scoreOf(totals));
  const remaining = rivals.map((rival) => rival.left);
  const duels = [...decided];
  let most = 0;
  let tries = 0;

  /** `1` on the side whatever happens, `-1` on the other one, `0` still open. */
  const stateOf = (rival: number): number => {
    const score = scores[rival] ?? 0;
    const duelsLeft = remaining[rival] ?? 0;
    const lowest = score + duelsLeft * gain(0, gamesToWin);
    const highest = score + duelsLeft * gain(gamesToWin, 0);
    if (highest < goal) return sign;
    return lowest > goal ? -sign : 0;
  };

  const visit = (index: number): void => {
    if (++tries > mostTries || most >= bound) return;
    const states = rivals.map((_, rival) => stateOf(rival));
    const safe = states.filter((state) => state === 1).length;
    const open = states.flatMap((state, rival) => (state === 0 ? [rival] : []));
    if (safe + open.length <= most) return;
    const next = left.findIndex(
      ([a, b], place) => place >= index && (states[a] === 0 || states[b] === 0),
    );
    const pairing = left[next];
    if (!pairing) {
      const tied = open.flatMap((rival) => rivals[rival]?.name ?? []);
      most = Math.max(most, safe + onSideAmongTied(question, tied, duels));
      return;
    }
    const [a, b] = pairing;
    const before = [scores[a] ?? 0, scores[b] ?? 0] as const;
    remaining[a] = (remaining[a] ?? 0) - 1;
    remaining[b] = (remaining[b] ?? 0) - 1;
    for (const [own, other] of results) {
      scores[a] = before[0] + gain(own, other);
      scores[b] = before[1] + gain(other, own);
      duels.push(resultOf(rivals[a]?.name ?? '', own, other, rivals[b]?.name ?? ''));
      visit(next + 1);
      duels.pop();
    }
    [scores[a], scores[b]] = before;
    remaining[a] += 1;
    remaining[b] += 1;
  };
  visit(0);
  return tries > mostTries ? bound : most;
}

/** The player's final totals, and the rivals', once all the player's duels are won (or lost, step 1). */
function ask(group: Group, player: number, side: Side): Question {
  const { players, played, left, gamesToWin } = group;
  const nameOf = (place: number): string => players[place] ?? '';
  const own = left.filter((pairing) => pairing.includes(player));
  const [won, lost] = side === 'behind' ? [gamesToWin, 0] : [0, gamesToWin];
  const decided = own.map(([a, b]) =>
    resultOf(nameOf(player), won, lost, nameOf(a === player ? b : a)),
  );
  const duels = [...played, ...decided];
  const others = left.filter((pairing) => !pairing.includes(player));
  const rivals = players.flatMap((name, place) => {
    if (place === player) return [];
    const count = others.filter((pairing) => pairing.includes(place)).length;
    return [{ name, totals: totalsOf(name, duels), left: count }];
  });
  const withoutPlayer = (place: number): number => (place > player ? place - 1 : place);
  return {
    side,
    player: nameOf(player),
    goal: totalsOf(nameOf(player), duels),
    rivals,
    left: others.map(([a, b]) => [withoutPlayer(a), withoutPlayer(b)]),
    gamesToWin,
    decided: duels,
  };
}

/**
 * Where each player can still finish, whatever the duels left bring.
 * @param duels Duels between these players: the played ones count, the others are still to play.
 * @param gamesToWin Games that win a duel: 2 for a best of three.
 */
export function finalPositions(
  players: readonly string[],
  duels: readonly Duel[],
  gamesToWin: number,
): FinalPositions[] {
  const places = new Map(players.map((player, place) => [playerKey(player), place]));
  const left = duels.flatMap((duel): Pairing[] => {
    const home = places.get(playerKey(duel.home));
    const away = places.get(playerKey(duel.away));
    return isPlayed(duel) || home === undefined || away === undefined ? [] : [[home, away]];
  });
  const group = { players, played: duels.filter(isPlayed), left, gamesToWin };
  return players.map((player, place) =>
    players.length > mostPlayers
      ? { player, best: 1, worst: players.length }
      : {
          player,
          best: players.length - mostRivals(ask(group, place, 'behind')),
          worst: 1 + mostRivals(ask(group, place, 'ahead')),
        },
  );
}
