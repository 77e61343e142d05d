/**
 * Inline script that every page runs before the first paint. It marks the root: scripts run (`@media (scripting:
 * none)` is unknown to Chrome 119 and Safari 16), the chosen colour scheme, the font of headings once it is cached,
 * and a remembered nick with the height of its card, so that nothing flashes or moves later. scheme.ts,
 * heading-font.ts and own-card.ts store these values. astro.config.mjs allows exactly this text by its hash.
 */
export const earlyLookScript =
  'try{let{dataset:d,style:s}=document.documentElement;d.js="";d.scheme=localStorage.scheme||"";let o=localStorage.jugador;if(o){d.own="";s.setProperty("--own-height",JSON.parse(o).height||"")}if("font"in sessionStorage)d.font=""}catch{}';
