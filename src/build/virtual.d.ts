/** Stylesheets made by the build (src/build/community-styles.ts). */
declare module 'virtual:*.css';

/** Texts of early.ts, own-lines.ts and tabs.ts in src/client/early, bundled (astro.config.mjs). */
declare const EARLY_SCRIPT: string;
declare const OWN_LINES_SCRIPT: string;
/** Runs before the first tabs (src/islands/Tabs.tsx) of a page are painted. */
declare const TABS_SCRIPT: string;
