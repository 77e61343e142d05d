/**
 * What every page runs before anything is painted: marking the root with the colours the visitor
 * chose earlier, so that the others never flash. Inline and blocking; astro.config.mjs allows exactly
 * this text by its hash. src/client/scheme.ts writes what is read here.
 */
export const earlySchemeScript =
  'try{document.documentElement.dataset.scheme=localStorage.scheme||""}catch{}';
