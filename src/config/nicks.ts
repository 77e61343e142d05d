/** Nicks of before, as the build knows them; in a browser `nicks.browser.ts` stands in its place. */
export { nicks } from './site.ts';
