/** How bands of a table are marked; src/islands/what-if/Table.tsx marks them the same. */
export const zoneClasses = { promotion: 'zone-up', relegation: 'zone-down' } as const;
