/** Facts about the community for code that runs in builds and browsers. In a browser `facts.browser.ts` replaces it. */
import { nicks, site } from './site.ts';

/** Language (`es-AR`) and time zone of everything that the site writes. */
export const locale = { lang: site.lang, timeZone: site.timeZone };

export { nicks };
