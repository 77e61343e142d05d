/** Stylesheets that the build makes (src/build/virtual-styles.ts). */
declare module 'virtual:agenda-filter.css';
declare module 'virtual:community-colours.css';
