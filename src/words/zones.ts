/** What the zones of a table are called, by visitors and by the styles of its rows. */
import type { Zone } from '../domain/zones.ts';

export const zoneNames: Readonly<Record<Zone, string>> = {
  promotion: 'Promoción por el ascenso',
  relegation: 'Promoción por la categoría',
};

export const zoneClasses = { promotion: 'zone-up', relegation: 'zone-down' } as const;
