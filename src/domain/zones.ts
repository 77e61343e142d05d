/** The zones of a group's table: rows at its top and bottom whose players then play for their category. */

/** How many rows each zone has. */
export interface Zones {
  readonly promotion: number;
  readonly relegation: number;
}

/** From the table's top. */
export const zoneOrder = ['promotion', 'relegation'] as const;

export type Zone = (typeof zoneOrder)[number];

/**
 * The zone of a place.
 * @param index From 0.
 * @param count Rows of the table; where zones overlap, promotion wins.
 */
export function zoneAt(index: number, count: number, zones: Zones): Zone | null {
  if (index < zones.promotion) return 'promotion';
  return index >= count - zones.relegation ? 'relegation' : null;
}
