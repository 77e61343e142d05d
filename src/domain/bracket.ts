/**
 * The cup's bracket: columns of slots, a duel in the slot that feeds its winner (docs/product.md,
 * «Bracket»).
 */
import { isUnknownPlayer, winner, type Duel, type Round } from './fixture.ts';
import { playerKey } from './player-key.ts';

/** One column; `null` is a slot without a duel, drawn as a blank spacer. */
export interface BracketColumn {
  name: string;
  interval: string;
  slots: (Duel | null)[];
}

/** Phases in playing order; `slots` where the whole column is always drawn. */
const phases = [
  { header: /^1\s*[°ºª]\s*Fase/i },
  { header: /^32avos/i },
  { header: /^(16avos|dieciseisavos)/i, slots: 16 },
  { header: /^(8vos|octavos)/i, slots: 8 },
  { header: /^(4tos|cuartos)/i, slots: 4 },
  { header: /^semi/i, slots: 2 },
  {
    header:
      /^(gran\s+)?final(?!.*(tercer|\b3\s*\.?\s*(er|[°ºª])|\b3\b.*(puesto|lugar)|consol|plata|bronce))/i,
    slots: 1,
  },
] as const;

interface Phase {
  order: number;
  slots: number | null;
}

/** Where a round stands; a header nobody foresaw goes before the final, as long as it is. */
function phaseOf(round: Pick<Round, 'name'>): Phase {
  const index = phases.findIndex(({ header }) => header.test(round.name));
  const phase = phases[index];
  if (!phase) return { order: phases.length - 1.5, slots: null };
  return { order: index, slots: 'slots' in phase ? phase.slots : null };
}

const sideOf = (duel: Duel, key: string): 0 | 1 | null => {
  if (playerKey(duel.home) === key) return 0;
  return playerKey(duel.away) === key ? 1 : null;
};

/**
 * Who may go on from a duel, likeliest first: the winner alone once there is one, else both, and
 * «Ganador <code>», as organisers write it before they know.
 */
function whoGoesOn(duel: Duel): string[] {
  const side = winner(duel);
  const players = side === null ? [duel.home, duel.away] : [duel[side]];
  return [...players.filter((player) => !isUnknownPlayer(player)), `Ganador ${duel.code}`].map(
    playerKey,
  );
}

/** The slot of this column from which a duel feeds the next one, when its player is known there. */
function feedingSlot(duel: Duel, next: readonly (Duel | null)[]): number | null {
  for (const key of whoGoesOn(duel)) {
    for (const [slot, following] of next.entries()) {
      const side = following && sideOf(following, key);
      if (side !== null) return slot * 2 + side;
    }
  }
  return null;
}

/**
 * Places a column's duels: by the next column where a player is known there, in sheet order
 * otherwise. Nothing is lost: duels beyond the column's size are appended to it.
 */
function placeDuels(
  duels: readonly Duel[],
  size: number | null,
  next: readonly (Duel | null)[],
): (Duel | null)[] {
  const wanted = duels.map((duel) => feedingSlot(duel, next));
  if (size === null) {
    const last = Number.MAX_SAFE_INTEGER;
    return duels
      .map((duel, index) => ({ duel, slot: wanted[index] ?? last }))
      .toSorted((a, b) => a.slot - b.slot)
      .map(({ duel }) => duel);
  }
  const slots: (Duel | null)[] = Array.from({ length: size }, () => null);
  const waiting: Duel[] = [];
  duels.forEach((duel, index) => {
    const slot = wanted[index];
    if (slot !== null && slot !== undefined && slot < size && slots[slot] === null) {
      slots[slot] = duel;
    } else waiting.push(duel);
  });
  const free = freeSlots(slots, next)
    .slice(0, waiting.length)
    .toSorted((a, b) => a - b);
  for (const [index, duel] of waiting.entries()) slots[free[index] ?? slots.length] = duel;
  return slots;
}

/** Slots without a duel; those last that lead to somebody whom the next column names already. */
function freeSlots(slots: readonly (Duel | null)[], next: readonly (Duel | null)[]): number[] {
  const leadsToSomebody = (slot: number): boolean => {
    const following = next[Math.floor(slot / 2)];
    return Boolean(following && !isUnknownPlayer(following[slot % 2 === 0 ? 'home' : 'away']));
  };
  return slots
    .flatMap((duel, slot) => (duel === null ? [slot] : []))
    .toSorted((a, b) => Number(leadsToSomebody(a)) - Number(leadsToSomebody(b)));
}

/** Builds the bracket from the cup's rounds, columns in playing order. */
export function buildBracket(rounds: readonly Round[]): BracketColumn[] {
  const ordered = rounds
    .map((round) => ({ round, phase: phaseOf(round) }))
    .toSorted((a, b) => a.phase.order - b.phase.order);
  const columns: BracketColumn[] = [];
  let next: readonly (Duel | null)[] = [];
  for (const { round, phase } of ordered.toReversed()) {
    const slots = placeDuels(round.duels, phase.slots, next);
    columns.unshift({ name: round.name, interval: round.interval, slots });
    // A phase outside the tree, such as a duel for third place, feeds nobody.
    if (phase.slots !== null) next = slots;
  }
  return columns;
}

/** Whether each two slots of a column meet in one of the next: both are whole columns of the tree. */
export function meetsIn(column: BracketColumn, next: BracketColumn): boolean {
  const isWhole = ({ name, slots }: BracketColumn): boolean =>
    phaseOf({ name }).slots === slots.length;
  return isWhole(column) && isWhole(next) && column.slots.length === next.slots.length * 2;
}

/** The duel for the title; several where a sheet does not tell which one it is. */
export function finals(columns: readonly BracketColumn[]): Duel[] {
  return columns
    .filter((column) => phaseOf(column).slots === 1)
    .flatMap(({ slots }) => slots.filter((duel) => duel !== null));
}

/**
 * Who won the final; null while it is not decided, and where several duels might be it: a champion is
 * not guessed.
 */
export function champion(columns: readonly BracketColumn[]): string | null {
  const [duel, ...others] = finals(columns);
  if (others.length > 0) return null;
  const side = duel ? winner(duel) : null;
  return duel && side ? duel[side] : null;
}
