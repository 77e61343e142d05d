/** What a supposed table means, in words. */
import { listNames } from '../../domain/text.ts';
import type { ComputedRow } from '../../season/what-if.ts';
import { zoneOrder, type Zone } from '../../domain/zones.ts';
import { orderSentence } from '../../words/order-sentence.ts';
import { zoneNames } from '../../words/zones.ts';

/** `Primero: Ana. Promoción por la categoría: Beto y Caro.` */
export function describeZones(
  rows: readonly ComputedRow[],
  zoneOf: (index: number) => Zone | null,
): string {
  const inZone = (zone: Zone): string[] =>
    rows.flatMap(({ player }, index) => (zoneOf(index) === zone ? [player] : []));
  const zones = zoneOrder.flatMap((zone) => {
    const names = inZone(zone);
    return names.length > 0 ? [`${zoneNames[zone]}: ${listNames(names)}.`] : [];
  });
  return [`Primero: ${rows[0]?.player ?? ''}.`, ...zones].join(' ');
}

/** Why rows stand above the next where the table's own columns do not say so. */
export const tieSentences = (rows: readonly ComputedRow[]): string[] =>
  rows.flatMap(({ player, reason }, index) => {
    const next = rows[index + 1];
    return reason && next && reason.by !== 'table'
      ? [orderSentence(player, next.player, reason)]
      : [];
  });
