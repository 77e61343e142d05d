/** What the zones of a table are called, by visitors and by the styles of its rows. */
import type { Zone } from '../domain/zones.ts';

export const zoneNames: Readonly<Record<Zone, string>> = {
  promotion: 'Promoción por el ascenso',
  relegation: 'Promoción por la categoría',
};

/** The same in a word, where there is room for no more. */
export const shortZoneNames: Readonly<Record<Zone, string>> = {
  promotion: 'ascenso',
  relegation: 'descenso',
};

export const zoneClasses = { promotion: 'zone-up', relegation: 'zone-down' } as const;
