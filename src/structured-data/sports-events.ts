/** What is played at a table and on a day: the qualifiers and the final of the national tournament. */
import type { Place, SportsEvent } from 'schema-dts';
import { site } from '../config/site.ts';
import type { Qualifier } from '../domain/qualifiers.ts';
import { formatIso, momentOf } from '../domain/time.ts';

const place = (name: string, city: string, region?: string): Place => ({
  '@type': 'Place',
  name,
  address: {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(region === undefined ? {} : { addressRegion: region }),
    addressCountry: site.countryCode,
  },
});

const { name, year, finalDate, finalTime, finalCity } = site.national;

/** A qualifier; `url` is the absolute address of the page that announces it. */
export function qualifierEvent(qualifier: Qualifier, url: string): SportsEvent {
  return {
    '@type': 'SportsEvent',
    name: `Clasificatorio del ${name} en ${qualifier.city}`,
    sport: site.game,
    startDate: formatIso(qualifier.date),
    location: place(qualifier.place, qualifier.city, qualifier.province?.name),
    url,
  };
}

/** The final; `url` is the absolute address of the page that announces it. */
export function nationalFinalEvent(url: string): SportsEvent {
  return {
    '@type': 'SportsEvent',
    name: `Final del ${name} ${year}`,
    sport: site.game,
    startDate: formatIso(momentOf(finalDate, finalTime)),
    location: place(finalCity, finalCity),
    url,
  };
}
