/** A player's distance from the nearest zone of the table (docs/product.md, «My card»). */
import type { Criterion } from '../config/schemas/columns.ts';
import type { Standings } from '../domain/standings.ts';
import { zoneAt, type Zones } from '../domain/zones.ts';
import type { PlayerOutlook } from '../season/outlook.ts';
import { counted, formatNumber } from './numbers.ts';

const certainly = {
  title: 'seguro',
  promotion: 'juega seguro por el ascenso',
  relegation: 'juega seguro por la categoría',
} as const;

/** What parts two rows in the first of the criteria: `2 duelos`, or `3 Pts` in a column of the organisers. */
export function gapOf({ label }: Pick<Criterion, 'label'>, difference: number): string {
  const amount = Math.abs(difference);
  return label === 'DG' ? counted(amount, 'duelo', 'duelos') : `${formatNumber(amount)} ${label}`;
}

/**
/**
 * `a 2 duelos del ascenso`, `en zona de ascenso por 1 duelo`, `ya no llega al ascenso`, `a salvo`. The distance is
 * from the border of the row's own zone; outside of zones from the upper zone while it can be reached, then from the
 * lower one. In a division without promotion the upper zone is the first place. Empty for a table without criteria.
 * @param index 0-based row.
 * @param outlook Goals that each row can still reach; null if unknown.
 */
export function gapWords(
  { criteria, rows }: Pick<Standings, 'criteria' | 'rows'>,
  index: number,
  zones: Zones,
  outlook: readonly PlayerOutlook[] | null,
): string {
  const [first] = criteria;
  if (!first) return '';
  const upper = zones.promotion > 0 ? 'promotion' : 'title';
  const above = Math.max(zones.promotion, 1);
  const zone = zoneAt(index, rows.length, { ...zones, promotion: above });
  const reach = outlook?.[index];
  const isLower =
    zone === 'relegation' ||
    (zone === null && reach?.[upper] === 'impossible' && zones.relegation > 0);
  const goal = isLower ? 'relegation' : upper;
  const line = isLower ? rows.length - zones.relegation : above;
  const valueAt = (place: number): number => rows[place]?.cells[first.label] ?? 0;
  const difference = valueAt(index) - valueAt(index < line ? line : line - 1);
  const by = difference === 0 ? 'desempate' : gapOf(first, difference);
  const far = difference === 0 ? 'un desempate' : by;
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
