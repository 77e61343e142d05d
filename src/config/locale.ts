/**
 * Language and time zone of site.ts, in a file of their own: scripts of the browser need them, and
 * none of the rest.
 */
export const locale = {
  lang: 'es-AR',
  /** IANA zone of every date a visitor reads or a sheet holds. */
  timeZone: 'America/Argentina/Buenos_Aires',
} as const;
