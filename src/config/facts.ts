/** Facts about the community for the rules in a build. In a browser `facts.browser.ts` replaces this module. */
import { nicks, site } from './site.ts';

export const locale = { lang: site.lang, timeZone: site.timeZone };

export { nicks };
