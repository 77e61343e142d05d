/** The community and its site, for the home page. */
import type { Organization, WebSite } from 'schema-dts';
import { site } from '../config/site.ts';

/** The community; `home` and `logo` are absolute addresses, the logo's of a PNG. */
export function organization(home: string, logo: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(home),
    name: site.community,
    url: home,
    logo,
    description: site.description,
    sameAs: site.social.map(({ url }) => url),
  };
}

/** What the site refers to the community by. */
const organizationId = (home: string): string => `${home}#comunidad`;

/** The community, where a page about something else names it; `home` is an absolute address. */
export const community = (home: string) =>
  ({ '@type': 'Organization', name: site.community, url: home }) as const satisfies Organization;

/** The site, by which search engines name it in their results. */
export function webSite(home: string): WebSite {
  return {
    '@type': 'WebSite',
    name: site.brand,
    alternateName: site.community,
    url: home,
    inLanguage: site.lang,
    publisher: { '@id': organizationId(home) },
  };
}
