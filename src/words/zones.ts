/** Names of a table's zones, what their players are sure of, and CSS classes of their rows. */
import { listNames } from '../lib/text.ts';
import type { Zone, Zones } from '../season/zones.ts';

export const zoneNames: Readonly<Record<Zone, string>> = {
  directPromotion: 'Ascenso directo',
  promotion: 'Promoción por el ascenso',
  relegation: 'Promoción por la categoría',
  directRelegation: 'Descenso directo',
};

export const zoneClasses: Readonly<Record<Zone, string>> = {
  directPromotion: 'zone-up zone-direct',
  promotion: 'zone-up',
  relegation: 'zone-down',
  directRelegation: 'zone-down zone-direct',
};

/** For each goal, the goal that implies it: a promoted player needs no sentence about the play-off for promotion. */
export const impliedBy: Readonly<
  Record<'certain' | 'impossible', Partial<Record<Zone | 'title', Zone>>>
> = {
  certain: { promotion: 'directPromotion', relegation: 'directRelegation' },
  impossible: { directPromotion: 'promotion', directRelegation: 'relegation' },
};

/** Ends of sentences about a player, for a zone that is reached for sure or out of reach: `queda a salvo`. */
export function zoneOutcomes(
  zones: Zones,
): Readonly<Record<Zone, Readonly<Record<'certain' | 'impossible', string>>>> {
  const { promotion, relegation, directPromotion, directRelegation } = zones;
  return {
    directPromotion: {
      certain: 'asciende',
      impossible: promotion ? 'ya no puede ascender directo' : 'ya no puede ascender',
    },
    promotion: {
      certain: directPromotion
        ? 'juega, por lo menos, por el ascenso'
        : 'juega seguro por el ascenso',
      impossible: 'ya no puede jugar por el ascenso',
    },
    relegation: {
      certain: directRelegation
        ? 'juega, en el mejor caso, por la categoría'
        : 'juega seguro por la categoría',
      impossible: 'queda a salvo',
    },
    directRelegation: {
      certain: 'desciende',
      impossible: relegation ? 'ya no desciende directo' : 'queda a salvo',
    },
  };
}

/** `asciende el primero y descienden los 2 últimos de cada grupo` (if `groups` > 1). Empty without direct zones. */
export function directSentence(
  { directPromotion = 0, directRelegation = 0 }: Zones,
  groups: number,
): string {
  const ends: string[] = [];
  if (directPromotion === 1) ends.push('asciende el primero');
  if (directPromotion > 1) ends.push(`ascienden los ${directPromotion} primeros`);
  if (directRelegation === 1) ends.push('desciende el último');
  if (directRelegation > 1) ends.push(`descienden los ${directRelegation} últimos`);
  if (ends.length === 0) return '';
  return `${listNames(ends)}${groups > 1 ? ' de cada grupo' : ''}`;
}
