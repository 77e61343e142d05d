/** The community and its site, for the home page. */
import type { Organization, WebSite } from 'schema-dts';
import { absoluteUrl } from '../config/addresses.ts';
import { site } from '../config/site.ts';

const url = absoluteUrl('/');
/** What the site refers to the community by. */
const id = `${url}#comunidad`;

/** The community, where a page about something else names it. */
export const community = {
  '@type': 'Organization',
  name: site.community,
  url,
} as const satisfies Organization;

export const organization: Organization = {
  '@type': 'Organization',
  '@id': id,
  name: site.community,
  url,
  logo: absoluteUrl('/icon-512.png'),
  description: site.description,
  sameAs: site.social.map((channel) => channel.url),
};

/** The site, by which search engines name it in their results. */
export const webSite: WebSite = {
  '@type': 'WebSite',
  name: site.brand,
  alternateName: site.community,
  url,
  inLanguage: site.lang,
  publisher: { '@id': id },
};
