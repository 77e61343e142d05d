/** Stylesheets that the build makes (src/build/). */
declare module 'virtual:agenda-filter.css';

/** Minified text of src/client/early/look.ts (astro.config.mjs). */
declare const LOOK_SCRIPT: string;
