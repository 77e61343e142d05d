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

/** What other things refer to the community by. */
export const organizationId = (home: string): string => `${home}#comunidad`;

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
