/** Stylesheets that the build makes (src/build/). */
declare module 'virtual:agenda-filter.css';
