/**
 * What every page runs before anything is painted: marking the root with the fact that scripts run
 * (`@media (scripting: none)` is unknown to Chrome 119 and Safari 16), with the colours the visitor chose
 * earlier, so that the others never flash, with the headings' font once the visit has it, and with whether
 * this device remembers a nick, and how high its card was, so that nothing moves when it comes. Inline and
 * blocking; astro.config.mjs allows exactly this text by its hash. src/client/scheme.ts, heading-font.ts
 * and own-card.ts write what is read here.
 */
export const earlyLookScript =
  'try{let{dataset:d,style:s}=document.documentElement;d.js="";d.scheme=localStorage.scheme||"";let o=localStorage.jugador;if(o){d.own="";s.setProperty("--own-height",JSON.parse(o).height||"")}if("font"in sessionStorage)d.font=""}catch{}';
