/** How far a player of a group is from the line of the table that matters to them (docs/product.md, «My card»). */
import { zoneAt, type Zones } from '../domain/zones.ts';
import type { PlayerOutlook } from '../season/outlook.ts';
import { counted } from './numbers.ts';

const certainly = {
  title: 'seguro',
  promotion: 'juega seguro por el ascenso',
  relegation: 'juega seguro por la categoría',
} as const;

/**
 * `a 2 duelos del ascenso`, `en zona de ascenso por 1 duelo`, `ya no llega al ascenso`, `a salvo`: from the
 * line of the zone that a row is in; else from the upper one while it can be reached, then from the lower one.
 * The first place counts where a division promotes nobody.
 * @param won Duels won of each row, in the table's order.
 * @param index The row, from 0.
 * @param outlook What each row can still reach; null where that cannot be told.
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
  const own = outlook?.[index];
  const isLower =
    zone === 'relegation' ||
    (zone === null && own?.[upper] === 'impossible' && zones.relegation > 0);
  const goal = isLower ? 'relegation' : upper;
  const line = isLower ? won.length - zones.relegation : above;
  const duels = Math.abs((won[index] ?? 0) - (won[index < line ? line : line - 1] ?? 0));
  const by = duels === 0 ? 'desempate' : counted(duels, 'duelo', 'duelos');
  const far = duels === 0 ? 'un desempate' : by;
  const chance = own?.[goal];
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
