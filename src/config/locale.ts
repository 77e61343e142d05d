/** Language and time zone, as the build knows them; in a browser `locale.browser.ts` stands in its place. */
import { site } from './site.ts';

export const locale = { lang: site.lang, timeZone: site.timeZone };
