/** What rules need of the community, as the build knows it; in a browser `facts.browser.ts` stands in its place. */
import { nicks, site } from './site.ts';

export const locale = { lang: site.lang, timeZone: site.timeZone };

export { nicks };
