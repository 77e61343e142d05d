/** What the zones of a table are called. */
import type { Zone } from '../domain/zones.ts';

export const zoneNames: Readonly<Record<Zone, string>> = {
  promotion: 'Promoción por el ascenso',
  relegation: 'Promoción por la categoría',
};
