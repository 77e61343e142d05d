/** Names of a table's zones, and CSS classes of their rows. */
import type { Zone } from '../domain/zones.ts';

export const zoneNames: Readonly<Record<Zone, string>> = {
  promotion: 'Promoción por el ascenso',
  relegation: 'Promoción por la categoría',
};

/** One word each, for small spaces. */
export const shortZoneNames: Readonly<Record<Zone, string>> = {
  promotion: 'ascenso',
  relegation: 'descenso',
};

export const zoneClasses = { promotion: 'zone-up', relegation: 'zone-down' } as const;
