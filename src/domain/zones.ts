/** The zones of a group's table: rows at its top and bottom whose players change their division, or play for it. */

/** How many rows each zone has. Direct zones are at the outer ends of the table. */
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

/** From the table's top. */
export const zoneOrder = [
  'directPromotion',
  'promotion',
  'relegation',
  'directRelegation',
] as const;

export type Zone = (typeof zoneOrder)[number];

/** True for a zone at the top of the table. */
export const isUpper = (zone: Zone): boolean => zone === 'directPromotion' || zone === 'promotion';

/** The zones that a division has, from the table's top. */
export const zonesIn = (zones: Zones): Zone[] => zoneOrder.filter((zone) => zones[zone]);

/**
 * Rows from the end of the table to a zone's inner border: a play-off zone counts the direct one beyond it, too. None
 * for a zone that the division does not have.
 */
export function rowsToEnd(zone: Zone, zones: Zones): number {
  const { promotion, relegation, directPromotion = 0, directRelegation = 0 } = zones;
  return {
    directPromotion,
    promotion: promotion && promotion + directPromotion,
    relegation: relegation && relegation + directRelegation,
    directRelegation,
  }[zone];
}

/** True if the zone at the top of the table is the first place alone. */
export function isFirstAlone(zones: Zones): boolean {
  const first = zonesIn(zones).find(isUpper);
  return first !== undefined && rowsToEnd(first, zones) === 1;
}

/**
 * The zone of a place.
 * @param index From 0.
 * @param count Rows of the table; where zones overlap, promotion wins.
 */
export function zoneAt(index: number, count: number, zones: Zones): Zone | null {
  const isIn = (zone: Zone): boolean =>
    (isUpper(zone) ? index : count - 1 - index) < rowsToEnd(zone, zones);
  // A play-off zone reaches to the end of the table, so the direct zone beyond it comes first.
  const order = ['directPromotion', 'promotion', 'directRelegation', 'relegation'] as const;
  return order.find(isIn) ?? null;
}
