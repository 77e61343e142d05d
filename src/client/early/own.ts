/**
 * What `OwnDuels` runs before it is painted: marking the root where this device remembers a nick, so
 * that nothing moves when src/client/own-duels.ts has read the rest. Inline and blocking;
 * astro.config.mjs allows exactly this text by its hash.
 */
export const earlyOwnScript =
  'try{document.documentElement.toggleAttribute("data-own","jugador"in localStorage)}catch{}';
