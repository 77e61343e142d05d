/** Facts about the community for code that runs in builds and browsers. In a browser `facts.browser.ts` replaces it. */
import { nicks, site } from './site.ts';

export const locale = { lang: site.lang, timeZone: site.timeZone };

export { nicks };
