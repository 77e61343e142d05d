/** The site's structured data in schema.org's terms, for search engines. */
import type * as schema from 'schema-dts';
import { absoluteUrl, nationalPath, newsPath, teamPath } from '../config/addresses.ts';
import { withDe } from '../config/competitions.ts';
import { site, type National, type Team } from '../config/site.ts';
import type { NewsItem } from '../sources/documents/news.ts';
import type { ScheduledQualifier } from '../sources/documents/qualifiers.ts';
import type { TeamMember } from '../sources/documents/team.ts';
import { formatIso, minuteMs, momentOf } from '../lib/time.ts';
import { description } from '../words/news.ts';

const url = absoluteUrl('/');
/** Id under which the site's structured data refers to the community. */
const id = `${url}#comunidad`;

/** The community, as pages about something else name it. */
const community = {
  '@type': 'Organization',
  name: site.community,
  url,
} as const satisfies schema.Organization;

/** The community, as the home page describes it. */
export const organization: schema.Organization = {
  ...community,
  '@id': id,
  logo: absoluteUrl('/icon-512.png'),
  description: site.description,
  sameAs: site.social.map((channel) => channel.url),
};

/** The site, so that search engines show its name in their results. */
export const webSite: schema.WebSite = {
  '@type': 'WebSite',
  name: site.brand,
  alternateName: site.community,
  url,
  inLanguage: site.lang,
  publisher: { '@id': id },
};

/** A page of a trail (`breadcrumbs`), which ends with the page that it leads to. `path` is without base. */
export interface Crumb {
  name: string;
  path: string;
}

/** The trail from the home page to a page, both included, in their order, as schema.org data for search engines. */
export const breadcrumbs = (trail: readonly Crumb[]): schema.BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

/** A news item as schema.org data for search engines. @param image Absolute address of its preview picture. */
export const newsArticle = (item: NewsItem, image: string): schema.NewsArticle => ({
  '@type': 'NewsArticle',
  headline: item.title,
  description: description(item, site.news.descriptionLength),
  datePublished: formatIso(item.publishedAt),
  image,
  mainEntityOfPage: absoluteUrl(newsPath(item.id)),
  inLanguage: site.lang,
  author: community,
  publisher: community,
});

/** The national team as schema.org data for search engines: its page, and members' names and nicks in their order. */
export const nationalTeam = (team: Team, members: readonly TeamMember[]): schema.SportsTeam => ({
  '@type': 'SportsTeam',
  name: `${team.name} de ${site.country}`,
  sport: site.game,
  url: absoluteUrl(teamPath),
  athlete: members.map(({ name, nick }) => ({ '@type': 'Person', name, alternateName: nick })),
});

function place(name: string, city: string, region?: string): schema.Place {
  const address: schema.PostalAddress = { '@type': 'PostalAddress', addressLocality: city };
  if (region !== undefined) address.addressRegion = region;
  address.addressCountry = site.countryCode;
  return { '@type': 'Place', name, address };
}

/** An event on one day, of the length that `site.calendar.tournamentMinutes` says. */
function tournament(name: string, start: Date, location: schema.Place) {
  const end = new Date(start.getTime() + site.calendar.tournamentMinutes * minuteMs);
  return {
    '@type': 'SportsEvent',
    name,
    sport: site.game,
    startDate: formatIso(start),
    endDate: formatIso(end),
    eventStatus: 'https://schema.org/EventScheduled',
    location,
    organizer: community,
  } as const satisfies schema.SportsEvent;
}

/** A qualifier as schema.org data for search engines: name, place, start and end. It has no page, so no `url`. */
export const qualifierEvent = (
  national: National,
  qualifier: ScheduledQualifier,
): schema.SportsEvent =>
  tournament(
    `Clasificatorio ${withDe(national)} en ${qualifier.city}`,
    qualifier.date,
    place(qualifier.place, qualifier.city, qualifier.province?.name),
  );

/** The national final as schema.org data for search engines: name, city, start, end, and the tournament's page. */
export const nationalFinalEvent = (national: National): schema.SportsEvent => {
  const { year, finalDate, finalTime, finalCity } = national;
  return {
    ...tournament(
      `Final ${withDe(national)} ${year}`,
      momentOf(finalDate, finalTime),
      // The venue is not known.
      place(finalCity, finalCity),
    ),
    url: absoluteUrl(nationalPath),
  };
};
