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
 * 4. A rival level in duels must be behind in games. How many duels that rival wins and loses is
 *    fixed, so the games difference is lowest when winning by the narrowest margin and losing by the
 *    widest. In a duel between two such rivals both cannot have that: `gamesToWin - 1` games are
 *    handed out between them, whoever wins. That is the question of step 3 again, and does not
 *    depend on its answer for duels won.
 * 5. Level in games difference too, what counts is games won and then the duels among the tied, in
 *    which losing may help. Counting those rivals as behind, steps 1–4 give a bound; counting them
 *    as ahead, an outcome. Only where the two differ are outcomes tried one by one, cutting off
 *    those that cannot improve.
 *
 * Steps 3 and 4 look at 2^n sets of n rivals, as often as there are sets of rivals that may be
 * level: 4^n at most, most often 2^n. Step 5 is given up after a fixed number of outcomes: the bound
 * is then given as possible, and `isExact` says so. What is said to be impossible always is.
 */
import { isPlayed, type Duel } from './fixture.ts';
import { playerKey } from './player-key.ts';
import { recordOf } from './record.ts';
import { explainOrder } from './standings-order.ts';

/** Places counted from 1. Players who may end level in everything share their places. */
export interface FinalPositions {
  player: string;
  best: number;
  worst: number;
  /** Whether both places are known to be reachable; if not, the true ones may be closer together. */
  isExact: boolean;
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

/** How far a rival can go against the goal: winning duels to be behind, losing them to be ahead. */
function limitsOf({ totals, left }: Rival, { side, goal, gamesToWin }: Question) {
  const sign = side === 'behind' ? 1 : -1;
  /** With these many the rival is level in duels won; the others go the opposite way. */
  const level = side === 'behind' ? goal.won - totals.won : totals.won + left - goal.won;
  const others = left - level;
  const lost = totals.lost + (side === 'behind' ? others : level);
  const byLost = (lost - goal.lost) * sign;
  return {
    duels: byLost > 0 ? level : level - 1,
    canBeLevel: byLost === 0,
    /** Games to spare when level, over the favourable margins of step 4. */
    games: (goal.difference - totals.difference) * sign - level + others * gamesToWin,
  };
}

/** Steps 2–4: the most rivals on the side, counting those level in games difference or not. */
function mostByDuelsAndGames(question: Question, isLevelEnough: boolean): number {
  const { rivals, left, gamesToWin } = question;
  const limits = rivals.map((rival) => limitsOf(rival, question));
  const within = pairingsWithin(rivals.length, left);
  const gamesFit = fittingSets(
    within.map((duels) => duels * (gamesToWin - 1)),
    limits.map(({ games }) => (isLevelEnough ? games : games - 1)),
  );
  /** The most rivals whose duels fit when these may be level. */
  const mostFitting = (level: PlayerSet): number =>
    fittingSets(
      within,
      limits.map(({ duels }, rival) => duels + ((level >> rival) & 1)),
    ).reduce((most, fit, set) => (fit === 1 ? Math.max(most, sizeOf(set)) : most), 0);

  const levelable = limits.reduce((set, { canBeLevel }, i) => set | (Number(canBeLevel) << i), 0);
  const bound = mostFitting(levelable);
  let most = mostFitting(0);
  let level: PlayerSet = 0;
  while (most < bound && level !== levelable) {
    // The next subset of those who can be level.
    level = (level - levelable) & levelable;
    if (gamesFit[level] === 1) most = Math.max(most, mostFitting(level));
  }
  return most;
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

/** Step 5: tries outcomes for more rivals on the side than `known`, up to `bound`. */
function searchOutcomes(
  question: Question,
  known: number,
  bound: number,
): { most: number; isComplete: boolean } {
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
  let most = known;
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
  return { most, isComplete: tries <= mostTries };
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

/** The most rivals that can all end on a side of a player, or level in everything. */
function mostRivals(question: Question): { most: number; isExact: boolean } {
  const bound = mostByDuelsAndGames(question, true);
  const known = mostByDuelsAndGames(question, false);
  if (known === bound) return { most: bound, isExact: true };
  const { most, isComplete } = searchOutcomes(question, known, bound);
  return isComplete || most === bound ? { most, isExact: true } : { most: bound, isExact: false };
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
  return players.map((player, place) => {
    if (players.length > mostPlayers) {
      return { player, best: 1, worst: players.length, isExact: false };
    }
    const behind = mostRivals(ask(group, place, 'behind'));
    const ahead = mostRivals(ask(group, place, 'ahead'));
    return {
      player,
      best: players.length - behind.most,
      worst: 1 + ahead.most,
      isExact: behind.isExact && ahead.isExact,
    };
  });
}
