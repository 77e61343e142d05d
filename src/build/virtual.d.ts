/** Stylesheets made by the build (src/build/community-styles.ts). */
declare module 'virtual:agenda-filter.css';
declare module 'virtual:community-colours.css';

/** Texts of src/client/early/early.ts and tabs.ts, bundled (astro.config.mjs). */
declare const EARLY_SCRIPT: string;
declare const TABS_SCRIPT: string;
