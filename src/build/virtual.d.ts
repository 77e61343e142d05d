/** Stylesheets made by the build (src/build/community-styles.ts). */
declare module 'virtual:agenda-filter.css';
declare module 'virtual:community-colours.css';

/** Minified text of src/client/early/look.ts (astro.config.mjs). */
declare const LOOK_SCRIPT: string;
