/**
 * What every page runs before anything is painted: marking the root with the fact that scripts run
 * (`@media (scripting: none)` is unknown to Chrome 119 and Safari 16), with the colours the visitor chose
 * earlier, so that the others never flash, with the headings' font once the visit has it, and with whether
 * this device remembers a nick, so that nothing moves when its duels come. Inline and blocking;
 * astro.config.mjs allows exactly this text by its hash. src/client/scheme.ts, heading-font.ts and
 * own-duels.ts write what is read here.
 */
export const earlyLookScript =
  'try{let{dataset:d}=document.documentElement;d.js="";d.scheme=localStorage.scheme||"";if("jugador"in localStorage)d.own="";if("font"in sessionStorage)d.font=""}catch{}';
