/**
 * What every page runs before anything is painted: marking the root with the fact that scripts run
 * (`@media (scripting: none)` is unknown to Chrome 119 and Safari 16), with the colours the visitor chose
 * earlier, so that the others never flash, and with the headings' font once the visit has it. Inline and
 * blocking; astro.config.mjs allows exactly this text by its hash. src/client/scheme.ts and heading-font.ts
 * write what is read here.
 */
export const earlyLookScript =
  'try{let{dataset:d}=document.documentElement;d.js="";d.scheme=localStorage.scheme||"";if("font"in sessionStorage)d.font=""}catch{}';
