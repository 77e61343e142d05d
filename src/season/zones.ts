/** Zones of a group's table: the rows at its top and bottom whose players change their division, or play for it. */
import type { DivisionConfig } from '../config/site.ts';

/**
 * Number of rows of each zone. Direct zones are at the outer ends of the table, and their players go up or down without
 * playing; those of `promotion` and `relegation` play for it.
 */
export type Zones = Readonly<DivisionConfig['zones']>;

/** Zones from the top of the table. */
export const zoneOrder = [
  'directPromotion',
  'promotion',
  'relegation',
  'directRelegation',
] as const;

export type Zone = (typeof zoneOrder)[number];

/** What a player of a group may reach: the first place, and each zone or what lies beyond it. */
export const goals = ['title', ...zoneOrder] as const;

export type Goal = (typeof goals)[number];

/** Makes a record with the value that `valueOf` returns for each goal: `title`, and the four zones. */
export const byGoal = <Value>(valueOf: (goal: Goal) => Value): Record<Goal, Value> => ({
  title: valueOf('title'),
  directPromotion: valueOf('directPromotion'),
  promotion: valueOf('promotion'),
  relegation: valueOf('relegation'),
  directRelegation: valueOf('directRelegation'),
});

/** True for the goals at the top of the table: first place and the two promotion zones. */
export const isUpper = (goal: Goal): boolean =>
  goal !== 'relegation' && goal !== 'directRelegation';

/** A division's zones from the top, maybe none: `directPromotion`, `promotion`, `relegation`, `directRelegation`. */
export const zonesIn = (zones: Zones): Zone[] => zoneOrder.filter((zone) => zones[zone]);

/** The zone at each end that is nearest to the middle: play-off, or else direct. Undefined without a zone there. */
export const widestZones = (
  zones: Zones,
): { upper: Zone | undefined; lower: Zone | undefined } => ({
  upper: zonesIn(zones).findLast(isUpper),
  lower: zonesIn(zones).find((zone) => !isUpper(zone)),
});

/**
 * Number of rows from the goal's end of the table, top or bottom, to the inner border of its zone. A play-off zone
 * includes the direct zone beyond it. 1 for the first place, 0 for a zone that the division does not have.
 */
export function rowsToEnd(goal: Goal, zones: Zones): number {
  const { promotion, relegation, directPromotion = 0, directRelegation = 0 } = zones;
  const rows: Record<Goal, number> = {
    title: 1,
    directPromotion,
    promotion: promotion === 0 ? 0 : promotion + directPromotion,
    relegation: relegation === 0 ? 0 : relegation + directRelegation,
    directRelegation,
  };
  return rows[goal];
}

/**
 * First and last place of a goal, from 1. A play-off zone includes the direct zone beyond it. The last is before the
 * first (`[1, 0]`, at the bottom `[count + 1, count]`) for a zone that the division does not have. A zone with more
 * rows than the table goes beyond it. @param count Number of rows of the table.
 */
export function placesOfGoal(
  goal: Goal,
  zones: Zones,
  count: number,
): [first: number, last: number] {
  const rows = rowsToEnd(goal, zones);
  return isUpper(goal) ? [1, rows] : [count - rows + 1, count];
}

/** True if the table of a division's only group decides its champion, and no final does. */
export const isDecidedByTable = (division: Pick<DivisionConfig, 'groups' | 'playoffs'>): boolean =>
  division.groups.length === 1 && !division.playoffs.some(({ decidesTitle }) => decidesTitle);

/**
 * True if a division has several groups, and its topmost zone is the first place alone, so that pages need not name
 * that place, too. False for the only group of a division, whose first player may be the champion.
 * @param groupCount Number of the division's groups.
 */
export function isFirstPlaceAZone(zones: Zones, groupCount: number): boolean {
  const first = zonesIn(zones).find(isUpper);
  return groupCount > 1 && first !== undefined && rowsToEnd(first, zones) === 1;
}

/**
 * The zone of a row of the table. Null for a row in no zone. Where zones overlap, those at the top come before those at
 * the bottom, and a direct zone before its play-off.
 * @param index Row from 0, the first place. @param count Number of rows of the table.
 */
export function zoneAt(index: number, count: number, zones: Zones): Zone | null {
  const isIn = (zone: Zone): boolean =>
    (isUpper(zone) ? index : count - 1 - index) < rowsToEnd(zone, zones);
  // A play-off zone extends to the end of the table, so the direct zone beyond it comes first.
  const order = ['directPromotion', 'promotion', 'directRelegation', 'relegation'] as const;
  return order.find(isIn) ?? null;
}
