/** How far a player of a group is from the line of the table that matters to them (docs/product.md, «My card»). */
import { zoneAt, type Zones } from '../domain/zones.ts';
import type { Chance, PlayerOutlook } from './outlook.ts';

export interface Gap {
  /** What is beyond the line: the first place counts where a division promotes nobody. */
  goal: 'title' | 'promotion' | 'relegation';
  /** Whether the player stands in what is beyond it. */
  isIn: boolean;
  /** Duels won between the player and the next row on the other side of the line, from 0. */
  duels: number;
  /** What can still become of it; null where that cannot be told. */
  chance: Chance | null;
}

/**
 * The line that matters: of the zone that a row is in; else the upper one while it can be reached, then
 * the lower one.
 * @param won Duels won of each row, in the table's order.
 * @param index The row, from 0.
 * @param outlook What each row can still reach; null where that cannot be told.
 */
export function gapToLine(
  won: readonly number[],
  index: number,
  zones: Zones,
  outlook: readonly PlayerOutlook[] | null,
): Gap {
  const upper = zones.promotion > 0 ? 'promotion' : 'title';
  const above = Math.max(zones.promotion, 1);
  const zone = zoneAt(index, won.length, { ...zones, promotion: above });
  const own = outlook?.[index];
  const isLower =
    zone === 'relegation' ||
    (zone === null && own?.[upper] === 'impossible' && zones.relegation > 0);
  const goal = isLower ? 'relegation' : upper;
  const line = isLower ? won.length - zones.relegation : above;
  const other = won[index < line ? line : line - 1] ?? 0;
  return {
    goal,
    isIn: zone !== null,
    duels: Math.abs((won[index] ?? 0) - other),
    chance: own?.[goal] ?? null,
  };
}
