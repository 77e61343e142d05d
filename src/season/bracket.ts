/**
 * The cup's bracket: columns of slots, a duel in the slot that feeds its winner (docs/product.md,
 * «Bracket»).
 */
import { playerKey } from '../domain/player-key.ts';
import { winner, type BracketColumn, type Match, type Round } from './model.ts';

/** Phases in playing order; `slots` where the whole column is always drawn. */
const phases = [
  { header: /^1\s*[°ºª]\s*Fase/i },
  { header: /^32avos/i },
  { header: /^(16avos|dieciseisavos)/i, slots: 16 },
  { header: /^(8vos|octavos)/i, slots: 8 },
  { header: /^(4tos|cuartos)/i, slots: 4 },
  { header: /^semi/i, slots: 2 },
  { header: /^(gran\s+)?final/i, slots: 1 },
] as const;

/** Whether a round of this name is played for third place or consolation: who lost plays there, too. */
export const isBesideTitle = (name: string): boolean =>
  /tercer|\b3\s*\.?\s*(er|[°ºª])|\b3\b.*(puesto|lugar)|consol|plata|bronce/i.test(name) &&
  !/\b(fase|ronda)\b/i.test(name);

/** Where a round stands: what is beside the title, after the final; null for a header that nobody foresaw. */
function phaseOf({ name }: Pick<Round, 'name'>) {
  const index = phases.findIndex(({ header }) => header.test(name));
  const phase = phases[index];
  const slots = phase && 'slots' in phase ? phase.slots : null;
  const isBeside = isBesideTitle(name);
  if (phase && !(isBeside && slots === 1)) return { order: index, slots };
  return { order: isBeside ? phases.length : null, slots: null };
}

/** Rounds in playing order. Those that nobody foresaw keep their place in the sheet, whose last may be on top. */
function inPlayingOrder(rounds: readonly Round[]) {
  const all = rounds.map((round) => ({ round, ...phaseOf(round) }));
  const isOfTree = (order: number | null): order is number =>
    order !== null && order < phases.length;
  const known = all.map(({ order }) => order).filter(isOfTree);
  const isTurned = (known[0] ?? 0) > (known.at(-1) ?? 0);
  let last = -1;
  const placed = (isTurned ? all.toReversed() : all).map(({ round, slots, order }) => {
    if (isOfTree(order)) last = order;
    return { round, slots, order: order ?? last };
  });
  return placed.toSorted((a, b) => a.order - b.order);
}

/**
 * Who may go on from a duel, likeliest first: the winner alone once there is one, else both, and
 * «Ganador <code>», as organisers write it before they know.
 */
function whoGoesOn(match: Match): string[] {
  const side = winner(match);
  const sides = side === null ? [match.home, match.away] : [match[side]];
  const players = sides.filter(({ kind }) => kind === 'player').map(({ key }) => key);
  return [...players, playerKey(`Ganador ${match.code}`)];
}

/** The slot of this column from which a duel feeds the next one, when its player is known there. */
function feedingSlot(duel: Match, next: readonly (Match | null)[]): number | null {
  const sides = next.flatMap((following) => [following?.home.key, following?.away.key]);
  const slots = whoGoesOn(duel).map((key) => sides.indexOf(key));
  return slots.find((slot) => slot >= 0) ?? null;
}

/**
 * Places a column's duels: by the next column where a player is known there, in sheet order
 * otherwise. Nothing is lost: duels beyond the column's size are appended to it.
 */
function placeDuels(
  duels: readonly Match[],
  size: number | null,
  next: readonly (Match | null)[],
): (Match | null)[] {
  const wanted = duels.map((duel) => feedingSlot(duel, next));
  if (size === null) {
    const last = Number.MAX_SAFE_INTEGER;
    return duels
      .map((duel, index) => ({ duel, slot: wanted[index] ?? last }))
      .toSorted((a, b) => a.slot - b.slot)
      .map(({ duel }) => duel);
  }
  const slots: (Match | null)[] = Array.from({ length: size }, () => null);
  const waiting = duels.filter((duel, index) => {
    const slot = wanted[index] ?? size;
    // One beyond the column's size is not null, and neither is one that is taken.
    if (slots[slot] !== null) return true;
    slots[slot] = duel;
    return false;
  });
  const free = freeSlots(slots, next)
    .slice(0, waiting.length)
    .toSorted((a, b) => a - b);
  for (const [index, duel] of waiting.entries()) slots[free[index] ?? slots.length] = duel;
  return slots;
}

/** Slots without a duel; those last that lead to somebody whom the next column names already. */
function freeSlots(slots: readonly (Match | null)[], next: readonly (Match | null)[]): number[] {
  const leadsToSomebody = (slot: number): boolean => {
    const following = next[Math.floor(slot / 2)];
    return following?.[slot % 2 === 0 ? 'home' : 'away'].kind === 'player';
  };
  return slots
    .flatMap((duel, slot) => (duel === null ? [slot] : []))
    .toSorted((a, b) => Number(leadsToSomebody(a)) - Number(leadsToSomebody(b)));
}

/** Whether a round of this name is the one for the title. */
export const isFinalRound = (name: string): boolean => phaseOf({ name }).slots === 1;

/** Builds the bracket from the cup's rounds, columns in playing order. */
export function buildBracket(rounds: readonly Round[]): BracketColumn[] {
  const columns: BracketColumn[] = [];
  let next: readonly (Match | null)[] = [];
  for (const { round, slots: size } of inPlayingOrder(rounds).toReversed()) {
    const { name, interval, matches } = round;
    const duels = matches.filter(({ movedTo }) => !movedTo);
    const slots = placeDuels(duels, size, next);
    columns.unshift({ name, interval, slots, size });
    // A phase outside the tree, such as a duel for third place, feeds nobody.
    if (size !== null) next = slots;
  }
  return columns;
}

/** Whether each two slots of a column meet in one of the next: both are whole columns of the tree. */
export function meetsIn(column: BracketColumn, next: BracketColumn): boolean {
  const isWhole = ({ size, slots }: BracketColumn): boolean => size === slots.length;
  return isWhole(column) && isWhole(next) && column.slots.length === next.slots.length * 2;
}

/** The duels that may be the one for the title: several where a sheet does not tell which. */
export function finals(columns: readonly BracketColumn[]): Match[] {
  return columns
    .filter(({ size }) => size === 1)
    .flatMap(({ slots }) => slots.filter((match) => match !== null));
}

/**
 * The column that the winner of a column's duel goes on to; null for the final and what is beside the tree, and where
 * a column that nobody foresaw follows another.
 */
export function columnAfter(columns: readonly BracketColumn[], name: string): BracketColumn | null {
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0 || columns[index]?.size === 1) return null;
  const next = columns[index + 1];
  const isUnforeseen = columns[index]?.size === null && next?.size === null;
  if (isUnforeseen && !isBesideTitle(next.name)) return null;
  return columns.slice(index + 1).find(({ size }) => size !== null) ?? null;
}
