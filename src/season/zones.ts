/** Zones of a group's table: rows at its top and bottom whose players change their division, or play for it. */

/** Number of rows of each zone. Direct zones are at the outer ends of the table. */
export interface Zones {
  /** Rows that play for promotion. */
  readonly promotion: number;
  /** Rows that play for their category. */
  readonly relegation: number;
  /** Rows that go up without playing. */
  readonly directPromotion?: number | undefined;
  /** Rows that go down without playing. */
  readonly directRelegation?: number | undefined;
}

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

/** Makes a record with a value for each goal. */
export const byGoal = <Value>(valueOf: (goal: Goal) => Value): Record<Goal, Value> =>
  Object.fromEntries(goals.map((goal) => [goal, valueOf(goal)])) as Record<Goal, Value>;

/** True for the first place and for a zone at the top of the table. */
export const isUpper = (goal: Goal): boolean =>
  goal !== 'relegation' && goal !== 'directRelegation';

/** Lists the zones that a division has, from the top of the table. */
export const zonesIn = (zones: Zones): Zone[] => zoneOrder.filter((zone) => zones[zone]);

/**
 * Number of rows from the goal's end of the table, top or bottom, to its inner border. A play-off zone includes the
 * direct one beyond it. 0 for a zone that the division does not have.
 */
export function rowsToEnd(goal: Goal, zones: Zones): number {
  const { promotion, relegation, directPromotion = 0, directRelegation = 0 } = zones;
  return {
    title: 1,
    directPromotion,
    promotion: promotion && promotion + directPromotion,
    relegation: relegation && relegation + directRelegation,
    directRelegation,
  }[goal];
}

/**
 * First and last place of a goal, counted from 1. The last is before the first for a zone that the division does not
 * have. A zone with more rows than the table goes beyond it.
 * @param count Number of rows of the table.
 */
export function placesOfGoal(
  goal: Goal,
  zones: Zones,
  count: number,
): [first: number, last: number] {
  const rows = rowsToEnd(goal, zones);
  return isUpper(goal) ? [1, rows] : [count - rows + 1, count];
}

/** True if the topmost of the upper zones consists of the first place alone. False without upper zones. */
export function isFirstAlone(zones: Zones): boolean {
  const first = zonesIn(zones).find(isUpper);
  return first !== undefined && rowsToEnd(first, zones) === 1;
}

/**
 * Zone of a place; null for none.
 * @param index Place from 0.
 * @param count Number of rows of the table. If zones overlap, promotion wins.
 */
export function zoneAt(index: number, count: number, zones: Zones): Zone | null {
  const isIn = (zone: Zone): boolean =>
    (isUpper(zone) ? index : count - 1 - index) < rowsToEnd(zone, zones);
  // A play-off zone extends to the end of the table, so the direct zone beyond it comes first.
  const order = ['directPromotion', 'promotion', 'directRelegation', 'relegation'] as const;
  return order.find(isIn) ?? null;
}
