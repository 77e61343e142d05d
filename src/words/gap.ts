/** A player's distance from the nearest zone of the table (docs/product.md, «My card»). */
import { zoneAt, type Zones } from '../domain/zones.ts';
import type { PlayerOutlook } from '../season/outlook.ts';
import { counted } from './numbers.ts';

const certainly = {
  title: 'seguro',
  promotion: 'juega seguro por el ascenso',
  relegation: 'juega seguro por la categoría',
} as const;

/**
 * `a 2 duelos del ascenso`, `en zona de ascenso por 1 duelo`, `ya no llega al ascenso`, `a salvo`. The distance is
 * from the border of the row's own zone; outside of zones from the upper zone while it can be reached, then from the
 * lower one. In a division without promotion the upper zone is the first place.
 * @param won Duels won by each row, in the table's order.
 * @param index 0-based row.
 * @param outlook Goals that each row can still reach; null if unknown.
 */
export function gapWords(
  won: readonly number[],
  index: number,
  zones: Zones,
  outlook: readonly PlayerOutlook[] | null,
): string {
  const upper = zones.promotion > 0 ? 'promotion' : 'title';
  const above = Math.max(zones.promotion, 1);
  const zone = zoneAt(index, won.length, { ...zones, promotion: above });
  const reach = outlook?.[index];
  const isLower =
    zone === 'relegation' ||
    (zone === null && reach?.[upper] === 'impossible' && zones.relegation > 0);
  const goal = isLower ? 'relegation' : upper;
  const line = isLower ? won.length - zones.relegation : above;
  const duels = Math.abs((won[index] ?? 0) - (won[index < line ? line : line - 1] ?? 0));
  const by = duels === 0 ? 'desempate' : counted(duels, 'duelo', 'duelos');
  const far = duels === 0 ? 'un desempate' : by;
  const chance = reach?.[goal];
  if (chance === 'certain') return certainly[goal];
  if (isLower) {
    if (chance === 'impossible') return 'a salvo';
    return zone ? `a ${far} de salvarse` : `fuera de la zona de descenso por ${by}`;
  }
  if (chance === 'impossible')
    return goal === 'title' ? 'ya no puede ser primero' : 'ya no llega al ascenso';
  if (zone) return goal === 'title' ? `por ${by}` : `en zona de ascenso por ${by}`;
  return `a ${far} ${goal === 'title' ? 'del primero' : 'del ascenso'}`;
}
