/** Builds the bracket: each duel in the slot that feeds its winner's next duel (docs/product.md, «Bracket»). */
import { playerKey } from '../sources/player-key.ts';
import { isOpen, winner, type BracketColumn, type Match, type Round } from './model.ts';

/** Phases in playing order. `header` also knows «8avos», «16 avos». `slots`: size of a column, null if it varies. */
const phases = [
  { name: '1° Fase', header: /^1\s*[°ºª]\s*Fase/i, slots: null },
  { name: '32avos de Final', header: /^32\s*a?vos/i, slots: null },
  { name: '16avos de Final', header: /^(16\s*a?vos|dieciseisavos)/i, slots: 16 },
  { name: '8vos de Final', header: /^(8\s*a?vos|octavos)/i, slots: 8 },
  { name: '4tos de Final', header: /^(4\s*tos|cuartos)/i, slots: 4 },
  { name: 'Semifinales', header: /^semi/i, slots: 2 },
  { name: 'Final', header: /^(gran\s+)?final/i, slots: 1 },
] as const;

/** Names of rounds that do not decide the title. */
const besideTitlePatterns = [
  // «Tercer puesto», «Final (3.º)», «Final 3ro y 4to», «Final 3 y 4 puesto», but not «Final 3ª edición»
  /(tercer|\b3\s*\.?\s*(er|ro|[°ºª]))(?!a?\s+(edici|temporada|copa|torneo))|\b3\b.*(puesto|lugar)/i,
  // «5to puesto», «Final 7.º y 8.º puesto», «Final 10mo puesto», «quinto lugar»
  /(\b([4-9]|\d\d)[^\s\d]*|\b(cuar|quin|sex|s[eé]ptim|octav|noven)t?o)\s+(puesto|lugar)/i,
  // «Final puestos 3 y 4», but not «Final puestos 1 y 2»
  /\b(puestos?|lugar(es)?)\s+([3-9]|\d\d)\b/i,
  // «Final de consolación», «Copa Consuelo», «Copa de Plata», but not a final in La Plata or Mar del Plata
  /consol|consuel|bronce|(?<!\b(la|del)\s+)plata/i,
];

/** «3ª ronda» is a phase like any other. */
const phaseWord = /\b(fase|ronda)\b/i;

/** True if a round's name is of a lower place («3er puesto») or consolation («Copa de Plata»), and not «3ª ronda». */
export const isBesideTitle = (name: string): boolean =>
  besideTitlePatterns.some((pattern) => pattern.test(name)) && !phaseWord.test(name);

/** Order of the rounds of `isBesideTitle`, after all phases. */
const besideTitle = phases.length;

/**
 * Order of a name among the phases, from 0 or `besideTitle`, and its column's size. `order` is null if unknown. What
 * leads to a final of `isBesideTitle`, «Semifinales (Copa de Plata)», has a phase's order, but no size.
 */
function phaseOf(name: string): { order: number | null; slots: number | null } {
  const order = phases.findIndex(({ header }) => header.test(name));
  const slots = phases[order]?.slots ?? null;
  if (!isBesideTitle(name)) return { order: order < 0 ? null : order, slots };
  return { order: order < 0 || slots === 1 ? besideTitle : order, slots: null };
}

const isInTree = (order: number | null): order is number => order !== null && order < besideTitle;

/** True if a sheet begins with the final: its first known phase is played after its last. False if none is known. */
export function beginsWithFinal(rounds: readonly Pick<Round, 'name'>[]): boolean {
  const inTree = rounds.map(({ name }) => phaseOf(name).order).filter(isInTree);
  const [first = 0] = inTree;
  return first > (inTree.at(-1) ?? first);
}

/** Returns a sheet's rounds first to last: in the sheet's order, or upwards if it begins with the final. */
export const firstToLast = <Item extends Pick<Round, 'name'>>(
  rounds: readonly Item[],
): readonly Item[] => (beginsWithFinal(rounds) ? rounds.toReversed() : rounds);

/** Sorts rounds by the order of the phases. Unknown names follow the phase above. */
function inPlayingOrder(rounds: readonly Round[]): { round: Round; slots: number | null }[] {
  const placed: { round: Round; slots: number | null; order: number }[] = [];
  let orderAbove = -1;
  for (const round of rounds) {
    const { order, slots } = phaseOf(round.name);
    if (isInTree(order)) orderAbove = order;
    placed.push({ round, slots, order: order ?? orderAbove });
  }
  return placed.toSorted((a, b) => a.order - b.order);
}

/**
 * Finds the first phase (`round`) that cannot follow the one before it (`before`), in playing order, as after somebody
 * renamed a title: «8vos» after «32avos», or a second «Cuartos». `expected` is the name of the phase that should be
 * there. Any phase may follow «1° Fase», and there may be several finals. Unknown names, and those of `isBesideTitle`,
 * are skipped. Null if all is right.
 */
export function brokenPhase(
  rounds: readonly Round[],
): { round: Round; before: Round; expected: string } | null {
  let before: { round: Round; order: number } | null = null;
  for (const { round } of inPlayingOrder(rounds)) {
    const { order } = phaseOf(round.name);
    if (order === null || isBesideTitle(round.name)) continue;
    // «1° Fase» has the order 0.
    if (before && before.order > 0) {
      const expected = phases[before.order + 1];
      if (expected && phases[order] !== expected) {
        return { round, before: before.round, expected: expected.name };
      }
    }
    before = { round, order };
  }
  return null;
}

/** `playerKey` of «Ganador E-12», by the duel's code: the next phase has this name while the winner is not known. */
export const winnerKey = ({ code }: Match): string => playerKey(`Ganador ${code}`);

/** Player keys of who may go on from a duel, likeliest first: the winner, or both players, then «Ganador <code>». */
function whoGoesOn(match: Match): string[] {
  const side = winner(match);
  const sides = side === null ? [match.home, match.away] : [match[side]];
  const players = sides.filter(({ kind }) => kind === 'player').map(({ key }) => key);
  return [...players, winnerKey(match)];
}

/** The slot of a column from which a duel feeds the next one. Null if the next column does not name its player yet. */
function feedingSlot(duel: Match, next: readonly (Match | null)[]): number | null {
  const sides = next.flatMap((following) => [following?.home.key, following?.away.key]);
  const slots = whoGoesOn(duel).map((key) => sides.indexOf(key));
  return slots.find((slot) => slot >= 0) ?? null;
}

/** Places a column's duels by the players whom the next column names, then the others. Surplus duels are appended. */
function placeDuels(
  duels: readonly Match[],
  size: number | null,
  next: readonly (Match | null)[],
): (Match | null)[] {
  if (size === null) {
    // Duels that feed no slot yet come after the last slot.
    const slotOf = (duel: Match): number => feedingSlot(duel, next) ?? 2 * next.length;
    return duels.toSorted((a, b) => slotOf(a) - slotOf(b));
  }
  const slots: (Match | null)[] = Array.from({ length: size }, () => null);
  const waiting: Match[] = [];
  for (const duel of duels) {
    const slot = feedingSlot(duel, next);
    // Undefined for a slot beyond the column's size.
    if (slot !== null && slots[slot] === null) slots[slot] = duel;
    else waiting.push(duel);
  }
  const free = freeSlots(slots, next)
    .slice(0, waiting.length)
    .toSorted((a, b) => a - b);
  for (const [index, duel] of waiting.entries()) {
    const slot = free[index];
    if (slot === undefined) slots.push(duel);
    else slots[slot] = duel;
  }
  return slots;
}

/** Slots without a duel. Those that feed a known player of the next column are last. */
function freeSlots(slots: readonly (Match | null)[], next: readonly (Match | null)[]): number[] {
  const leadsToSomebody = (slot: number): boolean => {
    const following = next[Math.floor(slot / 2)];
    return following?.[slot % 2 === 0 ? 'home' : 'away'].kind === 'player';
  };
  return [...slots.keys()]
    .filter((slot) => slots[slot] === null)
    .toSorted((a, b) => Number(leadsToSomebody(a)) - Number(leadsToSomebody(b)));
}

/** True if a name begins with «Final» or «Gran Final» and is not for third place or the like (`isBesideTitle`). */
export const isFinalRound = (name: string): boolean => phaseOf(name).slots === 1;

/**
 * Builds the columns of a bracket from the rounds of a knock-out. It sorts these by phase: unknown names follow the
 * phase above them, finals for third place or consolation are last. It leaves out rows whose duel is played in another
 * row. Only phases from «16avos» to the final have a `size`: slots 0 and 1 of such a column lead to slot 0 of the next
 * one, and so on. A duel is in the slot that leads to its winner's next duel, if the sheet names one of its players
 * there, or «Ganador» and its code; else in a free slot. An empty slot is null. Duels for which there is no slot follow
 * the last one. A column without a `size` has just its duels.
 */
export function buildBracket(rounds: readonly Round[]): BracketColumn[] {
  const columns: BracketColumn[] = [];
  let next: readonly (Match | null)[] = [];
  for (const { round, slots: size } of inPlayingOrder(rounds).toReversed()) {
    const { name, interval, matches } = round;
    const duels = matches.filter(({ movedTo }) => !movedTo);
    const slots = placeDuels(duels, size, next);
    columns.unshift({ name, interval, slots, size });
    // A phase without a size, such as a duel for third place, feeds no other column.
    if (size !== null) next = slots;
  }
  return columns;
}

/** True if each two slots of a column lead to one slot of the next. False if either has no `size` or surplus slots. */
export function feedsWholeColumn(column: BracketColumn, next: BracketColumn): boolean {
  const isWhole = ({ size, slots }: BracketColumn): boolean => size === slots.length;
  return isWhole(column) && isWhole(next) && column.slots.length === next.slots.length * 2;
}

/** Index of the column that a phone shows first: the first with an open duel, else the final, else the last, or -1. */
export function indexToShow(columns: readonly BracketColumn[]): number {
  const open = columns.findIndex(({ slots }) => slots.some((duel) => duel && isOpen(duel)));
  if (open >= 0) return open;
  const final = columns.findIndex(({ size }) => size === 1);
  return final >= 0 ? final : columns.length - 1;
}

/** Duels, open or decided, of the columns for the final: several if the sheet does not tell which. May be empty. */
export function finalCandidates(columns: readonly BracketColumn[]): Match[] {
  return columns
    .filter(({ size }) => size === 1)
    .flatMap(({ slots }) => slots.filter((match) => match !== null));
}

/** True while a duel for the final is open, whatever lower places need; without such a duel, while any duel is open. */
export function isTitleOpen(columns: readonly BracketColumn[]): boolean {
  const finals = finalCandidates(columns);
  const deciding = finals.length > 0 ? finals : columns.flatMap(({ slots }) => slots);
  return deciding.some((match) => match !== null && isOpen(match));
}

/**
 * Returns the column, of a fixed size, in which the winners of the column `name` play next: the first such behind it.
 * Null for the final, for third place and consolation, and without such a column. Null, too, if neither `name` nor the
 * column right behind it has a fixed size, since the winners may have to play that one first; one of consolation
 * (`isBesideTitle`) is skipped.
 */
export function columnAfter(columns: readonly BracketColumn[], name: string): BracketColumn | null {
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0 || columns[index]?.size === 1 || isBesideTitle(name)) return null;
  const next = columns[index + 1];
  const isUnforeseen = columns[index]?.size === null && next?.size === null;
  if (isUnforeseen && !isBesideTitle(next.name)) return null;
  return columns.slice(index + 1).find(({ size }) => size !== null) ?? null;
}
